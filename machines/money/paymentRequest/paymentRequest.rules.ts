import type { RequestState } from './paymentRequest.types.ts'

/** Milliseconds in which a request is said to be processed: 30 minutes. */
export const REQUEST_COUNTDOWN = 1_800_000

/** Returns the state of a request that was accepted at this time, in milliseconds since the epoch. */
export function requestState({
  at,
  ...request
}: Omit<RequestState, 'deadline'> & { readonly at: number }): RequestState {
  return { ...request, deadline: at + REQUEST_COUNTDOWN }
}
