import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'

// Nothing is stored here.
const machine = transactionRecordMachine.provide({ actions: { keep: () => undefined } as never })
const { context } = getInitialSnapshot(machine, { remoteId: '41', kept: undefined })
const place = { id: '70', index: 40, offset: 12 }

it.each([
  ['another filter', 'choosing', { type: 'filter.confirm' }],
  ['the list without a filter', 'idle', { type: 'filter.clear' }],
] as const)('%s starts at the top of the list', (_, value, event) => {
  const farDown = machine.resolveState({ value, context: { ...context, place } })
  const [next] = transition(machine, farDown, event as never)
  expect([next.value, next.context.place]).toEqual(['idle', null])
})
