import { expect, it } from 'vitest'
import { proposalOf, regionsOf } from '#machines/money/makePayment/makePayment.selectors.ts'

it('when the payment is done, all its regions keep their last state', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ phones: 'ready', clock: 'over', form: 'done' })
})

it.each([
  ['', 'restart'],
  [' - ', 'restart'],
  ['8N7A2QX91K', 'askSupport'],
])('once the time is over, a typed id of “%s” proposes to %s', (transactionId, proposal) =>
  expect(proposalOf({ context: { form: { phone: '', transactionId } } as never })).toBe(proposal),
)
