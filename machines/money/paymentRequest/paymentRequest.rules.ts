import type { Currency } from '../../contract/amounts.ts'

/** Until a request is said to have been processed. */
export const REQUEST_COUNTDOWN = 1_800_000

/** What `/payment-request` is told in its navigation state. */
export interface RequestState {
  readonly kind: 'deposit' | 'withdrawal'
  /** Hundredths of the currency. */
  readonly amount: number
  readonly currency: Currency
  /** The method's name and icon, as the server wrote them. */
  readonly method: string
  readonly icon: string
  /** Milliseconds since the epoch. */
  readonly deadline: number
}

/** The state of a request that was taken at this time: its 30 minutes begin then. */
export function requestState({
  at,
  ...request
}: Omit<RequestState, 'deadline'> & { readonly at: number }): RequestState {
  return { ...request, deadline: at + REQUEST_COUNTDOWN }
}
