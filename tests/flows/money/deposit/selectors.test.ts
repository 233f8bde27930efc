import { expect, it } from 'vitest'
import {
  canTryAgain,
  isChoosing,
  isOutcomeUnknown,
  isOutdated,
  regionsOf,
} from '#machines/money/deposit/deposit.selectors.ts'
import type { DepositError } from '#machines/money/deposit/deposit.types.ts'

const open = { channels: 'ready' } as const
const at = (form: 'choosing' | 'checking') =>
  ({ value: { open: { ...open, form } } }) as Parameters<typeof isChoosing>[0]

it('when the deposit is done, its form is done and the channels stay as they were', () => {
  expect(regionsOf({ value: 'done' })).toEqual({ ...open, form: 'done' })
})

it('the form can be changed only while the player is choosing', () => {
  expect([isChoosing(at('choosing')), isChoosing(at('checking'))]).toEqual([true, false])
})

const failing = (error: DepositError) => ({ context: { error } }) as Parameters<typeof canTryAgain>[0]

it('only what is said of a payment under way is outdated without one', () => {
  const outdated = (kind: 'mayHavePaid' | 'pending', payment: object | null) =>
    isOutdated({ kind }, payment as Parameters<typeof isOutdated>[1])
  expect([outdated('mayHavePaid', null), outdated('mayHavePaid', {}), outdated('pending', null)]).toEqual([
    true,
    false,
    false,
  ])
})

it('the player may try again after a check that failed, and after an e-wallet whose answer is unknown', () => {
  const offers = (error: DepositError) => [isOutcomeUnknown(failing(error)), canTryAgain(failing(error))]
  expect(offers({ kind: 'requestEwallet', failure: { kind: 'lost' } })).toEqual([true, true])
  expect(offers({ kind: 'requestEwallet', failure: { kind: 'refused', status: 422 } })).toEqual([
    false,
    false,
  ])
  expect(offers({ kind: 'loadEligibility', failure: { kind: 'lost' } })).toEqual([false, true])
  expect(offers({ kind: 'requestNumber', failure: { kind: 'lost' } })).toEqual([false, false])
  expect(offers({ kind: 'pending' })).toEqual([false, false])
})
