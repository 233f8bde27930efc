import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** Time for child processes to exit after a signal, before this process exits. */
const GRACE_MS = 5_000

/** Running child processes. None of them outlives this process. */
const running = new Set()

/** Sends a signal to all child processes and their own children. @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal)
    } catch {
      child.kill(signal)
    }
  }
}

/** Stops all child processes, then exits. @param {NodeJS.Signals} signal */
function stop(signal) {
  signalAll(signal)
  const code = signal === 'SIGINT' ? 130 : 143
  setTimeout(() => process.exit(code), GRACE_MS)
  Promise.all([...running].map((child) => new Promise((resolve) => child.once('close', resolve)))).then(() =>
    process.exit(code),
  )
}

process.on('exit', () => signalAll('SIGKILL'))

/** Handles signals only while child processes run: under `npm start`, this process's server has its own handlers. */
function track(child) {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  running.add(child)
  const forget = () => {
    running.delete(child)
    if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  }
  child.once('close', forget)
  child.once('error', forget)
}

/**
 * Starts a program without standard input, in its own process group, so that its children stop with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean }} [options] `show`: pass its output through
 */
function launch(command, args, { env = {}, show = false } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    detached: process.platform !== 'win32',
  })
  track(child)
  return child
}

/**
 * Runs a program and waits for its exit.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof launch>[2]} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>} `output`: stdout and stderr, unless
 *   shown; `code`: 127 if the program cannot be started, 128 if a signal ended it
 */
export function run(command, args, options) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = launch(command, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const done = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.once('error', (error) => {
      output += `${error.message}\n`
      done(127)
    })
    child.once('close', (code) => done(code ?? 128))
  })
}

/**
 * Runs a program of an installed package with the current Node.
 *
 * @param {string} file relative to `node_modules`, for example `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @param {Parameters<typeof launch>[2]} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [`${ROOT}/node_modules/${file}`, ...args], options)
}

/**
 * Runs npm: the one that runs this script, as it says in a variable, or else the one in the PATH.
 *
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args)
}
