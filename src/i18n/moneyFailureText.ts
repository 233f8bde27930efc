import type { Failure } from '../../machines/common/result.ts'
import { isInFlight, isUnknown } from '../../machines/money/idempotency.rules.ts'
import type { SiteTexts } from './en/site.ts'
import { failureText } from './failureText.ts'

/** What is shown for a call that moves money: where it is refused without words, unknown, or still under way. */
export interface MoneyFallback {
  readonly refused: string
  readonly silent: string
  readonly inFlight: string
}

/** Returns the failure of a call that moves money in words; an unknown outcome has its own, whatever the server said. */
export function moneyFailureText(
  text: Pick<SiteTexts, 'failure'>,
  failure: Failure,
  fallback: MoneyFallback,
): string {
  if (isInFlight(failure)) return fallback.inFlight
  return isUnknown(failure) ? fallback.silent : failureText(text, failure, fallback)
}
