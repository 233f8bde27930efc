import { isInFlight, leavesOutcomeUnknown } from '../../machines/common/outcome.rules.ts'
import type { Failure } from '../../machines/common/result.ts'
import type { SiteTexts } from './en/site.ts'
import { failureText } from './failureText.ts'

/** The texts for a call that moves money: refused without a message, outcome unknown, or in progress. */
export interface MoneyFallback {
  readonly refused: string
  readonly silent: string
  readonly inFlight: string
}

/** Returns the text for a failed call that moves money. An unknown outcome ignores the server's message. */
export function moneyFailureText(
  text: Pick<SiteTexts, 'failure'>,
  failure: Failure,
  fallback: MoneyFallback,
): string {
  if (isInFlight(failure)) return fallback.inFlight
  return leavesOutcomeUnknown(failure, 'money') ? fallback.silent : failureText(text, failure, fallback)
}
