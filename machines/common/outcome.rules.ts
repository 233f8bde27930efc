import type { DoneEvent, Failure } from './result.ts'

/** A call that moves money may be a repetition with the key of an earlier one; any other call stands alone. */
type CallKind = 'money' | 'other'

/** With these statuses a call had no effect, which says nothing about an earlier one with the same key. */
const UNKNOWN_BEFORE = [401, 408, 409, 425, 429]

/** These failures mean that nothing was sent. */
const UNSENT: readonly Failure['kind'][] = ['signedOut', 'blocked']

/**
 * Returns true if the outcome of a failed call is unknown: it may have taken effect. If it moves money, its key
 * and its form are kept then, and the transactions are loaded before the form is sent again.
 */
export function leavesOutcomeUnknown(failure: Failure, call: CallKind): boolean {
  if (failure.kind !== 'refused') return !UNSENT.includes(failure.kind)
  const { status } = failure
  const isAnswer = (status >= 200 && status < 300) || (status >= 400 && status < 500)
  return !isAnswer || (call === 'money' && UNKNOWN_BEFORE.includes(status))
}

/** Returns true if the server is still processing a call with the same key. */
export function isInFlight(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409
}

/** Guard of an `onDone`: the outcome of a call that moves money is unknown. */
export function isMoneyOutcomeUnknown({ event: { output } }: DoneEvent<unknown>): boolean {
  return !output.ok && leavesOutcomeUnknown(output.failure, 'money')
}

/** Guard of an `onDone`: the outcome of a call that moves no money is unknown. */
export function isOutcomeUnknown({ event: { output } }: DoneEvent<unknown>): boolean {
  return !output.ok && leavesOutcomeUnknown(output.failure, 'other')
}
