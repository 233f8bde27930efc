import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { loggedError } from '../../server/http/error-log.ts'
import { phoneOf, post, signup, startSandbox } from './sandbox.ts'

const lines: string[] = []
const app = await startSandbox({ log: { write: (line) => lines.push(line) } })

afterEach(() => {
  lines.length = 0
})

it('logs an error at sign-up without the password hash, phone and e-mail', async () => {
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

it('logs no value that the database refused', async () => {
  const refused = await app.db.execute(sql`select ${'secret 1'}::integer`).catch((error: Error) => error)
  const logged = loggedError(refused as Error)
  expect(logged).toMatchObject({ message: 'A value was refused', code: '22P02' })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

it('logs no parameter that looks like a line of a stack', async () => {
  const refused = await app.db
    .execute(sql`select ${'x\n    at secret'}::text from nowhere`)
    .catch((error: Error) => error)
  const logged = loggedError(refused as Error)
  expect(logged.message).toContain('relation "nowhere" does not exist')
  expect(JSON.stringify(logged)).not.toContain('secret')
})

it('logs message, stack and cause of any other error', () => {
  const logged = loggedError(new TypeError('outer', { cause: new Error('inner') }))
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', message: 'inner' },
  })
  expect(logged.stack).toContain('error-log.test.ts')
})
