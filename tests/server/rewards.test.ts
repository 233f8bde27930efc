import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failure } from '../../machines/contract/wire.ts'
import { Operator } from './operator.ts'
import { newPlayer, type Player, sendBet } from './player.ts'
import { get, losing, must, post, startSandbox } from './sandbox.ts'

const app = await startSandbox({ below: losing() })

const SHORT = 'You need at least 10 to claim all.'
const FEW = 'Not enough points. Points must follow minimum VP required to convert.'

/** Returns the cash bonus and the points, as the site reads them. */
async function rewardsOf(player: Player): Promise<[string, number]> {
  const { cash_bonus, vip_coin } = await player.user()
  return [cash_bonus, vip_coin]
}

let bets = 0

/** Places losing bets with these stakes, in poisha. */
async function bet(player: Player, ...stakes: number[]): Promise<void> {
  const game = await player.openGame()
  for (const stake of stakes) {
    must(await sendBet(app, game, `reward-bet-${++bets}`, stake))
  }
}

const claim = (player: Player) => player.post('/cash-claim')

const convertPath = ({ remoteId }: Player, points: unknown) =>
  `/convert-vipcoin?remote_id=${remoteId}&vip_coin=${points}`

const convert = (player: Player, points: unknown) => player.get(convertPath(player, points))

/** Returns a paid bonus, as the records list it. */
const paid = (amount: string, note: string) => ({
  action: 'bonus',
  key: '1',
  amount,
  note,
  payment_method: null,
})

const refused = (text: string) => ({ status: 422, body: { message: text } })

it('a new player has ৳ 50 to claim; every stake adds 1 % of itself and a point for each ৳ 10', async () => {
  const player = await newPlayer(app, 'rewards1')
  expect(await rewardsOf(player)).toEqual(['50.00', 0])
  await bet(player, 1_000, 20_000)
  expect(await rewardsOf(player)).toEqual(['52.10', 21])
  expect(await player.balance()).toBe('790.00')
})

it('a refused bet and a repeated bet add neither bonus nor points', async () => {
  const player = await newPlayer(app, 'rewards2')
  const game = await player.openGame()
  const same = () => sendBet(app, game, 'rewards-same', 50_000)
  await Promise.all([same(), same(), same()])
  await bet(player, 50_000)
  expect((await sendBet(app, game, 'rewards-over', 1_000)).status).toBe(422)
  expect(await rewardsOf(player)).toEqual(['60.00', 100])
})

describe('/cash-claim', () => {
  it('pays the whole bonus into the balance and records it', async () => {
    const player = await newPlayer(app, 'claimall')
    await bet(player, 50_000)
    expect((await claim(player)).body).toEqual({ message: 'Your bonus has been added to your balance.' })
    expect(await player.balance()).toBe('555.00')
    expect(await rewardsOf(player)).toEqual(['0.00', 50])
    expect(await player.transactions()).toMatchObject([paid('55.00', 'Cash bonus')])
  })

  it('requires at least ৳ 10', async () => {
    const player = await newPlayer(app, 'claimten')
    must(await claim(player))
    await bet(player, 50_000, 20_000, 20_000, 5_000, 2_000, 2_000)
    expect(await rewardsOf(player)).toEqual(['9.90', 99])
    expect(await claim(player)).toMatchObject(refused(SHORT))
    await bet(player, 1_000)
    must(await claim(player))
    expect(await player.balance()).toBe('60.00')
    expect(await claim(player)).toMatchObject(refused(SHORT))
  })

  it('with a body that is not an object moves nothing', async () => {
    const player = await newPlayer(app, 'claimbody')
    for (const payload of ['[]', '1', '"text"', 'true', '{"a":', '{"a":"\\u0000"}']) {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/cash-claim',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
        payload,
      })
      expect([payload, statusCode === 400 || statusCode === 422]).toEqual([payload, true])
      expect(z.safeParse(failure, JSON.parse(body)).success).toBe(true)
    }
    expect((await post(app, '/cash-claim', {})).status).toBe(401)
    expect(await player.balance()).toBe('1000.00')
  })
})

describe('/convert-vipcoin', () => {
  it('pays ৳ 0.10 for each point and records it', async () => {
    const player = await newPlayer(app, 'convert1')
    await bet(player, 50_000)
    expect((await convert(player, 12)).body).toEqual({
      success: true,
      message: '৳ 1.20 added to your balance.',
    })
    expect(await player.balance()).toBe('501.20')
    expect(await rewardsOf(player)).toEqual(['55.00', 38])
    expect(await player.transactions()).toMatchObject([paid('1.20', '12 VIP points')])
  })

  it('requires at least 10 points, and no more than the player has', async () => {
    const player = await newPlayer(app, 'convert2')
    await bet(player, 10_000, 5_000)
    for (const points of [9, 0, -10, 16, 9_007_199_254_740_991]) {
      expect(await convert(player, points)).toMatchObject({
        status: 422,
        body: { message: FEW, errors: { vip_coin: [FEW] } },
      })
    }
    expect(await rewardsOf(player)).toEqual(['51.50', 15])
    must(await convert(player, 15))
    expect(await convert(player, 10)).toMatchObject(refused(FEW))
    expect(await player.balance()).toBe('851.50')
  })

  it('converts nothing for a HEAD or a preflight, and refuses another player', async () => {
    const player = await newPlayer(app, 'convert4')
    const other = await newPlayer(app, 'convert5')
    await bet(player, 10_000)
    const url = `/api${convertPath(player, 10)}`
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      await app.inject({ method, url, headers: { authorization: `Bearer ${player.token}` } })
    }
    expect((await other.get(convertPath(player, 10))).status).toBe(403)
    expect((await get(app, convertPath(player, 10))).status).toBe(401)
    expect(await rewardsOf(player)).toEqual(['51.00', 10])
    expect(must(await convert(player, 10)).success).toBe(true)
  })

  it('refuses everything that is not a number of points', async () => {
    const player = await newPlayer(app, 'convert6')
    await bet(player, 50_000)
    const spoiled = ['', 'ten', '1e1', '0x10', '10.5', '১০', '%00', 'null', 'NaN', '9'.repeat(400), `10'--`]
    const paths = [
      ...spoiled.map((points) => convertPath(player, points)),
      `${convertPath(player, 10)}&vip_coin=20`,
      `/convert-vipcoin?remote_id=${player.remoteId}`,
      '/convert-vipcoin?vip_coin=10',
    ]
    for (const path of paths) {
      const { status, body } = await player.get(path)
      expect([path, status]).toEqual([path, 422])
      expect(z.safeParse(failure, body).success).toBe(true)
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        fc.pre(!/^\d+(\.0*)?$/.test(text))
        const { status } = await player.get(convertPath(player, encodeURIComponent(text)))
        expect(status).toBe(422)
      }),
      { numRuns: 60 },
    )
    expect(await rewardsOf(player)).toEqual(['55.00', 50])
  })
})

it('the operator sees the cash bonus and the points', async () => {
  const player = await newPlayer(app, 'rewards0')
  await bet(player, 10_000)
  const operator = await Operator.enter(app)
  const page = await operator.page('/sandbox/players?q=rewards0')
  expect(page).toContain('<dt>Cash bonus</dt><dd>৳ 51.00</dd>')
  expect(page).toContain('<dt>VIP points</dt><dd>10</dd>')
  expect(await operator.page('/sandbox/ledger')).toContain('Unclaimed cash bonuses')
})
