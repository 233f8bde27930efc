import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * Starts the built sandbox, which serves the built site too, on a free port and with data of its own.
 *
 * @param {Record<string, string>} [env] for the sandbox, over what it gets here
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>} `url`: its origin; `password`:
 *   opens `/sandbox`; `stop` also removes the data
 * @throws with the sandbox's own words, if it ends instead of listening
 */
export async function startSandbox(env = {}) {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const password = randomBytes(12).toString('hex')
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: '',
    DIST: '',
    SANDBOX_PASSWORD: password,
  }
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whoever started it may leave without stopping it.
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
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        const address = /http:\/\/localhost:(\d+)\//.exec(said)
        if (address) resolve(address[1])
      })
    }
    ended.then(() => reject(new Error(`The sandbox did not start.\n${said}`)))
  })
  return { url: `http://127.0.0.1:${port}`, password, stop }
}
