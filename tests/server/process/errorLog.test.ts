import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, expect, it, vi } from 'vitest'
import { isOutage } from '#server/db/outage.ts'
import { loggedError } from '#server/http/errorLog.ts'
import { phoneOf, post, signup } from '../setup/calls.ts'
import { startSandbox } from '../setup/sandbox.ts'

const lines: string[] = []
const app = await startSandbox({ log: { write: (line) => lines.push(line) } })

afterEach(() => {
  lines.length = 0
})

it('the log has an error at sign-up without the password hash, phone and e-mail', async () => {
  await app.db.execute(sql`alter table players add constraint no_faults check (username <> 'faulty01')`)
  const { status, body } = await post(app, '/v1/create-players', signup('faulty01'))
  expect([status, body]).toEqual([500, { message: 'Server error. Please try again.' }])

  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  for (const secret of ['$argon2', phoneOf('faulty01'), 'faulty01@mail.example', 'faulty01'])
    expect(line).not.toContain(secret)
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    err: {
      message: 'new row for relation "players" violates check constraint "no_faults"',
      code: '23514',
      table: 'players',
      constraint: 'no_faults',
      statement: expect.stringMatching(/^insert into "players" .*\$1/),
      stack: expect.stringMatching(/^at /),
    },
  })
})

it.each([
  ['value that the database refused', sql`select ${'secret 1'}::integer`, 'A value was refused'],
  [
    'parameter that looks like a line of a stack',
    sql`select ${'x\n    at secret'}::text from nowhere`,
    'relation "nowhere" does not exist',
  ],
])('the log has no %s', async (_, statement, message) => {
  const refused = await app.db.execute(statement).catch((error: Error) => error)
  const logged = loggedError(refused as Error)
  expect(logged.message).toContain(message)
  expect(JSON.stringify(logged)).not.toContain('secret')
})

it('the log has the message, stack and cause of any other error', () => {
  const logged = loggedError(new TypeError('outer', { cause: new Error('inner') }))
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', message: 'inner' },
  })
  expect(logged.stack).toContain('errorLog.test.ts')
})

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].map(withCode),
  ...['08006', '53300', '57P01', '57P02', '57P03'].map(withCode),
])('an outage of the database is %s, also as the cause of a failed query', (error) => {
  expect(isOutage(error)).toBe(true)
  expect(isOutage(new DrizzleQueryError('select 1', [], error))).toBe(true)
})

it.each([...['23505', '40P01', '55P03', '57014', 'ENOENT'].map(withCode), new Error('no'), undefined])(
  'an outage of the database is not %s',
  (error) => {
    expect(isOutage(error)).toBe(false)
  },
)

it('the log has one error in ten seconds while the database cannot be reached, and every other error', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const logged = () => lines.map((line) => JSON.parse(line).err.code)
  for (let at = 0; at < 100; at++) app.log.error({ err: withCode('57P01') }, 'An outage')
  for (let at = 0; at < 2; at++) app.log.error({ err: withCode('23505') }, 'An error')
  expect(logged()).toEqual(['57P01', '23505', '23505'])
  vi.setSystemTime(Date.now() + 9_999)
  app.log.error({ err: withCode('57P02') }, 'An outage')
  expect(lines).toHaveLength(3)
  vi.setSystemTime(Date.now() + 1)
  app.log.error({ err: withCode('57P02') }, 'An outage')
  expect(logged().slice(3)).toEqual(['57P02'])
})
