import { type Failure, fieldMessage } from '../../common/result.ts'
import { isInFlight, isUnknown } from '../idempotency.rules.ts'
import type { SubmitError } from './withdrawal.types.ts'

/** Reads the server's pre-check, which answers in its `error`; a refusal without words is about the turnover. */
export function errorOfPreCheck(failure: Failure): SubmitError {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (isUnknown(failure)) return { kind: 'unanswered' }
  const message = (failure.kind === 'refused' && failure.error) || messageOf(failure)
  return message ? errorOfMessage(message) : { kind: 'turnover' }
}

/** Reads the answer to the request itself; a refusal without words says no more than that. */
export function errorOfSubmit(failure: Failure): SubmitError {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (isInFlight(failure)) return { kind: 'inFlight' }
  if (isUnknown(failure)) return { kind: 'unanswered' }
  const message = messageOf(failure)
  return message ? errorOfMessage(message) : { kind: 'unanswered' }
}

function messageOf(failure: Failure): string {
  const message = failure.kind === 'refused' ? failure.message : undefined
  return message ?? fieldMessage(failure) ?? ''
}

/** A refusal by its words: the date of birth leads to the profile, the turnover to its record. */
function errorOfMessage(message: string): SubmitError {
  if (/date\s+of\s+birth/i.test(message)) return { kind: 'birthday', message }
  return /turnover/i.test(message) ? { kind: 'turnover' } : { kind: 'refused', message }
}
