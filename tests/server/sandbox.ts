import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { createPasswords } from '../../server/access/passwords.ts'
import { type AppOptions, buildApp } from '../../server/app.ts'
import { prove } from '../../server/ledger/ledger.ts'

export const SANDBOX_PASSWORD = 'open sesame & more'

/** argon2id at its lowest cost, to keep the tests fast. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const cheapPasswords = await createPasswords(CHEAP)

/**
 * Starts a sandbox that is closed after the test file, on in-memory PGlite or on a new database of the
 * PostgreSQL at TEST_DATABASE_URL. Its ledger must balance at the end.
 */
export async function startSandbox(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const database = await ownDatabase()
  const app = await buildApp({
    databaseUrl: database.url,
    data: emptyPglite(),
    sandboxPassword: SANDBOX_PASSWORD,
    passwords: cheapPasswords,
    exchangeSeed: 'tests',
    ...options,
  })
  afterAll(async () => {
    const proof = await prove(app.db)
    await app.close()
    await database.drop()
    if (proof.sum !== 0 || proof.points !== 0 || proof.wrong.length > 0)
      throw new Error(`the ledger is wrong: ${JSON.stringify(proof)}`)
  })
  return app
}

/** Returns a `below` for reels that never pay, so that every stake is lost. */
export function losing(): (n: number) => number {
  let stop = 0
  return () => stop++ % 3
}

/** Returns the initial data of a new PGlite of these tests; undefined on PostgreSQL. */
export function emptyPglite(): Blob | undefined {
  const path = inject('emptyPglite')
  return path === undefined ? undefined : new Blob([readFileSync(path)])
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

export interface Session {
  token: string
  remoteId: string
  exchangeToken: string
}

export async function logIn(app: FastifyInstance, username: string, password = PASSWORD): Promise<Session> {
  const { status, body } = await post(app, '/login', { username, password })
  if (status !== 200) throw new Error(`log-in of ${username}: ${status} ${JSON.stringify(body)}`)
  return { token: body.token, remoteId: body.remote_id, exchangeToken: body.exchange[0].token }
}

/** Signs a player up and logs in. */
export async function newPlayer(app: FastifyInstance, username: string): Promise<Session> {
  const { status, body } = await post(app, '/v1/create-players', signup(username))
  if (status !== 200) throw new Error(`sign-up of ${username}: ${status} ${JSON.stringify(body)}`)
  return logIn(app, username)
}

const GAME = { gameCode: 'boishakh-slot-1', gameType: 'SLOT', platform: 'Boishakh' }

/** Starts the first slot and returns the launch token from the address that the site would frame. */
export async function launchGame(app: FastifyInstance, { token, remoteId }: Session): Promise<string> {
  const { status, body } = await post(
    app,
    '/game-run',
    { userId: remoteId, externalURL: 'http://localhost/back.html', isMobileLogin: true, ...GAME },
    token,
  )
  if (status !== 200) throw new Error(`game-run: ${status} ${JSON.stringify(body)}`)
  return new URL(body.url).searchParams.get('launch') ?? ''
}

/** Starts and opens a game; returns the token for its calls. */
export async function openGame(app: FastifyInstance, session: Session): Promise<string> {
  const { body } = await post(app, '/demo-game/calls/open', { launch: await launchGame(app, session) })
  return body.token
}

/** Bets in an opened game, by its token. The stake is in poisha, and each bet has its own key. */
export const sendBet = (app: FastifyInstance, game: string, key: string, stake: unknown) =>
  post(app, '/demo-game/calls/bet', { key, stake }, game)

/** Returns an order of the exchange's page: backs `home` at 2.00 with ৳ 100, except for `change`. */
export const orderOf = (key: string, change: Record<string, unknown> = {}) => ({
  ...{ key, marketId: 'm1', selectionId: 'home', side: 'back', odds: '2.00', stake: 10_000 },
  ...change,
})

/** Places a bet on the exchange with an exchange token. */
export const sendOrder = (
  app: FastifyInstance,
  token: string,
  key: string,
  change: Record<string, unknown> = {},
) => post(app, '/exchange-frame/calls/bets', orderOf(key, change), token)

/**
 * Returns a market of the simulator whose match has not begun, so that only the operator can close it;
 * `place` is its position in the list.
 */
export async function marketToCome(app: FastifyInstance, token: string, place = -1): Promise<MarketToCome> {
  const { body } = await get(app, '/exchange-frame/calls/markets', token)
  const late = body.markets.filter(({ inPlay }: { inPlay: boolean }) => !inPlay).at(place)
  return (await get(app, `/exchange-frame/calls/markets/${late.id}`, token)).body.market
}

export interface MarketToCome {
  id: string
  eventName: string
  runners: { id: string; name: string; back: { odds: string }[]; lay: { odds: string }[] }[]
}

/** Returns the newest code in the outbox, read from the page at `/sandbox/outbox`. */
export async function newestCode(app: FastifyInstance): Promise<string> {
  const page = await sandboxPage(app)
  const code = /code is (\d{6})\./.exec(page)?.[1]
  if (!code) throw new Error('no code in the outbox')
  return code
}

export async function sandboxPage(app: FastifyInstance): Promise<string> {
  const entered = await app.inject({ url: '/sandbox', query: { key: SANDBOX_PASSWORD } })
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  return (await app.inject({ url: '/sandbox/outbox', headers: { cookie } })).body
}
