import { randomBytes } from 'node:crypto'
import { startServer } from './serverProcess.mjs'

/**
 * Starts Vite's dev server on a free port, which also serves the workbench and the sandbox, with its own data folder.
 *
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>} `url`: its origin; `password`: of the
 *   console at `/sandbox`; `stop` also removes the data
 * @throws with the server's output, if it exits before it listens
 */
export async function startDevServer() {
  const password = randomBytes(12).toString('hex')
  const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0']
  const env = { NO_COLOR: '1', FORCE_COLOR: '', SANDBOX_PASSWORD: password }
  const server = await startServer('dev-server', args, env, /http:\/\/127\.0\.0\.1:(\d+)\//)
  return { ...server, password }
}
