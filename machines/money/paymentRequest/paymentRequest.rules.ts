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
