import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {import('./headless.mjs').Tests} Tests */
/** @typedef {import('./worker.mjs').Task} Task */
/** @typedef {import('./worker.mjs').Verdict} Verdict */

/** The exit code of a worker whose task exceeded its limit or was idle for too long. */
export const LIMIT_REACHED = 70
const LATE = new Error('The limit is reached.')

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** A process that tests mutants. If a mutant never terminates, the process exits and is replaced by another. */
export class Worker {
  #setting
  #child

  /** @param {Tests} setting */
  constructor(setting) {
    this.#setting = setting
    this.#child = this.#start()
  }

  #start() {
    const { root, env, config, project, alias } = this.#setting
    const child = fork(WORKER, [JSON.stringify({ config, project, alias })], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4_000)
    })
    const ended = new Promise((_, reject) =>
      child.once('exit', (code) =>
        reject(code === LIMIT_REACHED ? LATE : new Error(`The tests' process ended with ${code}.\n${said}`)),
      ),
    )
    ended.catch(() => undefined)
    const next = () => Promise.race([new Promise((resolve) => child.once('message', resolve)), ended])
    const ready = next()
    ready.catch(() => undefined)
    return { child, next, ready }
  }

  /** @returns {Promise<string[]>} every test file, as an absolute path */
  async tests() {
    return (await this.#child.ready).tests
  }

  /** @param {Task} task @returns {Promise<Verdict>} */
  async run(task) {
    const { child, next, ready } = this.#child
    await ready
    const answer = next()
    child.send(task)
    try {
      return await answer
    } catch (reason) {
      this.#child = this.#start()
      const late = `the limit of ${task.limit.toFixed(0)} s, or waiting`
      return { killedBy: reason === LATE ? late : 'the end of the process', seconds: {} }
    }
  }

  stop() {
    this.#child.child.kill('SIGKILL')
  }
}

/**
 * Runs jobs on several workers; each worker runs one job at a time.
 *
 * @template Job
 * @param {object} options
 * @param {Tests} options.setting
 * @param {number} options.size
 * @param {readonly Job[]} options.jobs
 * @param {(job: Job, worker: Worker) => Promise<void>} options.each
 */
export async function inWorkers({ setting, size, jobs, each }) {
  const queue = [...jobs]
  const workers = Array.from({ length: Math.min(size, jobs.length) }, () => new Worker(setting))
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
