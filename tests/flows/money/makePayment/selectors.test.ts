import { expect, it } from 'vitest'
import { regionsOf } from '#machines/money/makePayment/makePayment.selectors.ts'

it('when the payment is done, all its regions keep their last state', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ phones: 'ready', clock: 'over', form: 'done' })
})
