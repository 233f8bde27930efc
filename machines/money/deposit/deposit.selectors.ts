import type { SnapshotFrom } from 'xstate'
import { readAmount } from '../../common/input/amount.rules.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { depositMachine } from './deposit.machine.ts'
import { bonusRate, channelOf, depositCurrency, methodOf, promotionOf, receivedOf } from './deposit.rules.ts'
import type { DepositError } from './deposit.types.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

/** The regions after the flow has ended. */
const DONE = { channels: 'ready', form: 'done' } as const

/** Returns the state of each region. */
export function regionsOf({ value }: Pick<Snapshot, 'value'>) {
  return typeof value === 'object' ? value.open : DONE
}

export const channelsState = (snapshot: Snapshot) => regionsOf(snapshot).channels

/** Returns true while the player may change the form. */
export const isChoosing = (snapshot: Snapshot) => regionsOf(snapshot).form === 'choosing'

/** Returns what will be paid, how, with which promotion, and what it brings at this rate of USDT. */
export function summaryOf({ context }: Pick<Snapshot, 'context'>, usdtRate: string | undefined) {
  return {
    amount: readAmount(context.form.amount),
    currency: depositCurrency(context),
    method: methodOf(context),
    channel: channelOf(context),
    promotion: promotionOf(context),
    bonus: bonusRate(context),
    received: receivedOf(context, usdtRate),
  }
}

/**
 * Returns true if the e-wallet may have received the request. Submitting the same form again gets the same
 * response.
 */
export function isOutcomeUnknown({ context: { error } }: Pick<Snapshot, 'context'>): boolean {
  return error?.kind === 'requestEwallet' && leavesOutcomeUnknown(error.failure, 'money')
}

/** Returns true if the error speaks of a payment under way, and there is none any more. */
export function isOutdated(error: DepositError, isUnderWay: boolean): boolean {
  return error.kind === 'mayHavePaid' && !isUnderWay
}

/** Returns true if the player is offered to take the step that failed again. */
export function canTryAgain(snapshot: Pick<Snapshot, 'context'>): boolean {
  return snapshot.context.error?.kind === 'loadEligibility' || isOutcomeUnknown(snapshot)
}
