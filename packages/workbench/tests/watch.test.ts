import { describeChart } from '@tiya/graph-tests/charts'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock, setup } from 'xstate'
import { liveActor } from '../page/internals.ts'
import { snapshotOf } from '../page/watch.ts'

const machine = setup({
  types: {
    context: {} as { open: boolean },
    events: {} as { type: 'enter' } | { type: 'pay'; amount: number },
  },
  guards: {
    isOpen: ({ context }) => context.open,
    isLarge: ({ event }) => event.type === 'pay' && event.amount > 10,
  },
}).createMachine({
  id: 'shop',
  context: { open: false },
  initial: 'outside',
  states: {
    outside: {
      on: { enter: [{ guard: 'isOpen', target: 'inside' }, {}], pay: { guard: 'isLarge', target: 'inside' } },
      after: { 5000: 'inside' },
    },
    inside: {},
  },
})

const actor = createActor(machine, { clock: new SimulatedClock() }).start()
const chart = describeChart(machine)

const watched = (events: readonly { type: string; amount?: number }[]) =>
  snapshotOf(liveActor(actor), { chart, events, now: 7, endOf: () => undefined })

const cans = (events: readonly { type: string; amount?: number }[]) =>
  Object.fromEntries(watched(events).next.map(({ edge, can }) => [edge, can]))

it('the watched actor says which events can happen next, and with which guard', () => {
  expect(watched([]).next[0]).toEqual({
    edge: 'shop.outside enter#0',
    event: 'enter',
    guard: 'isOpen',
    can: false,
  })
  expect(cans([])).toEqual({
    'shop.outside enter#0': false,
    'shop.outside enter#1': true,
    'shop.outside pay#0': null,
    'shop.outside xstate.after.5000.shop.outside#0': true,
  })
})

it('the watched actor says it of the given events if a guard reads them', () => {
  expect(cans([{ type: 'pay', amount: 10 }])['shop.outside pay#0']).toBe(false)
  expect(cans([{ type: 'pay', amount: 11 }])['shop.outside pay#0']).toBe(true)
  expect(
    cans([
      { type: 'pay', amount: 1 },
      { type: 'pay', amount: 11 },
    ])['shop.outside pay#0'],
  ).toBe(true)
})

it('the watched actor says which delays run, and when they end', () => {
  const { delays, value, context, now } = watched([])
  expect({ value, context, now }).toEqual({ value: 'outside', context: { open: false }, now: 7 })
  expect(delays).toEqual([
    { event: 'xstate.after.5000.shop.outside', delay: 5_000, endsAt: expect.any(Number) },
  ])
})
