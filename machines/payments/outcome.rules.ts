import type { Failure } from '../contract/outcome.ts'

/** Statuses of 4xx that say nothing of what became of a call (decisions, Money, Sent once). */
const OPEN_STATUSES: readonly number[] = [401, 408, 409, 425, 429]

/**
 * True where a call that moves money may have taken effect although the answer does not say so: the key and the
 * form stay, and the transactions are loaded anew before the next sending (decisions, Money, Sent once).
 */
export function isUnknown(failure: Failure): boolean {
  if (failure.kind === 'signedOut') return false
  if (failure.kind !== 'refused') return true
  return failure.status >= 500 || failure.status < 200 || OPEN_STATUSES.includes(failure.status)
}

/** `Still being processed.` (decisions, Money, Sent once). */
export function isInFlight(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409
}
