import { expect, it } from 'vitest'
import { isOutcomeUnknown, summaryOf } from '#machines/rewards/vip/vip.selectors.ts'

type Vip = Parameters<typeof isOutcomeUnknown>[0]

const at = (value: unknown, context: object) => ({ value, context, hasTag: () => false }) as unknown as Vip

it.each([
  ['', 0],
  ['12', 12],
  ['১২', 12],
  ['1.5', 0],
])('the typed points “%s” are read as %d', (amount, points) => {
  expect(summaryOf(at({ open: 'editing' }, { amount })).typed).toBe(points)
})

const sent = { amount: 10, before: 25 }

it.each([
  ['if none was sent', false, at({ open: 'editing' }, { sent: null, failure: null })],
  ['if it was sent before', true, at({ open: 'editing' }, { sent, failure: null })],
  ['while it is sent again', false, at('converting', { sent, failure: null })],
  ['once its failure is shown', false, at({ open: 'editing' }, { sent, failure: { kind: 'lost' } })],
])('%s, the outcome of a conversion is unknown: %s', (_, isUnknown, snapshot) => {
  expect(isOutcomeUnknown(snapshot)).toBe(isUnknown)
})
