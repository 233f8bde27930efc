import { expect, it } from 'vitest'
import { digitGroups, proposalOf, regionsOf } from '#machines/money/makePayment/makePayment.selectors.ts'

it('when the payment is done, all its regions keep their last state', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ phones: 'ready', clock: 'over', form: 'done' })
})

it.each([
  ['01700000321', ['01700', '000', '321']],
  ['0170000032', ['0170000032']],
  ['017000003210', ['017000003210']],
  ['x01700000321', ['x01700000321']],
  ['TiyaDemo0OI', ['TiyaDemo0OI']],
])('the number %s is read in groups', (number, groups) => expect(digitGroups(number)).toEqual(groups))

it.each([
  ['', 'restart'],
  [' - ', 'restart'],
  ['8N7A2QX91K', 'askSupport'],
])('once the time is over, a typed id of “%s” proposes to %s', (transactionId, proposal) =>
  expect(proposalOf({ context: { form: { phone: '', transactionId } } as never })).toBe(proposal),
)
