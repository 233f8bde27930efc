import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sweepRateLimits } from '../../server/access/rateLimits.ts'
import { sweepSessions } from '../../server/access/sessions.ts'
import { players } from '../../server/db/schema.ts'
import { sweepCodes } from '../../server/otp/codes.ts'
import { type Sweep, sweepRegularly } from '../../server/sweep.ts'
import { Operator } from './operator.ts'
import { logIn, newPlayer } from './player.ts'
import { later, must, openSandbox, phoneOf, post } from './sandbox.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const holdTimers = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })

afterEach(() => {
  vi.useRealTimers()
})

async function rowsOf({ db }: FastifyInstance) {
  return {
    limits: (await db.query.limits.findMany()).length,
    codes: (await db.query.codes.findMany()).length,
    sessions: (await db.query.sessions.findMany()).length,
  }
}

const forgot = (app: FastifyInstance, username: string) =>
  post(app, '/usr-forgot-password', { username, type: 'sms', phone: phoneOf(username) })

it('deletes limits, codes and sessions that have expired, and no others', async () => {
  const { app, close } = await openSandbox()
  const sweep = async () => {
    for (const each of [sweepRateLimits, sweepCodes, sweepSessions]) await each(app.db)
    return rowsOf(app)
  }
  await newPlayer(app, 'swept001')
  await forgot(app, 'swept001')
  // A login is one session of the site and one of the exchange.
  // The limit of codes to the account lasts 15 minutes, the limit of codes to the phone an hour.
  expect(await sweep()).toEqual({ limits: 2, codes: 1, sessions: 2 })
  later(9 * MINUTE)
  expect(await sweep()).toEqual({ limits: 2, codes: 1, sessions: 2 })
  later(2 * MINUTE)
  expect(await sweep()).toEqual({ limits: 2, codes: 0, sessions: 2 })
  later(5 * MINUTE)
  await logIn(app, 'swept001')
  expect(await sweep()).toEqual({ limits: 1, codes: 0, sessions: 4 })
  later(30 * DAY - MINUTE)
  expect(await sweep()).toEqual({ limits: 0, codes: 0, sessions: 2 })
  await close()
})

it('the sandbox deletes what has expired while it runs', async () => {
  holdTimers()
  const { app, close } = await openSandbox()
  const rows = async () => ({
    ...(await rowsOf(app)),
    operatorSessions: (await app.db.query.operatorSessions.findMany()).length,
    launches: (await app.db.query.launches.findMany()).length,
    requests: (await app.db.query.requests.findMany()).length,
    idempotencyKeys: (await app.db.query.idempotencyKeys.findMany()).length,
    captchas: (await app.db.query.captchas.findMany()).length,
  })
  const player = await newPlayer(app, 'swept002')
  await forgot(app, 'swept002')
  await player.launchGame()
  await app.db.update(players).set({ phoneVerifiedAt: new Date() })
  await (await Operator.enter(app)).set({ paymentKind: 'ewallet' })
  const body = { amount: 500, type: 'deposit', provider: 'bKash', promotion: null }
  must(await player.post('/ewa/request', body, 'swept-request'))
  await app.inject({ url: '/api/captcha?key=swept' })
  const kept = { operatorSessions: 1, launches: 1, requests: 1, idempotencyKeys: 1, captchas: 1 }
  expect(await rows()).toEqual({ limits: 2, codes: 1, sessions: 2, ...kept })

  // The site's session, whose end would also delete the launch, is still alive.
  vi.setSystemTime(Date.now() + 3 * DAY)
  vi.advanceTimersByTime(5 * MINUTE)
  const gone = { operatorSessions: 0, launches: 0, requests: 0, idempotencyKeys: 0, captchas: 0 }
  const left = { limits: 0, codes: 0, ...gone }
  await vi.waitFor(async () => expect(await rows()).toEqual({ ...left, sessions: 2 }))

  vi.setSystemTime(Date.now() + 28 * DAY)
  vi.advanceTimersByTime(5 * MINUTE)
  await vi.waitFor(async () => expect(await rows()).toEqual({ ...left, sessions: 0 }))
  // Before the date is the real one again: PGlite would wait for it in a loop.
  await close()
})

describe('sweeps', () => {
  const newApp = () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } })
    app.decorate('db', {} as FastifyInstance['db'])
    return { app, lines }
  }

  it('run at the start, every five minutes, and no more after the app has closed', async () => {
    holdTimers()
    const { app } = newApp()
    const sweep = vi.fn<Sweep>(async () => {})
    await sweepRegularly(app, [sweep])
    expect(sweep.mock.calls).toEqual([[app.db]])
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(sweep).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sweep).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(sweep).toHaveBeenCalledTimes(3)
    await app.close()
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(sweep).toHaveBeenCalledTimes(3)
  })

  it('that fail are logged, and the other sweeps run', async () => {
    holdTimers()
    const { app, lines } = newApp()
    const failing = vi.fn<Sweep>(async () => {})
    const sweep = vi.fn<Sweep>(async () => {})
    await sweepRegularly(app, [failing, sweep])
    failing.mockRejectedValueOnce(new Error('connection lost'))
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(sweep).toHaveBeenCalledTimes(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'Expired rows could not be deleted', err: { message: 'connection lost' } },
    ])
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect([failing.mock.calls.length, sweep.mock.calls.length]).toEqual([3, 3])
    await app.close()
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
