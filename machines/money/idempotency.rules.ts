import type { Failure, Result } from '../common/result.ts'

/** Statuses of 4xx that say nothing of what became of a call. */
const OPEN_STATUSES: readonly number[] = [401, 408, 409, 425, 429]

/**
 * True where a call that moves money may have taken effect although the answer does not say so: the key and the
 * form stay, and the transactions are loaded anew before the next sending.
 */
export function isUnknown(failure: Failure): boolean {
  if (failure.kind === 'signedOut') return false
  if (failure.kind !== 'refused') return true
  return failure.status >= 500 || failure.status < 200 || OPEN_STATUSES.includes(failure.status)
}

interface Answered {
  readonly event: { readonly output: Result<unknown> }
}

/** Guard of an `onDone`: the call went well and gave something, not null. */
export function gaveSomething({ event: { output } }: Answered): boolean {
  return output.ok && output.value !== null
}

/** Guard of an `onDone`: what became of the call is not known. */
export function isLeftUnknown({ event: { output } }: Answered): boolean {
  return !output.ok && isUnknown(output.failure)
}

/** `Still being processed.`. */
export function isInFlight(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409
}
