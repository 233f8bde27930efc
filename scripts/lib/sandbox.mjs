import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files.mjs'
import { ROOT } from './root.mjs'
import { startServer } from './serverProcess.mjs'

const CACHE = join(ROOT, '.cache/sandbox')

/** From the project's root. */
const MIGRATIONS = 'server/db/migrations'

/** @type {Promise<string> | undefined} */
let database

/**
 * Returns the folder of a PGlite with the tables for sandboxes to copy, because creating one takes ten seconds of CPU.
 * Another version of a package and each migration get another one. The first sandbox of a run creates it before any
 * other process asks.
 */
async function createDatabase() {
  const version = createHash('sha256')
  for (const file of ['package-lock.json', ...filesBelow(MIGRATIONS)])
    version.update(await readFile(join(ROOT, file)))
  const folder = join(CACHE, version.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  const created = await mkdtemp(join(CACHE, 'new-'))
  const pglite = await PGlite.create(created)
  await migrate(drizzle(pglite), { migrationsFolder: join(ROOT, MIGRATIONS) })
  await pglite.close()
  await rename(created, folder)
  return folder
}

/**
 * Starts the built sandbox, which also serves the built site, on a free port with its own data folder.
 *
 * @param {Record<string, string>} [env] additional environment variables
 * @param {string} [node] path of the Node that runs it, and then also creates its database
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>} `url`: origin of the
 *   sandbox; `password`: of the console at `/sandbox`; `stop` also removes the data
 * @throws with the sandbox's output, if it exits before it listens
 */
export async function startSandbox(env = {}, node) {
  const password = randomBytes(12).toString('hex')
  const defaults = { PORT: '0', HOST: '127.0.0.1', DIST: '', SANDBOX_PASSWORD: password }
  const listens = /http:\/\/localhost:(\d+)\//
  if (!node) database ??= createDatabase()
  const empty = node ? undefined : await database
  const prepare = (/** @type {string} */ data) => empty && cp(empty, join(data, 'pg'), { recursive: true })
  const options = { node, prepare }
  const args = ['build/server/main.js']
  const { url, stop } = await startServer('sandbox', args, { ...defaults, ...env }, listens, options)
  return { url, password, stop }
}
