import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, afterEach, inject, vi } from 'vitest'
import { createPasswords } from '#server/access/passwords.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { prove } from '#server/ledger/ledger.ts'
import { SANDBOX_PASSWORD } from './calls.ts'

/** argon2id at its lowest cost, to keep the tests fast. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const cheapPasswords = await createPasswords(CHEAP)

/**
 * Starts a sandbox on in-memory PGlite or on a new database of the PostgreSQL at TEST_DATABASE_URL. Its ledger must
 * balance at the end.
 */
export async function openSandbox(options: Partial<AppOptions> = {}) {
  const database = await ownDatabase()
  const app = await buildApp({
    databaseUrl: database.url,
    data: newPglite('migrated'),
    sandboxPassword: SANDBOX_PASSWORD,
    passwords: cheapPasswords,
    exchangeSeed: 'tests',
    ...options,
  })
  const close = async () => {
    const proof = await prove(app.db)
    await app.close()
    await database.drop()
    if (proof.sum !== 0 || proof.points !== 0 || proof.wrong.length > 0)
      throw new Error(`the ledger is wrong: ${JSON.stringify(proof)}`)
  }
  return { app, close }
}

/** Starts the sandbox of a test file, which is closed after it. Each test begins with the real date. */
export async function startSandbox(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const { app, close } = await openSandbox(options)
  afterAll(close)
  afterEach(() => {
    vi.useRealTimers()
  })
  return app
}

/** Sets the date until the end of the test; timers run on. */
export const setTime = (time: number | Date) => vi.useFakeTimers({ toFake: ['Date'], now: time })

/** Moves the date forward by milliseconds until the end of the test; timers run on. */
export const later = (ms: number) => setTime(Date.now() + ms)

/** Returns a `below` for reels that never pay, so that every stake is lost. */
export function losing(): (n: number) => number {
  let stop = 0
  return () => stop++ % 3
}

/** Returns the initial data of a new PGlite of these tests, with the tables or empty; undefined on PostgreSQL. */
export function newPglite(state: 'migrated' | 'empty'): Blob | undefined {
  const paths = inject('pglites')
  return paths && new Blob([readFileSync(paths[state])])
}

/** Creates a database for one test if there is a PostgreSQL; otherwise the URL is undefined. */
export async function ownDatabase(): Promise<{ url: string | undefined; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { url: undefined, drop: async () => {} }
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name}`) }
}
