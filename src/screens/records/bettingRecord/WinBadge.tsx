import { formatMoney } from '../../../../machines/contract/amounts.ts'
import type { BettingRecord } from '../../../../machines/contract/play.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { bettingRecordTexts } from '../../../i18n/en/records/bettingRecord.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** What a settled bet has won. */
export function WinBadge({ bet }: { bet: Pick<BettingRecord, 'winAmount'> }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  return <Badge tone={bet.winAmount > 0 ? 'brand' : 'neutral'}>{text.won(formatMoney(bet.winAmount))}</Badge>
}
