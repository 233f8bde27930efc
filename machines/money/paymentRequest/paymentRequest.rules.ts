import type { Transaction } from '@tiya/contract/money'
import { present } from '../../common/present.ts'
import { statusOf, type TransactionStatus } from '../../records/transactionRecord/transactionRecord.rules.ts'
import { transactionOf } from '../reconcile.rules.ts'
import type { RequestState } from './paymentRequest.types.ts'

/** The processing time that the player is told: 30 minutes, in milliseconds. */
export const REQUEST_COUNTDOWN = 1_800_000

/** Returns the state of a request accepted at `at`, in milliseconds since the epoch. */
export function requestState({
  at,
  ...request
}: Omit<RequestState, 'deadline'> & { readonly at: number }): RequestState {
  return { ...request, deadline: at + REQUEST_COUNTDOWN }
}

/** Returns true once the countdown of a request is over, at `now` in milliseconds since the epoch. */
export function isOver({ request, now }: { request: RequestState | null; now: number }): boolean {
  return now >= present(request).deadline
}

/** Returns the request's transaction, undefined if the server does not list it. */
export function transactionIn(
  request: RequestState | null,
  transactions: readonly Transaction[],
): Transaction | undefined {
  return request ? transactionOf(request.sent, transactions) : undefined
}

/** Returns the status of the request's transaction, undefined if it is not listed or its key is unknown. */
export function statusIn(
  request: RequestState | null,
  transactions: readonly Transaction[],
): TransactionStatus | undefined {
  const transaction = transactionIn(request, transactions)
  return transaction && statusOf(transaction)
}
