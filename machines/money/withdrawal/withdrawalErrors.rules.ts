import { isInFlight, leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import { type Failure, serverText } from '../../common/result.ts'
import type { SubmitError } from './withdrawal.types.ts'

/** Maps a failed pre-check, whose message is in `error`; without a message, the reason is the turnover. */
export function errorOfPreCheck(failure: Failure): SubmitError {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (leavesOutcomeUnknown(failure, 'money')) return { kind: 'unchecked' }
  const message = (failure.kind === 'refused' && failure.error) || serverText(failure)
  return message ? errorOfMessage(message) : { kind: 'turnover', message: '' }
}

/** Maps a failed withdrawal request; a refusal without a message counts as unanswered. */
export function errorOfSubmit(failure: Failure): SubmitError {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (isInFlight(failure)) return { kind: 'inFlight' }
  if (leavesOutcomeUnknown(failure, 'money')) return { kind: 'unanswered' }
  const message = serverText(failure)
  return message ? errorOfMessage(message) : { kind: 'unanswered' }
}

/** Maps a refusal by its message, English or Bengali: the date of birth leads to the profile, the turnover to its record. */
function errorOfMessage(message: string): SubmitError {
  if (/date\s+of\s+birth|জন্মতারিখ/i.test(message)) return { kind: 'birthday', message }
  return { kind: /turnover|টার্নওভার/i.test(message) ? 'turnover' : 'refused', message }
}
