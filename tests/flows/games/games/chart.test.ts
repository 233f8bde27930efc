import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { gamesMachine } from '#machines/games/games/games.machine.ts'
import { FIRST_VIEW } from '#machines/games/games/games.rules.ts'

it('the list has the name of its type, and keeps the place of the player for the way back', () => {
  const place = { id: 'HILO/boat', index: 4, offset: 12 }
  const input = { type: 'ARCADE', title: '', session: null, view: FIRST_VIEW, address: '/games?type=ARCADE' }
  const events = [
    { type: 'xstate.done.actor.nameList', output: succeeded('Arcade') },
    { type: 'xstate.done.actor.loadSystems', output: succeeded([]) },
    { type: 'place.changed', place },
  ]
  const listed = events.reduce(
    (snapshot, event) => transition(gamesMachine, snapshot, event as never)[0],
    getInitialSnapshot(gamesMachine, input),
  )
  expect([listed.context.title, listed.context.view.place]).toEqual(['Arcade', place])
})
