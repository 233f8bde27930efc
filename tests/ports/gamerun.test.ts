import { describe, expect, it } from 'vitest'
import { gamerunPortsOf, readGame } from '../../src/ports/games/gamerun.ts'
import { FakePage } from '../model/headless/fakePage.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

const SITE = 'http://site.test'
const GAME = 'https://games.test/boat'
const FRAME = '/exchange-frame?token={token}'

const RAHIM = { remote_id: '41', exchangeToken: 'exchange-of-rahim' }
const NO_GAME = { url: '', title: '', image: null, section: 'games', from: '/', state: null }

const read = (state: unknown, device: Readonly<Record<string, string>> = RAHIM, remoteId = '41') =>
  readGame(state, remoteId, new FakePage('/gamerun', device))

describe('the history state of an opened game', () => {
  it('has the address, the title and the route to return to', () => {
    const state = { iframeUrl: GAME, fromParams: '/games?type=SLOT', title: 'Boat', image: '/boat.png' }
    expect(read(state)).toEqual({
      url: GAME,
      title: 'Boat',
      image: '/boat.png',
      section: 'games',
      from: '/games?type=SLOT',
      state: null,
    })
  })

  it('has the section and the whole state of the route to return to', () => {
    const fromState = { marketId: '1.7', eventId: '7' }
    const way = { fromParams: '/odds-view', fromState }
    expect(read({ remoteId: '41', iframeUrl: GAME, ...way, section: 'exchange' })).toMatchObject({
      section: 'exchange',
      from: '/odds-view',
      state: fromState,
    })
  })

  it.each(['games', 'other', null, 7])('belongs to the games if its section is %j', (section) =>
    expect(read({ iframeUrl: GAME, section }).section).toBe('games'),
  )

  it.each([null, undefined, 'x', {}, { iframeUrl: 7 }, { iframeUrl: 'javascript:alert(1)' }])(
    'has no address in %j',
    (state) => expect(read(state)).toMatchObject({ url: '', from: '/' }),
  )

  it.each([
    null,
    7,
    { type: 'SLOT' },
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'games',
  ])('returns to the home screen if the route to return to is %j', (fromParams) =>
    expect(read({ iframeUrl: GAME, fromParams, title: null })).toEqual({ ...NO_GAME, url: GAME }),
  )
})

describe('the token of an exchange in the history', () => {
  const exchange = { remoteId: '41', iframeUrl: FRAME, fromParams: '/account', section: 'exchange' }

  it('is filled in from the device', () =>
    expect(read(exchange).url).toBe(`${SITE}/exchange-frame?token=exchange-of-rahim`))

  it.each([
    ['nobody', { ...exchange, remoteId: undefined }, RAHIM, '41'],
    ['another player', { ...exchange, remoteId: '42' }, RAHIM, '41'],
    ['a player who left', exchange, RAHIM, '42'],
    ['a player whose place another tab took', exchange, { ...RAHIM, remote_id: '42' }, '41'],
    ['a player without a token', exchange, { remote_id: '41' }, '41'],
  ])('is not filled into the exchange of %s: there is no game', (_, state, device, remoteId) =>
    expect(read(state, device, remoteId)).toEqual(NO_GAME),
  )

  it.each([{}, { remoteId: '41' }, { remoteId: '41', section: 'games' }])(
    'is never filled into the address of a game with %j',
    (state) =>
      expect(read({ ...state, iframeUrl: 'https://games.test/?t={token}' }).url).toBe(
        'https://games.test/?t={token}',
      ),
  )
})

it('a game is left when a frame of the page says so, and not when another window does', () => {
  const world = new HeadlessEnvironment({ at: '/gamerun' })
  const { heard } = listenTo(gamerunPortsOf(world.of('gamerun')).gameExit)
  const [game, other] = [{}, {}]
  const say = (source: object | null, data = 'leave-game') => world.page.dispatch('message', { data, source })
  say(other)
  Object.assign(world.page.document, {
    querySelectorAll: () => [{ contentWindow: {} }, { contentWindow: game }],
  })
  say(other)
  say(null)
  say(game, 'something else')
  expect(heard).toEqual([])
  say(game)
  expect(heard).toEqual([{ type: 'back' }])
})
