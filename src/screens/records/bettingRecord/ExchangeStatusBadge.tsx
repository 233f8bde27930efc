import type { ExchangeRecord } from '@tiya/contract/play'
import { Ban, CircleCheck, CircleHelp, CircleX, Clock, Hourglass, Link2 } from 'lucide-react'
import { exchangeStatus, shortName, takenAs } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { SignedMoney } from '#src/ui/feedback/Money.tsx'

const LOOKS = {
  processing: { tone: 'amber', Icon: Clock },
  won: { tone: 'brand', Icon: CircleCheck },
  lost: { tone: 'red', Icon: CircleX },
  void: { tone: 'neutral', Icon: Ban },
  unknown: { tone: 'neutral', Icon: CircleHelp },
} as const

/**
 * Renders the status of an exchange bet, with what a won or lost one has brought. An unknown status is shown as the
 * server wrote it, shortened to fit. Before it, an open bet says whether someone has taken it.
 */
export function ExchangeStatusBadge({ bet }: { bet: ExchangeRecord }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const status = exchangeStatus(bet)
  const { tone, Icon } = LOOKS[status ?? 'unknown']
  const taken = takenAs(bet)
  return (
    <>
      {taken === 'matched' && (
        <Badge tone="brand" icon={<Link2 size={14} />}>
          {text.matched}
        </Badge>
      )}
      {taken === 'waiting' && <Badge icon={<Hourglass size={14} />}>{text.waiting}</Badge>}
      <Badge tone={tone} icon={<Icon size={14} />}>
        {status ? (
          <span>{text.statuses[status]}</span>
        ) : (
          <span dir="auto">{shortName(text.otherStatus(bet.status.trim())) || text.unknown}</span>
        )}
        {(status === 'won' || status === 'lost') && (
          <>
            {' '}
            <SignedMoney amount={bet.net_profit_loss} />
          </>
        )}
      </Badge>
    </>
  )
}
