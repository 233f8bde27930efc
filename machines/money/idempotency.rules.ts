import type { Failure, Result } from '../common/result.ts'

/** 4xx statuses that don't reveal the outcome of a call. */
const UNKNOWN_STATUSES: readonly number[] = [401, 408, 409, 425, 429]

/**
 * Returns true if a call that moves money may have taken effect although its response does not say so: its
 * key and its form are kept, and the transactions are loaded before the form is sent again.
 */
export function isUnknown(failure: Failure): boolean {
  if (failure.kind === 'signedOut') return false
  if (failure.kind !== 'refused') return true
  return failure.status >= 500 || failure.status < 200 || UNKNOWN_STATUSES.includes(failure.status)
}

interface Done {
  readonly event: { readonly output: Result<unknown> }
}

/** Guard of an `onDone`: the call succeeded and its value is not null. */
export function gaveSomething({ event: { output } }: Done): boolean {
  return output.ok && output.value !== null
}

/** Guard of an `onDone`: the outcome of the call is unknown. */
export function isLeftUnknown({ event: { output } }: Done): boolean {
  return !output.ok && isUnknown(output.failure)
}

/** Returns true if the server is still processing a call with the same key. */
export function isInFlight(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409
}
