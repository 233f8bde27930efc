import { startServer } from './serverProcess.mjs'

/**
 * Starts Vite's dev server on a free port, which also serves the workbench and the sandbox, with its own data folder.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: its origin; `stop` also removes the data
 * @throws with the server's output, if it exits before it listens
 */
export function startDevServer() {
  const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0']
  const env = { NO_COLOR: '1', FORCE_COLOR: '' }
  return startServer('dev-server', args, env, /http:\/\/127\.0\.0\.1:(\d+)\//)
}
