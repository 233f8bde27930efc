import { describe, expect, it } from 'vitest'
import { must } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player, sendBet } from '../setup/player.ts'
import { losing, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)

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
    expect((await player.post('/cash-claim', [])).status).toBe(422)
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

  it('converts nothing for a HEAD or a preflight', async () => {
    const player = await newPlayer(app, 'convert4')
    await bet(player, 10_000)
    const url = `/api${convertPath(player, 10)}`
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      await app.inject({ method, url, headers: { authorization: `Bearer ${player.token}` } })
    }
    expect(await rewardsOf(player)).toEqual(['51.00', 10])
    expect(must(await convert(player, 10)).success).toBe(true)
  })

  it('refuses everything that is not a number of points', async () => {
    const player = await newPlayer(app, 'convert6')
    await bet(player, 50_000)
    const spoiled = ['', 'ten', '1e1', '0x10', '10.5', '১০', '%00', '9'.repeat(400), '10&vip_coin=20']
    const paths = [...spoiled.map((points) => convertPath(player, points)), '/convert-vipcoin?vip_coin=10']
    for (const path of paths) expect([path, (await player.get(path)).status]).toEqual([path, 422])
    expect(await rewardsOf(player)).toEqual(['55.00', 50])
  })
})

it('the operator sees the cash bonus and the points', async () => {
  const player = await newPlayer(app, 'rewards0')
  await bet(player, 10_000)
  const page = await operator.page('/sandbox/players?q=rewards0')
  expect(page).toContain('data-label="Cash bonus" class="amount">৳ 51.00</td>')
  expect(page).toContain('data-label="VIP points" class="amount">10</td>')
  const own = await operator.page(`/sandbox/players/${player.remoteId}`)
  expect(own).toContain('<dt>Cash bonus</dt><dd>৳ 51.00</dd>')
  expect(own).toContain('<dt>VIP points</dt><dd>10</dd>')
  expect(await operator.page('/sandbox/ledger')).toContain('Unclaimed cash bonuses')
})

const pointsOf = async (player: Player) => (await player.user()).vip_coin

describe('the operator gives', () => {
  it('a bonus into the balance, which is in the records, the ledger and the inbox', async () => {
    const player = await newPlayer(app, 'gifted01')
    expect(await operator.give(player, { reason: 'Sorry for the wait.' })).toBe('granted')
    expect(await player.balance()).toBe('1100.00')
    expect(await player.transactions()).toMatchObject([
      { action: 'bonus', key: '1', amount: '100.00', note: 'Sorry for the wait.' },
    ])
    expect(await player.told()).toBe('A gift for you: You have received ৳ 100.00. Sorry for the wait.')
    expect(await operator.give(player, { amount: '5' })).toBe('granted')
    expect((await player.transactions())[0]).toMatchObject({ amount: '5.00', note: 'A gift for you' })
    expect(await player.told()).toBe('A gift for you: You have received ৳ 5.00.')
    expect(await operator.page('/sandbox/ledger')).toContain('<span class="tag open">grant</span>')
  })

  it('VIP points, which can be converted like those from bets', async () => {
    const player = await newPlayer(app, 'gifted02')
    must(await sendBet(app, await player.openGame(), 'gifted-bet', 10_000))
    expect(await operator.give(player, { kind: 'points', amount: '25' })).toBe('granted')
    expect(await pointsOf(player)).toBe(35)
    expect(await player.told()).toBe('A gift for you: You have received 25 VIP points.')
    expect(await player.transactions()).toEqual([])
    must(await player.get(`/convert-vipcoin?remote_id=${player.remoteId}&vip_coin=35`))
    expect([await pointsOf(player), await player.balance()]).toEqual([0, '903.50'])
    const ledger = await operator.page('/sandbox/ledger')
    expect(ledger).toContain('>gifted02</a>, points</dt><dd>−35 points</dd>')
    expect(ledger).toContain('VIP points given by the house')
  })

  it('a grant once if its form is sent many times', async () => {
    const player = await newPlayer(app, 'gifted03')
    for (const kind of ['bonus', 'points']) {
      const key = await operator.giftKey(player)
      const notices = await Promise.all(
        Array.from({ length: 10 }, () => operator.give(player, { kind, key })),
      )
      expect(notices.toSorted()).toEqual(['granted', ...Array(9).fill('repeated')])
    }
    expect([await pointsOf(player), await player.balance()]).toEqual([100, '1100.00'])
    expect(await operator.page(`/sandbox/players/${player.remoteId}?notice=repeated`)).toContain(
      'nothing more was given',
    )
  })

  it('the highest and the lowest amount', async () => {
    const player = await newPlayer(app, 'gifted04')
    expect(await operator.give(player, { amount: '100000' })).toBe('granted')
    expect(await operator.give(player, { amount: '1', kind: 'points' })).toBe('granted')
    expect([await pointsOf(player), await player.balance()]).toEqual([1, '101000.00'])
  })

  it('nothing to a player who does not exist, or if the form is wrong', async () => {
    const player = await newPlayer(app, 'gifted05')
    const key = await operator.giftKey(player)
    for (const id of ['1', '999999', 'x', '0'])
      expect(await operator.send(`/sandbox/players/${id}/grants`, { kind: 'bonus', amount: '5', key })).toBe(
        'nobody',
      )
    for (const fields of [
      ...['0', '-5', '1.5', '100001', '1e3', ''].map((amount) => ({ amount })),
      { kind: 'money' },
      ...['', 'short', `${'x'.repeat(30)}<b>`].map((key) => ({ key })),
    ])
      expect([fields, await operator.give(player, fields)]).toEqual([fields, 'wrong'])
    expect([await player.transactions(), await pointsOf(player)]).toEqual([[], 0])
  })
})
