import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DrizzleConfig } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolClient } from 'pg'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'
import { StartupError } from './startupError.ts'

/** The database or a transaction on it, for both PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

type Settings = DrizzleConfig<typeof schema>

export interface Database {
  db: Db
  close(): Promise<void>
}

/** An arbitrary number that no other program locks in this database. */
const MIGRATION_LOCK = 7_316_901
const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

export interface DatabaseOptions {
  /** URL of a PostgreSQL database. */
  url?: string | undefined
  /** PGlite's data folder, used if there is no URL; without a folder, PGlite keeps the data in memory. */
  folder?: string | undefined
  /** Initial data for a new PGlite, as a tar from `dumpDataDir`. */
  data?: Blob | undefined
  /** Receives the text of every statement, with placeholders. */
  onStatement?: ((statement: string) => void) | undefined
  /** Receives the error of each connection to PostgreSQL that breaks. */
  onLostConnection?: ((error: Error) => void) | undefined
}

/** Opens and migrates the database. Throws a StartupError if that is not possible. */
export async function openDatabase({
  url,
  folder,
  data,
  onStatement = () => {},
  onLostConnection = () => {},
}: DatabaseOptions): Promise<Database> {
  const settings: Settings = { schema, casing: 'snake_case', logger: { logQuery: onStatement } }
  return url ? openPostgres(url, settings, onLostConnection) : openPglite(folder, data, settings)
}

async function openPostgres(
  url: string,
  settings: Settings,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 30_000 })
  surviveLostConnections(pool, onLostConnection)
  const db = drizzlePg(pool, settings)
  try {
    await migrateAlone(pool, settings)
  } catch (error) {
    await pool.end()
    throw new StartupError(`The database of DATABASE_URL can't be used: ${reasonOf(error)}`)
  }
  return { db, close: () => pool.end() }
}

/**
 * Listens to the errors of all connections: one without a listener would end the process. The pool replaces an idle
 * connection that breaks. One that is in use is given back here, because Drizzle keeps a client whose `begin` failed.
 */
function surviveLostConnections(pool: Pool, onLostConnection: (error: Error) => void): void {
  const inUse = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      onLostConnection(error)
      if (!inUse.has(client)) return
      client.release(error)
      // The user of the client gives it back too, and the pool throws at a second time.
      client.release = () => {}
    })
  })
}

/** Migrates under a lock, because several processes may start on the same empty database. */
async function migrateAlone(pool: Pool, settings: Settings): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(client, settings), migrations)
  } finally {
    // Closing the connection also releases its lock.
    client.release(true)
  }
}

async function openPglite(
  folder: string | undefined,
  data: Blob | undefined,
  settings: Settings,
): Promise<Database> {
  const unlock = folder === undefined ? () => {} : await lockFolder(ensureWritable(folder))
  try {
    const client = await PGlite.create({
      ...(folder !== undefined && { dataDir: join(folder, 'pg') }),
      ...(data && { loadDataDir: data }),
    })
    const db = drizzlePglite(client, settings)
    await migratePglite(db, migrations)
    return {
      db,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw new StartupError(
      `The database in ${folder ?? 'memory'} can't be opened (move the folder away to start with an empty one): ${reasonOf(error)}`,
    )
  }
}

function ensureWritable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be written: ${reasonOf(error)}`)
  }
}

/** The first line of the driver's message. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const text = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause)
  return (text || 'unknown reason').split('\n')[0] ?? ''
}
