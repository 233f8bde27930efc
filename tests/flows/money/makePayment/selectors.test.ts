import { expect, it } from 'vitest'
import { regionsOf } from '../../../../machines/money/makePayment/makePayment.selectors.ts'

it('after the end, all regions stay as they were', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ phones: 'ready', clock: 'over', form: 'done' })
})
