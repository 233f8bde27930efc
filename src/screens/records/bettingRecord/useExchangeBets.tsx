import { ArrowLeftRight } from 'lucide-react'
import { dhakaMinute } from '#machines/common/dhaka.ts'
import type { ExchangeRecord } from '#machines/contract/play.ts'
import { exchangeId } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { ExchangeDetails } from './BetDetails.tsx'
import { ExchangeStatusBadge } from './ExchangeStatusBadge.tsx'

const summary = (bet: ExchangeRecord) => ({
  icon: <ArrowLeftRight />,
  name: bet.event_name,
  detail: bet.bet_type,
  when: dhakaMinute(bet.created_at),
  amount: <Money amount={bet.stake} />,
  result: <ExchangeStatusBadge bet={bet} />,
})

/** Returns what every list of exchange bets shows about a bet: its row and its details. */
export function useExchangeBets() {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const of = (bet: ExchangeRecord) => <ExchangeDetails bet={bet} />
  return { idOf: exchangeId, summary, details: { title: text.details, of } }
}
