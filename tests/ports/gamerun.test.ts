import { describe, expect, it } from 'vitest'
import { readGame } from '../../src/ports/games/gamerun.ts'

const SITE = 'https://site.test'
const GAME = 'https://games.test/boat'

describe('the history state of an opened game', () => {
  it('has the address, the title and the route to return to', () => {
    const state = { iframeUrl: GAME, fromParams: '/games?type=SLOT', title: 'Boat', view: { y: 7 } }
    expect(readGame(state, SITE)).toEqual({
      url: GAME,
      title: 'Boat',
      section: 'games',
      from: '/games?type=SLOT',
      state: { view: { y: 7 } },
    })
  })

  it('has the section and the whole state of the route to return to', () => {
    const fromState = { marketId: '1.7', eventId: '7' }
    const state = { iframeUrl: GAME, fromParams: '/odds-view', fromState, view: 'x', section: 'exchange' }
    expect(readGame(state, SITE)).toMatchObject({
      section: 'exchange',
      from: '/odds-view',
      state: fromState,
    })
  })

  it.each(['games', 'other', null, 7])('belongs to the games if its section is %j', (section) =>
    expect(readGame({ iframeUrl: GAME, section }, SITE).section).toBe('games'),
  )

  it.each([null, undefined, 'x', {}, { iframeUrl: 7 }, { iframeUrl: 'javascript:alert(1)' }])(
    'has no address in %j',
    (state) => expect(readGame(state, SITE)).toMatchObject({ url: '', from: '/' }),
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
    expect(readGame({ iframeUrl: GAME, fromParams, title: null }, SITE)).toEqual({
      url: GAME,
      title: '',
      section: 'games',
      from: '/',
      state: null,
    }),
  )
})
