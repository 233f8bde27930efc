import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { players } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { decide } from '#server/money/decisions.ts'
import { get, must, post, signup } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player, verifiedPlayer } from '../setup/player.ts'
import { losing, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ below: losing() })
const { db } = app
const operator = await Operator.enter(app)

/** Makes one player the friend of another, like a sign-up with the other's code. */
const befriend = (friend: Player, referrer: Player) =>
  db
    .update(players)
    .set({ referredBy: Number(referrer.remoteId) })
    .where(eq(players.id, Number(friend.remoteId)))

let friends = 0
async function newFriend(referrer: Player): Promise<Player> {
  const friend = await verifiedPlayer(app, `friend${String(++friends).padStart(4, '0')}`)
  await befriend(friend, referrer)
  return friend
}

const approve = (payer: Player, amount: number) => operator.approveDeposit(payer, { amount })

/** Sends a deposit and returns its id. */
async function pending(payer: Player, amount: number): Promise<number> {
  must(await payer.deposit({ amount }))
  return Number((await payer.transactions())[0].id)
}

/** Approves in parallel and returns how many approvals were accepted; the others must be refused, not fail. */
async function approvedInParallel(ids: number[]): Promise<number> {
  const results = await Promise.allSettled(ids.map((id) => decide(db, id, 'approved', null)))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(failures.filter((reason) => !(reason instanceof Refusal))).toEqual([])
  return results.length - failures.length
}

describe('a friend', () => {
  it('who signs up with a code belongs to its player, in any case of the letters', async () => {
    const referrer = await newPlayer(app, 'refer001')
    const { referral_code } = await referrer.user()
    for (const [username, code] of [
      ['signed01', referral_code],
      ['signed02', ` ${referral_code.toLowerCase()} `],
      ['signed03', `${referral_code}X`],
    ])
      must(await post(app, '/v1/create-players', signup(username, { referral_code: code })))
    expect((await referrer.user()).referrals).toEqual(
      ['signed02', 'signed01'].map((username) => ({
        id: expect.any(String),
        username,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      })),
    )
  })

  it('is paid for once, as a bonus without turnover, when the approved deposits reach the sum', async () => {
    const referrer = await newPlayer(app, 'refer002')
    const friend = await newFriend(referrer)
    await approve(friend, 600)
    expect(await referrer.balance()).toBe('1000.00')
    must(await friend.deposit({ amount: 400 }))
    await operator.decideNewest(friend, 'rejected')
    must(await friend.deposit({ amount: 399 }))
    expect(await referrer.balance()).toBe('1000.00')
    await operator.decideNewest(friend, 'approved')
    expect(await referrer.balance()).toBe('1000.00')
    await approve(friend, 100)
    expect(await referrer.balance()).toBe('1200.00')
    await approve(friend, 25_000)
    expect(await referrer.balance()).toBe('1200.00')
    expect(await referrer.transactions()).toMatchObject([
      {
        ...{ action: 'bonus', key: '1', amount: '200.00', note: `Referral of ${friend.username}` },
        promotion: null,
      },
    ])
    expect(await referrer.turnovers()).toEqual([])
    expect(await referrer.told()).toMatch(
      new RegExp(`^Referral bonus: Your friend ${friend.username}.*৳ 200\\.00`),
    )
    expect(await operator.page('/sandbox/ledger')).toContain(`referral:${friend.remoteId}`)
  })
})

describe('the rule', () => {
  it('is shown at the console and in the promotion, and can be changed', async () => {
    const rule =
      'A player gets ৳ 200.00, once for each friend, when deposits of ৳ 1,000.00 of the friend are approved.'
    expect(await operator.page('/sandbox/settings')).toContain(rule)
    const promotion = async () => (await get(app, '/promotions/5')).body.promotion?.desc
    expect(await promotion()).toContain('<strong>৳ 200.00</strong>')
    const referrer = await newPlayer(app, 'refer004')
    const first = await newFriend(referrer)
    const second = await newFriend(referrer)
    const third = await newFriend(referrer)
    await operator.set({ referralBonus: '75', referralDeposits: '0' })
    expect(await operator.page('/sandbox/settings')).toContain(
      'A player gets ৳ 75.00, once for each friend, when the first deposit of the friend is approved.',
    )
    expect(await promotion()).toContain('<strong>৳ 75.00</strong>')
    await approve(first, 100)
    expect(await referrer.balance()).toBe('1075.00')
    await operator.set({ referralBonus: '0' })
    expect(await operator.page('/sandbox/settings')).toContain('Nothing is paid for friends.')
    expect(await promotion()).toBeUndefined()
    await approve(second, 25_000)
    expect(await referrer.balance()).toBe('1075.00')
    await operator.set({ referralBonus: '200', referralDeposits: '1000' })
    await approve(third, 1_000)
    // A friend who deposited enough while nothing was paid is paid for at the next deposit.
    await approve(second, 100)
    expect(await referrer.balance()).toBe('1475.00')
  })

  it.each(['', '-1', '1.5', '1e3', '1000000', 'x', '৫'])('is not changed to %j', async (value) => {
    for (const field of ['referralBonus', 'referralDeposits'])
      await expect(operator.set({ [field]: value })).rejects.toThrow('not saved: wrong')
  })
})

it('the page of a player shows the friends, and for which of them the player was paid', async () => {
  const referrer = await newPlayer(app, 'refer005')
  const [one, two] = [await newFriend(referrer), await newFriend(referrer)]
  await approve(two, 1_000)
  const page = await operator.page(`/sandbox/players/${referrer.remoteId}`)
  const shown = [
    ...page.matchAll(
      /<a href="\/sandbox\/players\/\d+">(\w+)<\/a><\/th><td [^>]*><span class="tag \w+">([\w ]+)</g,
    ),
  ]
  expect(shown.map(([, name, state]) => [name, state])).toEqual([
    [two.username, 'paid'],
    [one.username, 'not yet'],
  ])
  expect(await operator.page(`/sandbox/players/${one.remoteId}`)).toContain(
    'Nobody has signed up with the code',
  )
  expect(await operator.page('/sandbox/players/1')).toContain('There is nothing here.')
})

it('a chain of referrals that are paid in parallel does not deadlock', async () => {
  const chain: Player[] = [await verifiedPlayer(app, 'chain000')]
  for (let at = 1; at < 8; at++) chain.push(await newFriend(chain[at - 1] as Player))
  // A pair that refers to each other can't come from sign-ups, but the order of the locks holds for it too.
  await befriend(chain[0] as Player, chain[7] as Player)
  const ids = await Promise.all(chain.map((payer) => pending(payer, 1_000)))
  expect(await approvedInParallel([...ids, ...ids, ...ids])).toBe(8)
  for (const payer of chain) expect(await payer.balance()).toBe('2200.00')
})
