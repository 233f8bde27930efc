import { createServer } from 'node:net'
import { startServer } from './serverProcess.mjs'

/** @returns {Promise<number>} a port that is free now */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts Vite's dev server, which also serves the workbench and the sandbox, with its own data folder.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: its origin; `stop` also removes the data
 * @throws with the server's output, if it exits before it listens
 */
export async function startDevServer() {
  const port = await freePort()
  const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  return startServer('dev-server', args, { NO_COLOR: '1', FORCE_COLOR: '' }, new RegExp(`:(${port})/`))
}
