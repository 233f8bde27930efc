import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * Starts a server in a separate Node process with its own data folder, and waits until it listens.
 *
 * @param {string} name of the server, for its folder and its error
 * @param {readonly string[]} args of Node
 * @param {Record<string, string>} env additional environment variables
 * @param {RegExp} listens matches the output of a listening server; its group captures the port
 * @param {{ node?: string | undefined, prepare?: (data: string) => Promise<void> | undefined }} [options] `node`: path of
 *   the Node that runs it; `prepare`: fills the data folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: its origin; `stop` also removes the data
 * @throws with the server's output, if it exits before it listens
 */
export async function startServer(name, args, env, listens, { node = process.execPath, prepare } = {}) {
  const data = await mkdtemp(join(tmpdir(), `${name}-`))
  await prepare?.(data)
  const child = spawn(node, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', ...env },
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
        const found = listens.exec(output)
        if (found) resolve(found[1])
      })
    }
    ended.then(() => reject(new Error(`The ${name} did not start.\n${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}
