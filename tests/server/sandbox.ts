import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, afterEach, inject, vi } from 'vitest'
import { createPasswords } from '../../server/access/passwords.ts'
import { type AppOptions, buildApp } from '../../server/app.ts'
import { prove } from '../../server/ledger/ledger.ts'

export const SANDBOX_PASSWORD = 'open sesame & more'

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

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any
  headers: Record<string, unknown>
}

/** Sends one call below `/api`: `post(app, '/login', { … }, token)`. */
export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { body, token, headers } = options
  const response = await app.inject({
    method,
    url: /^\/(demo-game|exchange-frame)/.test(path) ? path : `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  })
  const json = response.headers['content-type']?.toString().startsWith('application/json')
  return {
    status: response.statusCode,
    body: json ? response.json() : response.body,
    headers: response.headers,
  }
}

export const get = (app: FastifyInstance, path: string, token?: string) =>
  send(app, 'GET', path, token ? { token } : {})

export const post = (app: FastifyInstance, path: string, body: unknown, token?: string) =>
  send(app, 'POST', path, token ? { body, token } : { body })

/** Returns how many responses have each status: `{ 200: 1, 422: 39 }`. */
export function tally(answers: readonly Reply[]): Record<number, number> {
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

/** Reads an amount from the wire, such as `1000.00`, in poisha. */
export const poisha = (decimal: string) => Math.round(Number(decimal) * 100)

/** Returns a refusal with this message, and with the field that it is about, if there is one. */
export const refusal = (message: string, field?: string) => ({
  status: 422,
  body: { message, ...(field && { errors: { [field]: [message] } }) },
})

/** Returns the body of a successful response; throws for any other. */
export function must({ status, body }: Reply) {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

export const PASSWORD = 'abc12345'

/** Returns a valid sign-up for a username. */
export function signup(username: string, change: Record<string, unknown> = {}) {
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    name: '',
    phone: phoneOf(username),
    email: `${username}@mail.example`,
    referral_code: '',
    agent_code: '',
    currency: 'BDT',
    status: 'active',
    ...change,
  }
}

/** Returns the phone number of a username: always the same, and different for each username of a test. */
export function phoneOf(username: string): string {
  const sum = [...username].reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0)) % 100_000_000, 7)
  return `017${String(sum).padStart(8, '0')}`
}

/** Returns the newest code in the outbox, read from the page at `/sandbox/outbox`. */
export async function newestCode(app: FastifyInstance): Promise<string> {
  const page = await sandboxPage(app)
  const code = /code is (\d{6})\./.exec(page)?.[1]
  if (!code) throw new Error('no code in the outbox')
  return code
}

export async function sandboxPage(app: FastifyInstance): Promise<string> {
  return (await app.inject({ url: '/sandbox/outbox', headers: { cookie: await cookieOf(app) } })).body
}

/** Enters the console and returns the cookie of the session. */
export async function cookieOf(app: FastifyInstance, password = SANDBOX_PASSWORD): Promise<string> {
  const entered = await app.inject({ url: '/sandbox', query: { key: password } })
  return String(entered.headers['set-cookie']).split(';')[0] ?? ''
}
