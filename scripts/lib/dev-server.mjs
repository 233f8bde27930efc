import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** @returns {Promise<number>} a port that is free now */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts Vite's dev server, which serves the workbench and the sandbox too, with a data folder of its own.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: its origin; `stop` also removes the data
 * @throws with the server's output, if it exits before it listens
 */
export async function startDevServer() {
  const data = await mkdtemp(join(tmpdir(), 'dev-'))
  const port = await freePort()
  const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', DATA_DIR: data, DATABASE_URL: '' },
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
  await new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (output.includes(`:${port}/`)) resolve(undefined)
      })
    }
    ended.then(() => reject(new Error(`The dev server did not start.\n${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}
