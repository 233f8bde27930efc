import type { SnapshotFrom } from 'xstate'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { UnderWay } from '../makePayment/makePayment.types.ts'
import { offeredMethods } from '../methods.rules.ts'
import type { depositMachine } from './deposit.machine.ts'
import {
  amountOf,
  bonusRate,
  channelOf,
  depositCurrency,
  methodOf,
  offersEwallets,
  openChannels,
  promotionOf,
  receivedOf,
} from './deposit.rules.ts'
import type { DepositError } from './deposit.types.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

/** The regions after the flow has ended. */
const DONE = { channels: 'ready', form: 'done' } as const

/** Returns the state of each region. */
export function regionsOf({ value }: Pick<Snapshot, 'value'>) {
  return typeof value === 'object' ? value.open : DONE
}

export const channelsState = (snapshot: Pick<Snapshot, 'value'>) => regionsOf(snapshot).channels

/** Returns true while the player may change the form. */
export const isChoosing = (snapshot: Pick<Snapshot, 'value'>) => regionsOf(snapshot).form === 'choosing'

/** Returns true if there are methods to choose from. */
export const hasMethods = ({ context: { methods } }: Snapshot) =>
  methods !== null && offeredMethods(methods).length > 0

/** Returns true if there are channels to choose from. */
export const hasChannels = (snapshot: Snapshot) =>
  channelsState(snapshot) === 'ready' && openChannels(snapshot.context).length > 0

/** Returns true if the chosen method is an e-wallet, which has no channels. */
export const isEwalletChosen = ({ context }: Snapshot) =>
  offersEwallets(context) && methodOf(context) !== null

/** Returns what will be paid, how, with which promotion, and what it brings at this rate of USDT. */
export function summaryOf(snapshot: Pick<Snapshot, 'context' | 'value'>, usdtRate: string | undefined) {
  const { context } = snapshot
  return {
    choosing: isChoosing(snapshot),
    amount: amountOf(context),
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
export function isOutdated(error: DepositError, underWay: UnderWay | null): boolean {
  return error.kind === 'mayHavePaid' && !underWay
}

/** Returns true if the player is offered to take the step that failed again. */
export function canTryAgain(snapshot: Pick<Snapshot, 'context'>): boolean {
  return snapshot.context.error?.kind === 'loadEligibility' || isOutcomeUnknown(snapshot)
}
