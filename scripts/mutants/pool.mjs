import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../lib/root.mjs'

/** @typedef {import('./worker.mjs').Task} Task */
/** @typedef {import('./worker.mjs').Verdict} Verdict */

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** One process that tests mutants; where a mutant never ends, the process does, and another takes its place. */
class Worker {
  #child = this.#start()

  #start() {
    const child = fork(WORKER, {
      cwd: ROOT,
      env: { ...process.env, COVERAGE_DIR: '.cache/mutants/coverage', NO_COLOR: '1', UPDATE_TABLES: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4_000)
    })
    const ended = new Promise((_, reject) =>
      child.once('exit', (code) => reject(new Error(`The tests' process ended with ${code}.\n${said}`))),
    )
    ended.catch(() => undefined)
    const next = () => Promise.race([new Promise((resolve) => child.once('message', resolve)), ended])
    return { child, next, ready: next() }
  }

  /** @returns {Promise<string[]>} every headless test file, as an absolute path */
  async tests() {
    return (await this.#child.ready).tests
  }

  /**
   * @param {Task} task
   * @param {number} limit seconds
   * @returns {Promise<Verdict>}
   */
  async run(task, limit) {
    const { child, next, ready } = this.#child
    await ready
    const answer = next().catch(() => ({ killedBy: 'the end of the process', seconds: {}, isEnded: true }))
    child.send(task)
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const late = new Promise((resolve) => {
      const killedBy = `the limit of ${Math.round(limit)} s`
      timer = setTimeout(() => resolve({ killedBy, seconds: {}, isEnded: true }), limit * 1000)
    })
    const { isEnded, ...verdict } = await Promise.race([answer, late])
    clearTimeout(timer)
    if (isEnded) {
      child.kill('SIGKILL')
      this.#child = this.#start()
    }
    return verdict
  }

  stop() {
    this.#child.child.kill('SIGKILL')
  }
}

/**
 * Runs jobs on several workers; each worker runs one job at a time.
 *
 * @template Job
 * @param {{ size: number, jobs: readonly Job[], each: (job: Job, worker: Worker) => Promise<void> }} options
 */
export async function inWorkers({ size, jobs, each }) {
  const queue = [...jobs]
  const workers = Array.from({ length: Math.min(size, jobs.length) }, () => new Worker())
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let job = queue.shift(); job !== undefined; job = queue.shift()) await each(job, worker)
      }),
    )
  } finally {
    for (const worker of workers) worker.stop()
  }
}
