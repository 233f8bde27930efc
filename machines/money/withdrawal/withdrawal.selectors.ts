import { isWithin, WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import type { SnapshotFrom } from 'xstate'
import { readAmount } from '../../common/input/amount.rules.ts'
import { masked } from '../../common/input/phone.rules.ts'
import { isBusy } from '../../common/isBusy.ts'
import type { withdrawalMachine } from './withdrawal.machine.ts'
import { methodOf } from './withdrawal.rules.ts'

type Withdrawal = SnapshotFrom<typeof withdrawalMachine>

/** What the footer says. */
export const summaryOf = (snapshot: Withdrawal) => {
  const { options, form } = snapshot.context
  const amount = readAmount(form.amount)
  return {
    /** In poisha, null if it can't be read or no withdrawal may be of it: nothing would be received. */
    amount: isWithin(amount, WITHDRAWAL_RANGE) ? amount : null,
    /** The name of the chosen method, empty if none is chosen. */
    method: methodOf(options, form.method)?.name ?? '',
    /** The chosen number, masked; empty if none is chosen. */
    account: masked(form.account),
    busy: isBusy(snapshot),
  }
}

/** True if the form was sent before and its outcome is unknown. */
export const isOutcomeUnknown = ({ context, value }: Withdrawal): boolean =>
  value === 'editing' && context.sent !== null

/** Why the form could not be loaded, null if it could. */
export const loadFailure = ({ context, value }: Withdrawal) => (value === 'failed' ? context.failure : null)

/** True once the request is accepted. */
export const hasSucceeded = (snapshot: Withdrawal): boolean =>
  snapshot.matches('succeeded') || snapshot.matches('done')
