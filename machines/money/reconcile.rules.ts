import type { Transaction } from '../contract/money.ts'

/** What tells the transaction of one request from the player's other transactions. */
export type SentRequest =
  | { readonly action: 'deposit'; readonly transactionId: string }
  | {
      readonly action: 'withdraw'
      /** Poisha; null for an amount that can't be read, which matches nothing. */
      readonly amount: number | null
      /** Ids of the withdrawals that were there before the request went out. */
      readonly known: readonly string[]
    }

/**
 * What the transactions say of a request: the server has accepted it, or the operator has rejected it since.
 * `notFound` says that it is not among them, so that its outcome remains unknown.
 */
export type Match = 'accepted' | 'rejected' | 'notFound'

/** When the server's acceptance became known, in milliseconds since the epoch. */
export interface Accepted {
  readonly at: number
}

/** A request whose outcome the transactions show: its idempotency key ends, and its draft once it is accepted. */
export interface ClosedRequest {
  readonly remoteId: string
  readonly match: Exclude<Match, 'notFound'>
}

/**
 * Tells what became of a request whose answer was lost. Ids decide, not times: the clock of the device may be wrong.
 * A deposit is found by the transaction id that the player typed, which an earlier rejected try may share; a
 * withdrawal, which has no id of its own, by its amount among those that are new. One match that is not rejected is
 * enough for `accepted`, so that a request is never sent twice.
 */
export function reconcile(request: SentRequest, transactions: readonly Transaction[]): Match {
  const matches = transactions.filter((transaction) => isMatch(request, transaction))
  if (matches.length === 0) return 'notFound'
  return matches.every(({ key }) => key === '2') ? 'rejected' : 'accepted'
}

function isMatch(request: SentRequest, { action, id, amount, transaction_id }: Transaction): boolean {
  if (action !== request.action) return false
  if (request.action === 'deposit') return transaction_id === request.transactionId
  return amount === request.amount && !request.known.includes(id)
}
