import type { BettingRecord } from '@tiya/contract/play'
import { netOf } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { SignedMoney } from '#src/ui/feedback/Money.tsx'

/** Renders what a settled bet has brought. */
export function NetBadge({ bet }: { bet: BettingRecord }) {
  const net = netOf(bet)
  return (
    <Badge tone={net !== null && net > 0 ? 'brand' : 'neutral'}>
      <SignedMoney amount={net} />
    </Badge>
  )
}
