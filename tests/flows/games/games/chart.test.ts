import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { succeeded } from '#machines/common/result.ts'
import { gamesMachine } from '#machines/games/games/games.machine.ts'
import { FIRST_VIEW } from '#machines/games/games/games.rules.ts'
import { BOAT } from '../games.fixture.ts'

it('the list has the name of its type, and keeps its scroll position for the way back from a game', () => {
  const input = { type: 'ARCADE', title: '', session: null, view: FIRST_VIEW, address: '/games?type=ARCADE' }
  const events = [
    { type: 'xstate.done.actor.nameList', output: succeeded('Arcade') },
    { type: 'xstate.done.actor.loadSystems', output: succeeded([]) },
    { type: 'game.chosen', game: BOAT, y: 1_200 },
  ]
  const listed = events.reduce(
    (snapshot, event) => transition(gamesMachine, snapshot, event as never)[0],
    getInitialSnapshot(gamesMachine, input),
  )
  expect([listed.context.title, listed.context.view.y]).toEqual(['Arcade', 1_200])
})
