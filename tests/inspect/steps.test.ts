import { describeChart } from '@tiya/graph-tests/charts'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { stepsOf } from '../../scripts/replay/steps.mjs'

const door = describeChart(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { push: [{ guard: 'isLocked' }, { target: 'closed' }], slam: 'falling' } },
      falling: { always: 'closed' },
      closed: { on: { push: 'open' } },
    },
  }),
)

/** Returns the transitions of the last event of a door, after an event that led to `before`. */
function lastStep(type: string, state: string, before?: string) {
  const event = (type: string, state: string) => ({ at: 0, actor: 'root/door:2', type, state })
  const events = before === undefined ? [] : [event('xstate.init', before)]
  const { edges, guess } = stepsOf([...events, event(type, state)], { door }).at(-1) ?? { edges: [] }
  return { edges: edges.map(({ id }) => id), guess }
}

it('an event’s transition is known if the states leave only one', () => {
  expect(lastStep('push', 'closed', 'open')).toEqual({ edges: ['door.open push#1'], guess: undefined })
  expect(lastStep('xstate.init', 'open')).toEqual({ edges: [], guess: undefined })
})

it.each([
  ['nothing is known of before', 'push', 'open', undefined, 'the state before it is not known'],
  ['a guard may have refused', 'push', 'open', 'open', 'its guard may have refused'],
  ['it led on', 'slam', 'closed', 'open', 'an eventless transition followed that hides where it led'],
  ['it has no name', '*', 'open', 'closed', 'the chart does not name the event'],
])('an event’s transition is guessed if %s', (_, type, state, before, guess) => {
  expect(lastStep(type, state, before).guess).toBe(guess)
})
