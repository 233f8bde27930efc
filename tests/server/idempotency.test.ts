import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../server/db/schema.ts'
import { sweepIdempotencyKeys } from '../../server/ledger/idempotency.ts'
import { Operator } from './operator.ts'
import { depositOf, type Player, sendBet, verifiedPlayer, withdrawalOf, withdrawingPlayer } from './player.ts'
import { appAt } from './remote.ts'
import { losing, must, refusal, send, startSandbox } from './sandbox.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)

const KEY = 'a-key-of-its-own-0001'

/** A money call for a new player: two different bodies, and the number of its effects so far. */
interface MoneyCall {
  path: string
  /** The body of a GET is its query. */
  method?: 'GET'
  ready(username: string): Promise<{ payer: Player; body: object; other: object; effects(): Promise<number> }>
}

const openRequests = (payer: Player) => async () => {
  const rows = await app.db.query.requests.findMany()
  return rows.filter(({ playerId, state }) => playerId === Number(payer.remoteId) && state === 'open').length
}

const listed = (payer: Player) => async () => (await payer.transactions()).length

/** Signs up a player of a sandbox that offers e-wallets. */
async function ewalletPlayer(username: string): Promise<Player> {
  await operator.set({ paymentKind: 'ewallet' })
  return verifiedPlayer(app, username)
}

const ewallet = (amount: number) => ({ amount, type: 'deposit', provider: 'bKash', promotion: null })

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
      const payer = await ewalletPlayer(username)
      return { payer, body: ewallet(500), other: ewallet(600), effects: openRequests(payer) }
    },
  },
  {
    path: '/ewa/confirm',
    ready: async (username) => {
      const payer = await ewalletPlayer(username)
      const { transaction } = must(await payer.requestEwallet())
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
      const payer = await verifiedPlayer(app, username)
      must(await sendBet(app, await payer.openGame(), 'twenty-points', 20_000))
      const body = { remote_id: payer.remoteId, vip_coin: '10' }
      return { payer, body, other: { ...body, vip_coin: '11' }, effects: listed(payer) }
    },
  },
]

describe.each(CALLS)('$path', ({ path, method, ready }) => {
  const sendUnderKey = (body: object, payer: Player) =>
    method
      ? send(app, method, `${path}?${new URLSearchParams({ ...body })}`, {
          token: payer.token,
          headers: { 'idempotency-key': KEY },
        })
      : payer.post(path, body, KEY)
  const name = path.replace(/\W/g, '').slice(0, 9)

  it('sent 100 times in parallel with one key happens once, and every answer is the same', async () => {
    const { payer, body, effects } = await ready(`hundred${name}`)
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendUnderKey(body, payer)))
    expect(await effects()).toBe(1)
    expect(answers[0]?.status).toBe(200)
    for (const { status, body: answer } of answers) expect([status, answer]).toEqual([200, answers[0]?.body])
  }, 60_000)

  it('sent with a used key and another body is refused, and does nothing', async () => {
    const { payer, body, other, effects } = await ready(`other${name}`)
    must(await sendUnderKey(body, payer))
    const refused = await sendUnderKey(other, payer)
    expect(refused).toMatchObject(refusal('This key has been used for another request.'))
    expect(await effects()).toBe(1)
  })
})

describe('a key', () => {
  it('belongs to one player and one call', async () => {
    await operator.set({ paymentKind: 'list' })
    const [mine, other] = [await withdrawingPlayer(app, 'keymine1'), await verifiedPlayer(app, 'keyother')]
    must(await mine.post('/submit-deposit', depositOf(mine), KEY))
    must(await other.post('/submit-deposit', depositOf(other), KEY))
    must(await mine.post('/submit-withdraw', withdrawalOf(mine), KEY))
    expect(await mine.transactions()).toHaveLength(2)
    expect(await other.transactions()).toHaveLength(1)
  })

  it('is not stored by a refused call', async () => {
    const payer = await verifiedPlayer(app, 'keyfree1')
    const body = depositOf(payer)
    must(await payer.deposit())
    expect((await payer.post('/submit-deposit', body, KEY)).status).toBe(422)
    await operator.decideNewest(payer, 'rejected')
    must(await payer.post('/submit-deposit', body, KEY))
    expect(await payer.transactions()).toHaveLength(2)
  })

  it('gets the answer of a call whose first answer was lost', async () => {
    const payer = await verifiedPlayer(app, 'keylost1')
    const body = depositOf(payer)
    const fault = { call: 'POST /submit-deposit', delay: '0', outcome: 'dropAfter', times: '1' }
    await operator.send('/sandbox/faults', fault)
    const remote = appAt(await app.listen({ host: '127.0.0.1', port: 0 }))
    const lost = payer.at(remote).post('/submit-deposit', body, KEY)
    await expect(lost).rejects.toThrow('fetch failed')
    const again = await payer.post('/submit-deposit', body, KEY)
    expect([again.status, again.body]).toEqual([200, { message: 'Your deposit is under review.' }])
    expect(await payer.transactions()).toHaveLength(1)
  })

  it.each(['short', 'x'.repeat(129), 'with space in it'])('%s is refused', async (key) => {
    const payer = await verifiedPlayer(app, `badkey${key.length}`)
    expect((await payer.post('/submit-deposit', depositOf(payer), key)).status).toBe(422)
    expect(await payer.transactions()).toEqual([])
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
          const held = { call: '/submit-deposit', key: KEY, fingerprint: '' }
          await tx.insert(idempotencyKeys).values({ playerId: Number(payer.remoteId), ...held })
          const busy = await payer.post('/submit-deposit', body, KEY)
          expect([busy.status, busy.body]).toEqual([409, { message: 'Still being processed.' }])
          tx.rollback()
        })
        .catch((error) => expect(String(error)).toContain('Rollback'))
      must(await payer.post('/submit-deposit', body, KEY))
    })
  }
})
