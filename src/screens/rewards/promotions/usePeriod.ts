import type { Promotion } from '@tiya/contract/promotions'
import { periodOf } from '#machines/rewards/promotions/promotions.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'

/** Returns the text of a promotion's period; undefined if neither its start nor its end is known. */
export function usePeriod(promotion: Promotion): string | undefined {
  const { promotions: text } = useTexts(promotionsTexts)
  const { from, until } = periodOf(promotion)
  if (from && until) return text.between(from, until)
  if (from) return text.from(from)
  return until && text.until(until)
}
