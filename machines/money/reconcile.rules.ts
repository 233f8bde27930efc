import type { Transaction } from '@tiya/contract/money'
import { statusOf } from '../records/transactionRecord/transactionRecord.rules.ts'
import { isSameTransactionId } from './transactionId.rules.ts'

/** What distinguishes a deposit from the player's other transactions. */
export interface SentDeposit {
  readonly action: 'deposit'
  /** As the player typed it. */
  readonly transactionId: string
  /** The e-wallet's own id of the payment, if it has one: a deposit of this id counts once it is decided. */
  readonly transaction?: string | undefined
  /** Ids of the deposits that were rejected before it was sent, if they are known. */
  readonly rejected?: readonly string[] | undefined
}

/** What distinguishes a withdrawal from the player's other transactions. */
export interface SentWithdrawal {
  readonly action: 'withdraw'
  /** In poisha; null if the amount can't be read, which matches nothing. */
  readonly amount: number | null
  /** Ids of the withdrawals that existed before it was sent. */
  readonly known: readonly string[]
}

export type SentRequest = SentDeposit | SentWithdrawal

/**
 * What the transactions say about a request: the server accepted it, or the operator has since rejected it.
 * `notFound` means that it is not among them, so its outcome remains unknown.
 */
export type Match = 'accepted' | 'rejected' | 'notFound'

/** When the server's acceptance became known, in milliseconds since the epoch. */
export interface Accepted {
  readonly at: number
}

/**
 * A request whose outcome the transactions show. Its idempotency key is removed, and so is its draft once it
 * is accepted.
 */
export interface ClosedRequest {
  readonly remoteId: string
  readonly match: Exclude<Match, 'notFound'>
}

/**
 * Determines the outcome of a request whose response was lost. It compares ids, not times, because the
 * device's clock may be wrong. A deposit is found by the transaction id that the player typed, which an
 * earlier rejected attempt may share: that one does not count. An e-wallet lists a payment of its own id before
 * anybody has paid, so such a deposit counts only once it is decided. A withdrawal has no such id, so it is found by
 * its amount among the new ones. One match that is not rejected is enough for `accepted`, so a request is never sent twice.
 */
export function reconcile(request: SentRequest, transactions: readonly Transaction[]): Match {
  const transaction = transactionOf(request, transactions)
  if (!transaction) return 'notFound'
  return isRejected(transaction) ? 'rejected' : 'accepted'
}

/** Returns the transaction of a request, one that is not rejected if several match; undefined if none does. */
export function transactionOf(
  request: SentRequest,
  transactions: readonly Transaction[],
): Transaction | undefined {
  const matches = transactions.filter((transaction) => isMatch(request, transaction))
  return matches.find((one) => !isRejected(one)) ?? matches[0]
}

/** Returns the ids of the deposits that have been rejected. */
export function rejectedDeposits(transactions: readonly Transaction[]): readonly string[] {
  return transactions.filter((one) => one.action === 'deposit' && isRejected(one)).map(({ id }) => id)
}

/** Returns true if the operator has approved the transaction. */
export function isApproved(transaction: Transaction): boolean {
  return statusOf(transaction) === 'success'
}

const isRejected = (transaction: Transaction) => statusOf(transaction) === 'fail'

/** Returns true if the transaction may be the request's. */
export function isMatch(request: SentRequest, transaction: Transaction): boolean {
  const { action, id, amount, transaction_id } = transaction
  if (action !== request.action) return false
  if (request.action === 'deposit') {
    if (isRejected(transaction) && request.rejected?.includes(id)) return false
    const isDecided = isApproved(transaction) || isRejected(transaction)
    return (
      isSameTransactionId(request.transactionId, transaction_id) ||
      (isDecided && isSameTransactionId(request.transaction, transaction_id))
    )
  }
  return amount !== null && amount === request.amount && !request.known.includes(id)
}
