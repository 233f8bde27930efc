import { expect, it } from 'vitest'
import { liveMatchesOf } from '#machines/exchange/liveMatches/liveMatches.rules.ts'
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
