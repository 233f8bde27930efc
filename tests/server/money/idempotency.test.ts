import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from '#server/db/schema.ts'
import { sweepIdempotencyKeys } from '#server/ledger/idempotency.ts'
import { must, refusal, send, tally } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { depositOf, sendBet, verifiedPlayer, withdrawalOf, withdrawingPlayer } from '../setup/player.ts'
import { appAt } from '../setup/remote.ts'
import { losing, startSandbox } from '../setup/sandbox.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)

const KEY = 'a-key-of-its-own-0001'

it('a call sent 100 times in parallel with one key happens once, and every answer is the same', async () => {
  const payer = await verifiedPlayer(app, 'hundred1')
  const body = depositOf(payer)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => payer.post('/submit-deposit', body, KEY)),
  )
  expect(tally(answers)).toEqual({ 200: 100 })
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await payer.transactions()).toHaveLength(1)
}, 60_000)

// conformance.test.ts sends each money call three times with one key.
it('a call with a used key and another body or query is refused, and does nothing', async () => {
  const refused = refusal('This key has been used for another request.')
  const payer = await verifiedPlayer(app, 'another1')
  must(await payer.post('/submit-deposit', depositOf(payer), KEY))
  expect(await payer.post('/submit-deposit', depositOf(payer), KEY)).toMatchObject(refused)
  must(await sendBet(app, await payer.openGame(), 'twenty-points', 20_000))
  const convert = (points: number) =>
    send(app, 'GET', `/convert-vipcoin?remote_id=${payer.remoteId}&vip_coin=${points}`, {
      token: payer.token,
      headers: { 'idempotency-key': KEY },
    })
  must(await convert(10))
  expect(await convert(11)).toMatchObject(refused)
  expect(await payer.transactions()).toHaveLength(2)
})

describe('a key', () => {
  it('belongs to one player and one call', async () => {
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
