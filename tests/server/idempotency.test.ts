import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { idempotencyKeys } from '../../server/db/schema.ts'
import { sweepIdempotencyKeys } from '../../server/ledger/idempotency.ts'
import { prove } from '../../server/ledger/ledger.ts'
import { decide } from '../../server/money/decisions.ts'
import {
  balanceIn,
  depositOf,
  must,
  Operator,
  type Payer,
  sendIdempotent,
  transactionsOf,
  verifiedPlayer,
  withdrawalOf,
  withdrawingPlayer,
} from './cashier.ts'
import { losing, openGame, post, send, sendBet, startSandbox } from './sandbox.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

const app = await startSandbox({ below: losing() })
let operator: Operator

beforeAll(async () => {
  operator = await Operator.enter(app)
})

const KEY = 'a-key-of-its-own-0001'
const KEYED = { 'idempotency-key': KEY }

/** A money call with a valid body for a new player, a different body, and the number of its effects so far. */
interface MoneyCall {
  path: string
  /** The body of a GET is its query. */
  method?: 'GET'
  ready(username: string): Promise<{ payer: Payer; body: object; other: object; effects(): Promise<number> }>
}

const ewallet = (payer: Payer, amount = 500) => ({
  amount,
  type: 'deposit',
  provider: 'bKash',
  promotion: null,
  player: payer.username,
})

const openRequests = (payer: Payer) => async () => {
  const rows = await app.db.query.requests.findMany()
  return rows.filter(({ playerId, state }) => playerId === Number(payer.remoteId) && state === 'open').length
}

const listed = (payer: Payer) => async () => (await transactionsOf(app, payer)).length

/** Signs up a player with 20 points. */
async function playerWithPoints(username: string): Promise<Payer> {
  const payer = await verifiedPlayer(app, username)
  const game = await openGame(app, payer)
  must(await sendBet(app, game, 'twenty-points', 20_000))
  return payer
}

const CALLS: MoneyCall[] = [
  {
    path: '/submit-deposit',
    ready: async (username) => {
      const payer = await verifiedPlayer(app, username)
      return { payer, body: depositOf(payer), other: depositOf(payer), effects: listed(payer) }
    },
  },
  {
    path: '/submit-withdraw',
    ready: async (username) => {
      const payer = await withdrawingPlayer(app, username)
      const other = withdrawalOf(payer, { amount: 600 })
      return { payer, body: withdrawalOf(payer), other, effects: listed(payer) }
    },
  },
  {
    path: '/ewa/request',
    ready: async (username) => {
      await operator.set({ paymentKind: 'ewallet' })
      const payer = await verifiedPlayer(app, username)
      return { payer, body: ewallet(payer), other: ewallet(payer, 600), effects: openRequests(payer) }
    },
  },
  {
    path: '/ewa/confirm',
    ready: async (username) => {
      await operator.set({ paymentKind: 'ewallet' })
      const payer = await verifiedPlayer(app, username)
      const { transaction } = must(await post(app, '/ewa/request', ewallet(payer), payer.token))
      const body = { trx_id: transaction, trxid: `EWA${username}`, number: payer.phone }
      return { payer, body, other: { ...body, trxid: `OTHER${username}` }, effects: listed(payer) }
    },
  },
  {
    path: '/cash-claim',
    ready: async (username) => {
      const payer = await verifiedPlayer(app, username)
      return { payer, body: {}, other: { all: true }, effects: listed(payer) }
    },
  },
  {
    path: '/convert-vipcoin',
    method: 'GET',
    ready: async (username) => {
      const payer = await playerWithPoints(username)
      const body = { remote_id: payer.remoteId, vip_coin: '10' }
      return { payer, body, other: { ...body, vip_coin: '11' }, effects: listed(payer) }
    },
  },
]

describe.each(CALLS)('$path', ({ path, method, ready }) => {
  const sendUnderKey = (body: object, token: string) =>
    method
      ? send(app, method, `${path}?${new URLSearchParams({ ...body })}`, { token, headers: KEYED })
      : sendIdempotent(app, path, body, token, KEY)
  const name = path.replace(/\W/g, '').slice(0, 9)

  it('sent 100 times in parallel with one key happens once, and every answer is the same', async () => {
    const { payer, body, effects } = await ready(`hundred${name}`)
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendUnderKey(body, payer.token)))
    expect(await effects()).toBe(1)
    expect(answers[0]?.status).toBe(200)
    for (const { status, body: answer } of answers) expect([status, answer]).toEqual([200, answers[0]?.body])
  }, 60_000)

  it('sent with a used key and another body is refused, and does nothing', async () => {
    const { payer, body, other, effects } = await ready(`other${name}`)
    must(await sendUnderKey(body, payer.token))
    const refused = await sendUnderKey(other, payer.token)
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: 'This key has been used for another request.' },
    ])
    expect(await effects()).toBe(1)
  })
})

describe('a key', () => {
  it('belongs to one player and one call', async () => {
    await operator.set({ paymentKind: 'list' })
    const [mine, other] = [await withdrawingPlayer(app, 'keymine1'), await verifiedPlayer(app, 'keyother')]
    must(await sendIdempotent(app, '/submit-deposit', depositOf(mine), mine.token, KEY))
    must(await sendIdempotent(app, '/submit-deposit', depositOf(other), other.token, KEY))
    must(await sendIdempotent(app, '/submit-withdraw', withdrawalOf(mine), mine.token, KEY))
    expect(await transactionsOf(app, mine)).toHaveLength(2)
    expect(await transactionsOf(app, other)).toHaveLength(1)
  })

  it('is not stored by a refused call', async () => {
    const payer = await verifiedPlayer(app, 'keyfree1')
    const body = depositOf(payer)
    must(await post(app, '/submit-deposit', depositOf(payer), payer.token))
    expect((await sendIdempotent(app, '/submit-deposit', body, payer.token, KEY)).status).toBe(422)
    await operator.decideNewest(payer, 'rejected')
    must(await sendIdempotent(app, '/submit-deposit', body, payer.token, KEY))
    expect(await transactionsOf(app, payer)).toHaveLength(2)
  })

  it('gets the answer of a call whose first answer was lost', async () => {
    const payer = await verifiedPlayer(app, 'keylost1')
    const body = depositOf(payer)
    await operator.send('/sandbox/faults', {
      call: 'POST /submit-deposit',
      delay: '0',
      outcome: 'dropAfter',
      times: '1',
    })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const lost = fetch(`${address}/api/submit-deposit`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${payer.token}`,
        'content-type': 'application/json',
        'idempotency-key': KEY,
      },
      body: JSON.stringify(body),
    })
    await expect(lost).rejects.toThrow('fetch failed')
    const again = await sendIdempotent(app, '/submit-deposit', body, payer.token, KEY)
    expect([again.status, again.body]).toEqual([200, { message: 'Your deposit is under review.' }])
    expect(await transactionsOf(app, payer)).toHaveLength(1)
  })

  it.each(['short', 'x'.repeat(129), 'with space in it'])('%s is refused', async (key) => {
    const payer = await verifiedPlayer(app, `badkey${key.length}`)
    expect((await sendIdempotent(app, '/submit-deposit', depositOf(payer), payer.token, key)).status).toBe(
      422,
    )
    expect(await transactionsOf(app, payer)).toEqual([])
  })

  it('is deleted after 48 hours', async () => {
    const payer = await verifiedPlayer(app, 'keyswept')
    const playerId = Number(payer.remoteId)
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await app.db.insert(idempotencyKeys).values([
      { playerId, call: '/x', key: 'old', fingerprint: '', createdAt: hoursAgo(49) },
      { playerId, call: '/x', key: 'young', fingerprint: '', createdAt: hoursAgo(47) },
    ])
    await sweepIdempotencyKeys(app.db)
    const kept = (await app.db.query.idempotencyKeys.findMany()).filter((row) => row.playerId === playerId)
    expect(kept.map(({ key }) => key)).toEqual(['young'])
  })

  // PGlite has one connection: a second call, with any key, waits for the first.
  if (onPostgres) {
    it('gets a 409 while its first call still runs', async () => {
      const payer = await verifiedPlayer(app, 'keybusy1')
      const body = depositOf(payer)
      await app.db
        .transaction(async (tx) => {
          await tx.insert(idempotencyKeys).values({
            playerId: Number(payer.remoteId),
            call: '/submit-deposit',
            key: KEY,
            fingerprint: '',
          })
          const busy = await sendIdempotent(app, '/submit-deposit', body, payer.token, KEY)
          expect([busy.status, busy.body]).toEqual([409, { message: 'Still being processed.' }])
          tx.rollback()
        })
        .catch((error) => expect(String(error)).toContain('Rollback'))
      must(await sendIdempotent(app, '/submit-deposit', body, payer.token, KEY))
    })
  }
})

/** Returns how many statements on this test's database wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = (await app.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] }
  return rows.length
}

describe('in parallel', () => {
  const [many, covered] = onPostgres ? [2_000, 200] : [500, 50]

  it(`${many} bets against a balance that covers ${covered}: exactly ${covered} are accepted`, async () => {
    const payer = await verifiedPlayer(app, 'manybets')
    // At ৳ 10 per bet, the opening ৳ 1,000.00 covers 100 bets.
    if (covered > 100) {
      must(await post(app, '/submit-deposit', depositOf(payer, { amount: 1000 }), payer.token))
      await operator.decideNewest(payer, 'approved')
    }
    const game = await openGame(app, payer)
    const stake = covered > 100 ? 1_000 : 2_000
    const answers = await Promise.all(
      Array.from({ length: many }, (_, at) => sendBet(app, game, `many-bets-${at}`, stake)),
    )
    const tally = (status: number) => answers.filter((answer) => answer.status === status).length
    // The reels never pay here: a win would cover another bet.
    const won = answers.reduce((sum, { body }) => sum + (body.win ?? 0), 0)
    const balance = Math.round(Number(await balanceIn(app, payer)) * 100)
    expect(won).toBe(0)
    expect([tally(200), tally(422)]).toEqual([covered, many - covered])
    expect(balance).toBe(0)
  }, 120_000)

  it('500 withdrawals of one player: exactly 1 is pending', async () => {
    const payer = await withdrawingPlayer(app, 'manywithdr')
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => post(app, '/submit-withdraw', withdrawalOf(payer), payer.token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(499)
    expect(await transactionsOf(app, payer)).toMatchObject([{ action: 'withdraw', key: '0' }])
    expect(await balanceIn(app, payer)).toBe('500.00')
  }, 120_000)

  it('approvals and rejections of one request: exactly 1 wins and moves the money', async () => {
    const payer = await withdrawingPlayer(app, 'bothways')
    let expected = 100_000
    for (let round = 0; round < 20; round++) {
      const action = expected >= 50_000 && round % 2 === 0 ? 'withdraw' : 'deposit'
      const body = action === 'withdraw' ? withdrawalOf(payer) : depositOf(payer)
      must(await post(app, `/submit-${action}`, body, payer.token))
      const [{ id }] = await transactionsOf(app, payer)
      const words = await Promise.all(
        (['approved', 'rejected', 'approved', 'rejected'] as const).map((decision) =>
          operator.decide(id, decision),
        ),
      )
      const won = words.filter((word) => word !== 'decided')
      expect(won).toHaveLength(1)
      if (won[0] === 'approved') expected += action === 'deposit' ? 50_000 : -50_000
      expect((await transactionsOf(app, payer))[0].key).toBe(won[0] === 'approved' ? '1' : '2')
      expect(await balanceIn(app, payer)).toBe(`${expected / 100}.00`)
    }
  }, 60_000)

  it('deposits with a promotion for once a player, and their approvals: exactly 1 has it', async () => {
    const payer = await verifiedPlayer(app, 'promorace')
    const promoted = () => post(app, '/submit-deposit', depositOf(payer, { promotion_id: '7' }), payer.token)
    for (let round = 0; round < 5; round++) {
      const [pending] = await transactionsOf(app, payer)
      await Promise.all([
        ...Array.from({ length: 10 }, promoted),
        ...(pending ? [operator.decide(pending.id, 'approved')] : []),
      ])
    }
    const withPromotion = (await transactionsOf(app, payer)).filter(
      ({ promotion }: { promotion: unknown }) => promotion !== null,
    )
    expect(withPromotion.map(({ action }: { action: string }) => action)).toEqual(['bonus', 'deposit'])
    expect(await balanceIn(app, payer)).toBe('1600.00')
  })

  // On PGlite nothing runs in parallel with an open transaction.
  if (onPostgres) {
    it('a withdrawal that arrives while a bonus is being paid is refused for its turnover', async () => {
      const payer = await withdrawingPlayer(app, 'bonusrace')
      must(
        await post(
          app,
          '/submit-deposit',
          depositOf(payer, { amount: 5_000, promotion_id: '4' }),
          payer.token,
        ),
      )
      const [{ id }] = await transactionsOf(app, payer)
      const body = withdrawalOf(payer, { amount: 5_500 })
      const sent: ReturnType<typeof post>[] = []
      await app.db.transaction(async (tx) => {
        await decide(tx, Number(id), 'approved', null)
        sent.push(post(app, '/submit-withdraw', body, payer.token))
        await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 5_000)
      })
      const [withdrawal] = await Promise.all(sent)
      expect([withdrawal?.status, withdrawal?.body.message]).toEqual([
        422,
        'Please complete your turnover and try again.',
      ])
      expect(await balanceIn(app, payer)).toBe('6500.00')
    })
  }

  it('bets, withdrawals and decisions of one player: no balance is below zero', async () => {
    const payer = await withdrawingPlayer(app, 'allatonce')
    const game = await openGame(app, payer)
    must(await post(app, '/submit-deposit', depositOf(payer, { promotion_id: '2' }), payer.token))
    const [{ id }] = await transactionsOf(app, payer)
    const work = Array.from({ length: 40 }, (_, at) => [
      sendBet(app, game, `all-at-once-${at}`, 5_000),
      post(app, '/submit-withdraw', withdrawalOf(payer), payer.token),
      operator.decide(id, at % 2 === 0 ? 'approved' : 'rejected'),
    ]).flat()
    const statuses = (await Promise.all(work)).map((done) => (typeof done === 'string' ? 200 : done.status))
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const rows = await app.db.query.accounts.findMany()
    expect(rows.filter(({ playerId, balance }) => playerId !== null && balance < 0)).toEqual([])
    expect(await prove(app.db)).toEqual({ sum: 0, points: 0, wrong: [] })
  }, 60_000)
})
