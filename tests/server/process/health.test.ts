import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { registerHealth } from '#server/http/health.ts'
import { startSandbox } from '../setup/sandbox.ts'

const lines: string[] = []
const app = await startSandbox({ log: { write: (line) => lines.push(line) } })

/** Returns a server whose database answers each statement with the result of `answer`. */
function serverWith(answer: () => Promise<unknown>) {
  const server = fastify()
  server.decorate('db', { execute: answer } as unknown as Db)
  registerHealth(server, 50)
  return server
}

it('the health check answers while the database does, without a token or a rate limit', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/healthz')))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"status":"ok"}']),
  )
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
  expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200)
  expect(lines).toEqual([])
})

it.each([
  ['refuses', async () => Promise.reject(new Error('connection lost'))],
  ['does not answer in time', () => new Promise(() => {})],
])('a database that %s is answered with 503', async (_case, answer) => {
  const response = await serverWith(answer).inject('/healthz')
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable' }])
  expect(response.headers['cache-control']).toBe('no-store')
})

it('the server waits 30 seconds for a request by default', () => {
  const { requestTimeout, headersTimeout } = app.server
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000])
})
