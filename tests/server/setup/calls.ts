import type { FastifyInstance } from 'fastify'

/* Calls to a sandbox: of this process, or of another one, see `remote.ts`. */

export const SANDBOX_PASSWORD = 'open sesame & more'

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

/** Returns random digits, for what must be unique. */
export const digits = (count: number) => Math.random().toFixed(count).slice(2)

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

/** Returns the newest code in the outbox, or the newest to one contact, read from the page at `/sandbox/outbox`. */
export async function newestCode(
  app: FastifyInstance,
  contact = '',
  password = SANDBOX_PASSWORD,
): Promise<string> {
  const page = await sandboxPage(app, password)
  const code = new RegExp(`${contact}.*?code is (\\d{6})\\.`, 's').exec(page)?.[1]
  if (!code) throw new Error(`no code for ${contact} in the outbox`)
  return code
}

export async function sandboxPage(app: FastifyInstance, password = SANDBOX_PASSWORD): Promise<string> {
  return (await app.inject({ url: '/sandbox/outbox', headers: { cookie: await cookieOf(app, password) } }))
    .body
}

/** Enters the console and returns the cookie of the session. */
export async function cookieOf(app: FastifyInstance, password = SANDBOX_PASSWORD): Promise<string> {
  const entered = await app.inject({ url: '/sandbox', query: { key: password } })
  return String(entered.headers['set-cookie']).split(';')[0] ?? ''
}
