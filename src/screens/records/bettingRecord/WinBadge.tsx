import { formatMoney } from '#machines/contract/amounts.ts'
import type { BettingRecord } from '#machines/contract/play.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'

interface Props {
  bet: Pick<BettingRecord, 'winAmount'>
  /** Returns the text for the amount won. */
  words: (amount: string) => string
}

/** Renders what a settled bet has won. */
export function WinBadge({ bet, words }: Props) {
  return (
    <Badge tone={(bet.winAmount ?? 0) > 0 ? 'brand' : 'neutral'}>{words(formatMoney(bet.winAmount))}</Badge>
  )
}
