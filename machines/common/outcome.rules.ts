import type { Failure, Result } from './result.ts'

/** A call that moves money may be a repetition with the key of an earlier one; any other call stands alone. */
type CallKind = 'money' | 'other'

const KNOWN: Readonly<Record<CallKind, boolean>> = { money: false, other: false }
const UNKNOWN: Readonly<Record<CallKind, boolean>> = { money: true, other: true }
/** This call had no effect, which says nothing about an earlier one with the same key. */
const UNKNOWN_BEFORE: Readonly<Record<CallKind, boolean>> = { money: true, other: false }

/** Calls that were not refused. */
const KINDS = {
  signedOut: KNOWN,
  lost: UNKNOWN,
  timedOut: UNKNOWN,
  unreadable: UNKNOWN,
  unexpected: UNKNOWN,
}

/** Statuses from 200 to 499 other than these reveal the outcome; lower and higher ones don't. */
const STATUSES: Readonly<Record<number, typeof KNOWN>> = {
  401: UNKNOWN_BEFORE,
  408: UNKNOWN_BEFORE,
  409: UNKNOWN_BEFORE,
  425: UNKNOWN_BEFORE,
  429: UNKNOWN_BEFORE,
}

function rowOf(failure: Failure): typeof KNOWN {
  if (failure.kind !== 'refused') return KINDS[failure.kind]
  const isOutside = failure.status < 200 || failure.status >= 500
  return isOutside ? UNKNOWN : (STATUSES[failure.status] ?? KNOWN)
}

/**
 * Returns true if the outcome of a failed call is unknown: it may have taken effect. If it moves money, its key
 * and its form are kept then, and the transactions are loaded before the form is sent again.
 */
export function leavesOutcomeUnknown(failure: Failure, call: CallKind): boolean {
  return rowOf(failure)[call]
}

interface Done {
  readonly event: { readonly output: Result<unknown> }
}

/** Guard of an `onDone`: the outcome of a call that moves money is unknown. */
export function isMoneyOutcomeUnknown({ event: { output } }: Done): boolean {
  return !output.ok && leavesOutcomeUnknown(output.failure, 'money')
}

/** Guard of an `onDone`: the outcome of a call that moves no money is unknown. */
export function isOutcomeUnknown({ event: { output } }: Done): boolean {
  return !output.ok && leavesOutcomeUnknown(output.failure, 'other')
}
