import { describe, expect, it } from 'vitest'
import { sweepLaunches } from '#server/games/launches.ts'
import { must, post, refusal, tally } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, sendBet } from '../setup/player.ts'
import { later, startSandbox } from '../setup/sandbox.ts'

/** The positions at which the reels stop for every bet. */
let stops = [0, 1, 2]
let turn = 0
const app = await startSandbox({ below: () => stops[turn++ % 3] ?? 0 })
const stopAt = (...next: number[]) => {
  stops = next
  turn = 0
}

const bet = (game: string, key: string, stake: unknown = 10_000) => sendBet(app, game, key, stake)

describe('a bet', () => {
  it.each([
    ['three parrots', [5, 5, 5], 660_000],
    ['the first two alike', [3, 3, 1], 15_000],
    ['the last two alike', [1, 3, 3], 0],
    ['nothing alike', [0, 1, 2], 0],
  ])('of ৳ 100 on %s wins what the reels pay', async (_, reels, win) => {
    const player = await newPlayer(app, `reels${reels.join('')}`)
    const game = await player.openGame()
    stopAt(...reels)
    const { status, body } = await bet(game, 'first-bet')
    expect([status, body]).toEqual([200, { stops: reels, win, balance: 90_000 + win }])
    expect(await player.balance()).toBe(`${(90_000 + win) / 100}.00`)
    expect((await player.get('/betting-record')).body.data).toEqual([
      {
        platform: 'Boishakh',
        game_type: 'SLOT',
        game_name: 'Lucky Kites',
        bet_amount: '100.00',
        winAmount: `${win / 100}.00`,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
  })

  it('repeated with its key happens once and gets the same answer', async () => {
    const player = await newPlayer(app, 'sameonce')
    const game = await player.openGame()
    stopAt(0, 1, 2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet(game, 'same-key')))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect((await bet(game, 'same-key', 20_000)).status).toBe(422)
    expect(await player.balance()).toBe('900.00')
  })

  it('that the balance does not cover, or with a stake that is too small, too large or no whole number, is refused', async () => {
    const player = await newPlayer(app, 'oddstake')
    const game = await player.openGame()
    stopAt(0, 1, 2)
    for (const stake of [0, -1_000, 999, 1_000.5, '1000', 1_000_000, null])
      expect([stake, (await bet(game, 'odd-stake', stake)).status]).toEqual([stake, 422])
    for (const [at, stake] of [5_000, 50_000].entries()) must(await bet(game, `stake-no-${at}`, stake))
    const uncovered = refusal('Your balance does not cover this stake.')
    expect(await bet(game, 'last-stake', 50_000)).toMatchObject(uncovered)
    expect(await player.balance()).toBe('450.00')
  })
})

describe('a launch', () => {
  it('can be opened once', async () => {
    const player = await newPlayer(app, 'openonce')
    const launch = await player.launchGame()
    const open = () => post(app, '/demo-game/calls/open', { launch })
    expect(tally(await Promise.all([open(), open()]))).toEqual({ 200: 1, 401: 1 })
  })

  it('is refused after 30 that a player has started within five minutes', async () => {
    const player = await newPlayer(app, 'launches')
    const start = () => player.runGame()
    const answers = await Promise.all(Array.from({ length: 40 }, start))
    expect(tally(answers)).toMatchObject({ 200: 30 })
    expect(await start()).toMatchObject({
      status: 429,
      body: { message: 'You have started too many games. Please try again in a few minutes.' },
    })
    later(5 * 60_000 + 1_000)
    expect((await start()).status).toBe(200)
  })

  it('is deleted when it was not opened in time, or a day later', async () => {
    const player = await newPlayer(app, 'launchold')
    await player.launchGame()
    const game = await player.openGame()
    const remaining = async (hours: number) => {
      later(hours * 3_600_000)
      await sweepLaunches(app.db)
      const rows = await app.db.query.launches.findMany()
      return rows.filter(({ playerId }) => playerId === Number(player.remoteId)).length
    }
    expect(await remaining(0)).toBe(2)
    expect(await remaining(0.1)).toBe(1)
    expect((await bet(game, 'still-open')).status).toBe(200)
    expect(await remaining(24)).toBe(0)
    expect((await bet(game, 'open-no-more')).status).toBe(401)
  })

  it('gives the page the game, the balance and the exit address', async () => {
    const launch = await (await newPlayer(app, 'lookinto')).launchGame()
    expect((await post(app, '/demo-game/calls/open', { launch })).body).toMatchObject({
      game: { name: 'Lucky Kites', type: 'SLOT', platform: 'Boishakh' },
      balance: 100_000,
      exitUrl: 'http://localhost/back.html',
    })
  })

  it('leads back only to the site that requested the game', async () => {
    const player = await newPlayer(app, 'exitexit')
    const exitOf = async (externalURL: string, origin?: string) => {
      const { url } = must(await player.runGame({ externalURL }, origin ? { origin } : {}))
      const launch = new URL(url).searchParams.get('launch')
      return (await post(app, '/demo-game/calls/open', { launch })).body.exitUrl
    }
    expect(await exitOf('https://site.example/back.html', 'https://site.example')).toBe(
      'https://site.example/back.html',
    )
    expect(await exitOf('https://evil.example/back.html', 'https://site.example')).toBe(null)
    expect(await exitOf('javascript:alert(1)')).toBe(null)
    expect(await exitOf('https://evil.example/')).toBe(null)
    expect(await exitOf('not an address')).toBe(null)
  })

  it('is refused for a game that does not exist', async () => {
    const player = await newPlayer(app, 'nosuch01')
    for (const change of [{ gameCode: 'nothing' }, { gameType: 'FH' }, { platform: 'Orbit' }])
      expect(await player.runGame(change)).toMatchObject(refusal('This game is not available.'))
  })
})

describe('while the operator blocks games', () => {
  const blocked = refusal('Games are blocked at the moment. Please contact customer support.')

  it('no game starts and no bet is accepted, but a repeated bet gets its earlier answer', async () => {
    const operator = await Operator.enter(app)
    const player = await newPlayer(app, 'blocked1')
    const game = await player.openGame()
    stopAt(0, 1, 2)
    const placed = await bet(game, 'before-the-block')
    expect(placed.status).toBe(200)
    await operator.set({ gamesBlocked: 'on' })
    for (const refused of [await player.runGame(), await bet(game, 'in-the-block')])
      expect(refused).toMatchObject(blocked)
    expect((await bet(game, 'before-the-block')).body).toEqual(placed.body)
    expect(await player.balance()).toBe('900.00')
    await operator.set({ gamesBlocked: undefined })
    expect((await bet(game, 'in-the-block')).status).toBe(200)
    expect(await player.balance()).toBe('800.00')
  })
})
