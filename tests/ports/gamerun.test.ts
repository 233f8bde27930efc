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
      from: '/games?type=SLOT',
      state: { view: { y: 7 } },
    })
  })

  it.each([null, undefined, 'x', {}, { iframeUrl: 7 }, { iframeUrl: 'javascript:alert(1)' }])(
    'has no address in %j',
    (state) => expect(readGame(state, SITE)).toMatchObject({ url: '', from: '/' }),
  )

  it.each([null, 7, { type: 'SLOT' }, 'https://evil.test/', '//evil.test', '/\\evil.test', 'games'])(
    'returns to the home screen if the route to return to is %j',
    (fromParams) =>
      expect(readGame({ iframeUrl: GAME, fromParams, title: null }, SITE)).toEqual({
        url: GAME,
        title: '',
        from: '/',
        state: null,
      }),
  )
})
