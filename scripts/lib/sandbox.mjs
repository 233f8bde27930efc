import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * Starts the built sandbox, which also serves the built site, on a free port with a data folder of its own.
 *
 * @param {Record<string, string>} [env] additional environment variables
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>} `url`: origin of the
 *   sandbox; `password`: of the console at `/sandbox`; `stop` also removes the data
 * @throws with the sandbox's output, if it exits before it listens
 */
export async function startSandbox(env = {}) {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const password = randomBytes(12).toString('hex')
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: '',
    DIST: '',
    SANDBOX_PASSWORD: password,
  }
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The caller may exit without calling `stop`.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
    await rm(data, { recursive: true, force: true })
  }
  const port = await new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const address = /http:\/\/localhost:(\d+)\//.exec(output)
        if (address) resolve(address[1])
      })
    }
    ended.then(() => reject(new Error(`The sandbox did not start.\n${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, password, stop }
}
