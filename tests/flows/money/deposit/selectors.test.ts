import { expect, it } from 'vitest'
import { isChoosing, regionsOf } from '#machines/money/deposit/deposit.selectors.ts'

const open = { methods: 'ready', promotions: 'ready', transactions: 'ready', channels: 'ready' } as const
const at = (form: 'choosing' | 'checking') =>
  ({ value: { open: { ...open, form } } }) as Parameters<typeof isChoosing>[0]

it('when the deposit is done, its form is done and all other regions stay as they were', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ ...open, form: 'done' })
})

it('the form can be changed only while the player is choosing', () => {
  expect([isChoosing(at('choosing')), isChoosing(at('checking'))]).toEqual([true, false])
})
