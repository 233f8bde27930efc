import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'

/** The database, or a transaction on it: the same for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  close(): Promise<void>
}

const settings = { schema, casing: 'snake_case' } as const
/** Any number that no other program locks in this database. */
const MIGRATION_LOCK = 7_316_901
const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/**
 * Opens and migrates the database: PostgreSQL at `url`, else PGlite in `folder`, else PGlite in memory. A PGlite that
 * is new begins with `data`, a tar of its `dumpDataDir`, where that is given.
 * Throws a StartupError where it can't.
 */
export async function openDatabase(where: {
  url?: string | undefined
  folder?: string | undefined
  data?: Blob | undefined
}): Promise<Database> {
  return where.url ? openPostgres(where.url) : openPglite(where.folder, where.data)
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 30_000 })
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL connection lost: ${error.message}`))
  const db = drizzlePg(pool, settings)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw new StartupError(`The database of DATABASE_URL can't be used: ${reason(error)}`)
  }
  return { db, close: () => pool.end() }
}

/** Migrates under a lock, for several processes may start on one empty database. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(client, settings), migrations)
  } finally {
    // Ending the connection ends its lock too.
    client.release(true)
  }
}

async function openPglite(folder: string | undefined, data: Blob | undefined): Promise<Database> {
  const unlock = folder === undefined ? async () => {} : await lockFolder(writable(folder))
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
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw new StartupError(
      `The database in ${folder ?? 'memory'} can't be opened (move the folder away to begin anew): ${reason(error)}`,
    )
  }
}

function writable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be written: ${reason(error)}`)
  }
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const text = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause)
  return (text || 'unknown reason').split('\n')[0] ?? ''
}
