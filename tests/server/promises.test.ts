import { readdirSync } from 'node:fs'
import { startOfWeek } from '@tiya/contract/dhakaCalendar'
import { describe, expect, it } from 'vitest'
import { exchangeFilter, settledFilter } from '../../machines/records/bettingRecord/bettingRecord.rules.ts'
import { bets } from '../../server/db/schema.ts'
import { payCashback } from '../../server/rewards/cashback.ts'
import { DAY, HOUR } from '../times.ts'
import { get, must } from './setup/calls.ts'
import { Operator } from './setup/operator.ts'
import { newPlayer, type Player, sendBet, verifiedPlayer } from './setup/player.ts'
import { losing, startSandbox } from './setup/sandbox.ts'

/*
 * What the site's texts promise, each beside the rule that keeps it. A promise that nothing keeps is not made.
 */

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)

const FOLDER = new URL('../../src/i18n/en/', import.meta.url)
/** The texts that tell players about the product: the pages, the footers of the home and of the older shell. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(content|desktop)\/pages\/.*\.ts$|home\/belowTheFold\.ts$/.test(file),
)
const said = (
  await Promise.all(files.map(async (file) => JSON.stringify(await import(new URL(file, FOLDER).href))))
).join('\n')

/** The promotions as a player sees them. */
const promotions = async (): Promise<{ id: string; name: string; status: string; desc: string }[]> =>
  must(await get(app, '/promotion')).promotions

let plays = 0

/** Loses stakes, in poisha, in the slot of these tests. */
async function lose(player: Player, ...stakes: number[]): Promise<void> {
  const game = await player.openGame()
  for (const stake of stakes) must(await sendBet(app, game, `promise-${++plays}`, stake))
}

describe('“A part of what slots and live casino took comes back every week … counted on Monday”', () => {
  const monday = startOfWeek(Date.now() + 7 * DAY)

  it('is said in the texts and, with the percentage, by the promotion', async () => {
    expect(said).toContain('comes back every week, counted on Monday, without a turnover.')
    expect(said).toContain('It is counted on Monday, for the week before, and goes straight into your wallet')
    const offer = (await promotions()).find(({ name }) => name === '5% weekly cashback')
    expect(offer).toMatchObject({ status: 'display', turnover: '0' })
    expect(offer?.desc).toContain('<strong>5%</strong>')
  })

  it('is paid once, from Monday on, with a message and no turnover', async () => {
    const player = await newPlayer(app, 'cashback1')
    await lose(player, 200_00, 200_00)
    await payCashback(app.db, monday - 1)
    expect(await player.balance()).toBe('600.00')
    await Promise.all([payCashback(app.db, monday), payCashback(app.db, monday)])
    await payCashback(app.db, monday + 7 * DAY - HOUR)
    expect(await player.balance()).toBe('620.00')
    expect(await player.transactions()).toMatchObject([
      { action: 'bonus', amount: '20.00', note: 'Weekly cashback' },
    ])
    expect(await player.told()).toContain(
      'You have received ৳ 20.00: a part of what slots and live casino took',
    )
    expect(await player.turnovers()).toEqual([])
  })

  it('counts what was won, and no other games', async () => {
    const row = async (username: string, gameType: string, stake: number, win: number) => {
      const player = await newPlayer(app, username)
      const played = { gameCode: 'x', gameName: 'X', platform: 'X', outcome: [], balance: 0 }
      await app.db
        .insert(bets)
        .values({ ...played, playerId: Number(player.remoteId), key: 'x', gameType, stake, win })
      return player
    }
    const table = await row('cashback2', 'TABLE', 100_00, 0)
    const winner = await row('cashback3', 'SLOT', 100_00, 100_00)
    const partly = await row('cashback4', 'LIVE', 100_00, 40_00)
    await payCashback(app.db, monday)
    expect(await Promise.all([table, winner, partly].map((one) => one.balance()))).toEqual([
      '1000.00',
      '1000.00',
      '1003.00',
    ])
  })
})

it('“Stakes in games bring VIP points; bets on the exchange bring none.”', async () => {
  expect(said.match(/bets on the exchange bring none/g)).toHaveLength(2)
  const player = await newPlayer(app, 'points01')
  await lose(player, 50_00)
  expect((await player.user()).vip_coin).toBe(5)
  const { id: marketId, runners } = await player.marketToCome()
  must(await player.order('promised', { marketId, selectionId: runners[0]?.id, odds: '1.01' }))
  expect((await player.user()).vip_coin).toBe(5)
})

it('“When a friend signs up with it and deposits enough, you are rewarded”: the friend is not', async () => {
  expect(said).toContain('When a friend signs up with it and deposits enough, you are rewarded.')
  const player = await newPlayer(app, 'promised1')
  const { referral_code } = await player.user()
  const friend = await verifiedPlayer(app, 'promised2', undefined, { referral_code })
  await operator.approveDeposit(friend, { amount: 1_000 })
  expect([await player.balance(), await friend.balance()]).toEqual(['1200.00', '2000.00'])
})

it('“Your records show your bets of the last seven days”', () => {
  expect(said).toContain('Your records show your bets of the last seven days and your deposits')
  for (const { shape } of [settledFilter, exchangeFilter])
    expect(shape.date.options).toEqual(['today', 'yesterday', 'last7'])
})

it('“The wallet and all amounts are in taka, whatever currency you choose”', async () => {
  expect(said).toContain('The wallet and all amounts are in taka, whatever currency you choose at sign-up.')
  const player = await verifiedPlayer(app, 'rupees01', undefined, { currency: 'INR' })
  await operator.approveDeposit(player, { amount: 500 })
  expect(await player.balance()).toBe('1500.00')
})

it('“the first deposit of a new player is matched”', async () => {
  expect(said).toContain('the first deposit of a new player is matched.')
  const player = await verifiedPlayer(app, 'matched1')
  await operator.approveDeposit(player, { amount: 500, promotion_id: '1' })
  expect(await player.balance()).toBe('2000.00')
})

it('every promotion that players see is kept: by a deposit, by a friend’s deposits, or on Monday', async () => {
  const kept = Object.fromEntries((await promotions()).map(({ name, status }) => [name, status]))
  expect(kept).toEqual({
    'Double your first deposit': 'active',
    'Slot week': 'active',
    'Cricket welcome bonus': 'active',
    'Hilsa season': 'active',
    'Bring a friend': 'display',
    'Rocket boost': 'active',
    'A seat at the table': 'active',
    'Numbers of the week': 'active',
    '5% weekly cashback': 'display',
  })
})

it('what nothing keeps is not said', () => {
  for (const words of [
    /both of you/,
    /paid by noon/,
    /for as long as your account exists/,
    /Every bet counts/,
    /what each of them has brought/,
    /ticket/,
    /stays that of your account/,
    /always comes with its reason/,
    /Thousands of/,
    /real dealers/,
  ])
    expect(said, String(words)).not.toMatch(words)
})

it('figures in the texts are those of the rules', async () => {
  for (const figure of [
    'From ৳ 100 to ৳ 25,000 at a time, or 10 to 200 USDT',
    'You can withdraw from ৳ 500 to ৳ 25,000 at a time',
    '10 points at least',
    'From ৳ 10 on you can claim it',
    'another code after 5 minutes',
    'another code after 60 seconds',
    '10 minutes to pay and confirm, 30 minutes with USDT',
    'every 15, 30 or 60 minutes',
  ])
    expect(said).toContain(figure)
  const player = await verifiedPlayer(app, 'figures1')
  expect((await player.deposit({ amount: 99 })).body.message).toBe('Amount must be between ৳100 and ৳25,000.')
})

it('the two sample promotions have ended: only the operator’s console lists them', async () => {
  const page = await operator.page('/sandbox/promotions')
  /** Returns the cells of a promotion's row. */
  const cellsOf = (name: string) => {
    const row = page.split('<tr role="row">').find((each) => each.includes(`>${name}</th>`)) ?? ''
    return [...row.matchAll(/<t[hd] [^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    )
  }
  for (const [name, from, taken] of [
    ['7,777 BDT sports welcome bonus', '2024-05-29', 'Once a player, with the first deposit'],
    ['100% bonus plus extra free spins', '2024-10-01', 'Once a player'],
  ] as const) {
    expect(cellsOf(name)).toEqual([name, 'Ended', from, '2024-12-31', '100%', '12×', taken])
    expect((await promotions()).map((one) => one.name)).not.toContain(name)
  }
  expect(cellsOf('Double your first deposit').slice(0, 2)).toEqual(['Double your first deposit', 'Open'])
  expect(cellsOf('Bring a friend')).toEqual(['Bring a friend', 'Shown only', '2024-10-01', '', '', '', ''])
  expect((await get(app, '/promotions/10')).status).toBe(404)
})
