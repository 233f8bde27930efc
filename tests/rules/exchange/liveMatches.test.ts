import { expect, it } from 'vitest'
import { liveMatchesMachine } from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import { liveMatchesOf } from '#machines/exchange/liveMatches/liveMatches.rules.ts'
import { isShown } from '#machines/exchange/liveMatches/liveMatches.selectors.ts'
import { decoded, LATER, LIVE, sportsEvent } from '../../flows/exchange/events.fixture.ts'

const named = (id: number) => sportsEvent({ id, name: `Match ${id}`, inPlay: true })

it('the home shows the first three matches in play by sport, each as it was when its list was loaded', () => {
  const shown = liveMatchesOf({
    tennis: { events: decoded(named(4), named(5)), loadedAt: 30 },
    cricket: { events: decoded(LATER, LIVE, named(3)), loadedAt: 10 },
    soccer: { events: decoded(LATER), loadedAt: 20 },
  })
  expect(shown.map(({ sport, events, loadedAt }) => [sport, events.map(({ key }) => key), loadedAt])).toEqual(
    [
      ['cricket', ['1.7', '1.3'], 10],
      ['tennis', ['1.4'], 30],
    ],
  )
  expect(liveMatchesOf({})).toEqual([])
})

it('matches are shown once there are any, but do not move what the player looks at', () => {
  const matches = liveMatchesOf({ tennis: { events: decoded(named(4)), loadedAt: 30 } })
  const shownIn = (shown: 'settled' | 'held', loaded: typeof matches) =>
    isShown(liveMatchesMachine.resolveState({ value: { shown }, context: { matches: loaded, seen: false } }))
  expect([shownIn('settled', matches), shownIn('held', matches)]).toEqual([true, false])
  expect([shownIn('settled', []), isShown(undefined)]).toEqual([false, false])
})
