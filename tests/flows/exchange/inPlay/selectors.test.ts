import { expect, it } from 'vitest'
import { isFirstLoad, unplaced } from '#machines/exchange/inPlay/inPlay.selectors.ts'
import { sportEventsMachine } from '#machines/exchange/sportEvents/sportEvents.machine.ts'

const FAILURE = { kind: 'lost' } as const

it.each([
  ['until there is an answer', 'loading', null, true],
  ['not when it is tried again after a failure', 'loading', FAILURE, false],
  ['not once it has failed', 'failed', FAILURE, false],
  ['not once it is there', 'ready', null, false],
])('a sport loads for the first time %s', (_, value, failure, first) => {
  const context = { sport: 'soccer', loaded: null, failure } as const
  expect(isFirstLoad(sportEventsMachine.resolveState({ value: value as never, context }))).toBe(first)
})

it('of the sports that load for the first time, only the first has a place', () => {
  expect(unplaced([])).toEqual([])
  expect(unplaced(['tennis'])).toEqual([])
  expect(unplaced(['cricket', 'soccer', 'tennis'])).toEqual(['soccer', 'tennis'])
})
