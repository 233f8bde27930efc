import type { SnapshotFrom } from 'xstate'
import { readAmount } from '../../common/input/amount.rules.ts'
import type { withdrawalMachine } from './withdrawal.machine.ts'
import { methodOf } from './withdrawal.rules.ts'

type Withdrawal = SnapshotFrom<typeof withdrawalMachine>

/** The name of the chosen method, empty if none is chosen. */
export const chosenMethodName = ({ context: { options, form } }: Withdrawal): string =>
  methodOf(options, form.method)?.name ?? ''

/** The typed amount in poisha, 0 if it can't be read. */
export const typedAmount = ({ context }: Withdrawal): number => readAmount(context.form.amount) ?? 0

/** True if the form was sent before and its outcome is unknown. */
export const isOutcomeUnknown = ({ context, value }: Withdrawal): boolean =>
  value === 'editing' && context.sent !== null

/** True while a submitted form is being checked or sent. */
export const isBusy = (snapshot: Withdrawal): boolean => snapshot.hasTag('busy')

/** True once the request is accepted. */
export const hasSucceeded = (snapshot: Withdrawal): boolean =>
  snapshot.matches('succeeded') || snapshot.matches('done')
