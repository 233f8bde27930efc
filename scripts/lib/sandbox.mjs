import { randomBytes } from 'node:crypto'
import { startServer } from './serverProcess.mjs'

/**
 * Starts the built sandbox, which also serves the built site, on a free port with its own data folder.
 *
 * @param {Record<string, string>} [env] additional environment variables
 * @param {string} [node] path of the Node that runs it
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>} `url`: origin of the
 *   sandbox; `password`: of the console at `/sandbox`; `stop` also removes the data
 * @throws with the sandbox's output, if it exits before it listens
 */
export async function startSandbox(env = {}, node) {
  const password = randomBytes(12).toString('hex')
  const defaults = { PORT: '0', HOST: '127.0.0.1', DIST: '', SANDBOX_PASSWORD: password }
  const listens = /http:\/\/localhost:(\d+)\//
  const { url, stop } = await startServer(
    'sandbox',
    ['build/server/main.js'],
    { ...defaults, ...env },
    listens,
    node,
  )
  return { url, password, stop }
}
