import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** How long a child may take to end itself once it has been told to. */
const GRACE_MS = 5_000

/** Children that still run; none of them outlives this process. */
const running = new Set()

/** @param {NodeJS.Signals} signal to every child and its own children */
function tell(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal)
    } catch {
      child.kill(signal)
    }
  }
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  tell(signal)
  const code = signal === 'SIGINT' ? 130 : 143
  setTimeout(() => process.exit(code), GRACE_MS)
  Promise.all([...running].map((child) => new Promise((resolve) => child.once('close', resolve)))).then(() =>
    process.exit(code),
  )
}

process.on('exit', () => tell('SIGKILL'))

/** The signals are ours only while children run: the server, which `npm start` runs in here, has its own handlers. */
function watch(child) {
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
 * Starts a program of its own process group (so that its own children end with it) without a standard input.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean }} [options] `show`: its output goes to ours
 */
function launch(command, args, { env = {}, show = false } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    detached: process.platform !== 'win32',
  })
  watch(child)
  return child
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof launch>[2]} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>} `output`: both streams, where not shown.
 *   A program that cannot be started has code 127, one ended by a signal 128.
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
 * Runs a program of one of the installed packages with this same Node.
 *
 * @param {string} file from `node_modules`, for example `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @param {Parameters<typeof launch>[2]} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [`${ROOT}/node_modules/${file}`, ...args], options)
}
