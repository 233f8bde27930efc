import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { sweepLaunches } from '#server/games/launches.ts'
import { sweepIdempotencyKeys } from '#server/ledger/idempotency.ts'
import { sweepEwalletRequests } from '#server/money/ewallet/ewallet.ts'
import { type Sweep, sweepRegularly } from '#server/sweep.ts'
import { MINUTE } from '../../times.ts'
import { must, post } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer } from '../setup/player.ts'
import { openSandbox } from '../setup/sandbox.ts'

/** In minutes. */
const DAY = 24 * 60

const holdTimers = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })

afterEach(() => {
  vi.useRealTimers()
})

const { rateCounters, codes, sessions, operatorSessions, launches, requests, idempotencyKeys, captchas } =
  schema
const TABLES = {
  rateCounters,
  codes,
  sessions,
  operatorSessions,
  launches,
  requests,
  idempotencyKeys,
  captchas,
}

it('the sandbox deletes what has expired while it runs, and nothing else', async () => {
  holdTimers()
  const { app, close } = await openSandbox()
  const rows = async () => {
    const counts = Object.entries(TABLES).map(async ([name, table]) => [name, await app.db.$count(table)])
    return Object.fromEntries(await Promise.all(counts))
  }
  const start = Date.now()
  const becomes = async (minutes: number, left: Partial<Record<keyof typeof TABLES, number>>) => {
    vi.setSystemTime(start + minutes * MINUTE)
    vi.advanceTimersByTime(5 * MINUTE)
    const none = Object.fromEntries(Object.keys(TABLES).map((name) => [name, 0]))
    await vi.waitFor(async () => expect(await rows()).toEqual({ ...none, ...left }), { timeout: 5_000 })
  }
  const player = await newPlayer(app, 'swept002')
  must(await post(app, '/usr-forgot-password', { username: 'swept002', type: 'sms', phone: player.phone }))
  await player.launchGame()
  await app.db.update(schema.players).set({ phoneVerifiedAt: new Date() })
  await (await Operator.enter(app)).set({ paymentKind: 'ewallet' })
  must(await player.requestEwallet({}, 'swept-request'))
  await app.inject({ url: '/api/captcha?key=swept' })
  // A login is one session of the site and one of the exchange, and lasts 30 days.
  const lasting = { sessions: 2, operatorSessions: 1, requests: 1, idempotencyKeys: 1 }
  expect(await rows()).toEqual({ ...lasting, rateCounters: 2, codes: 1, launches: 1, captchas: 1 })
  // The limit of codes to the account lasts 15 minutes, the limit of codes to the phone an hour.
  await becomes(11, { ...lasting, rateCounters: 1 })
  await becomes(29 * DAY, { sessions: 2 })
  await becomes(30 * DAY, {})
  // Before the date is the real one again: PGlite would wait for it in a loop.
  await close()
})

it('what has just begun stays where the clock of the database is months behind', async () => {
  holdTimers()
  const { app, close } = await openSandbox()
  const { db } = app
  for (const table of [launches, requests, idempotencyKeys])
    await db.execute(
      sql`alter table ${table} alter column created_at set default now() - interval '100 days'`,
    )
  const player = await newPlayer(app, 'swept003')
  await player.openGame()
  await db.update(schema.players).set({ phoneVerifiedAt: new Date() })
  await (await Operator.enter(app)).set({ paymentKind: 'ewallet' })
  must(await player.requestEwallet({}, 'new-request'))
  const ages = async () => {
    const rows = await Promise.all(
      [launches, requests, idempotencyKeys].map((table) =>
        db.select({ createdAt: table.createdAt }).from(table),
      ),
    )
    return rows.flat().map(({ createdAt }) => Date.now() - createdAt.getTime())
  }
  expect(await ages()).toEqual([0, 0, 0])
  for (const sweep of [sweepLaunches, sweepEwalletRequests, sweepIdempotencyKeys]) await sweep(db)
  expect(await ages()).toEqual([0, 0, 0])
  await close()
})

describe('sweeps', () => {
  const newApp = () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } })
    app.decorate('db', {} as FastifyInstance['db'])
    return { app, lines }
  }

  it('run at the start and every five minutes, also after one has failed, until the app is closed', async () => {
    holdTimers()
    const { app, lines } = newApp()
    const failing = vi.fn<Sweep>(async () => {})
    const sweep = vi.fn<Sweep>(async () => {})
    await sweepRegularly(app, [failing, sweep])
    expect(sweep.mock.calls).toEqual([[app.db]])
    failing.mockRejectedValueOnce(new Error('connection lost'))
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(sweep).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sweep).toHaveBeenCalledTimes(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'A sweep failed', err: { message: 'connection lost' } },
    ])
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect([failing.mock.calls.length, sweep.mock.calls.length]).toEqual([3, 3])
    await app.close()
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(sweep).toHaveBeenCalledTimes(3)
  })

  it('finish before the database of the app is closed', async () => {
    holdTimers()
    const { app } = newApp()
    const order: string[] = []
    app.addHook('onClose', async () => {
      order.push('database closed')
    })
    const sweep = vi.fn<Sweep>(async () => {})
    await sweepRegularly(app, [sweep])
    sweep.mockImplementationOnce(async () => {
      await setTimeout(20)
      order.push('sweep finished')
    })
    vi.advanceTimersByTime(5 * MINUTE)
    await app.close()
    expect(order).toEqual(['sweep finished', 'database closed'])
  })

  it('do not keep a process alive', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval')
    const { app } = newApp()
    await sweepRegularly(app, [])
    expect(timers.mock.results.map(({ value }) => value.hasRef())).toEqual([false])
    timers.mockRestore()
    await app.close()
  })
})
