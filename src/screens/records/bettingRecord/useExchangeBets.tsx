import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { formatMoney } from '#machines/contract/amounts.ts'
import type { ExchangeRecord } from '#machines/contract/play.ts'
import { exchangeStatus, oddsText } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import * as css from '../records.css.ts'
import { ExchangeDetails } from './BetDetails.tsx'
import { ExchangeStatusBadge } from './ExchangeStatusBadge.tsx'

/** Renders what a bet is on and at which odds and, while it is open, what it can win and lose. */
function Terms({ bet }: { bet: ExchangeRecord }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const run = bet.run && `${text.run} ${bet.run}`
  const parts = [bet.selection_name, bet.market_name, run, `${text.odds} ${oddsText(bet)}`]
  return (
    <>
      <span className={css.method} dir="auto">
        {parts.filter(Boolean).join(' · ')}
      </span>
      {exchangeStatus(bet) === 'processing' && (
        <span className={css.when}>
          {text.chances(formatMoney(bet.potential_profit), formatMoney(bet.potential_liability))}
        </span>
      )}
    </>
  )
}

const summaryIn = (text: (typeof bettingRecordTexts)['bettingRecord']) => (bet: ExchangeRecord) => ({
  icon: <ArrowLeftRight />,
  name: bet.event_name,
  detail: text.betTypeName(bet.bet_type),
  more: <Terms bet={bet} />,
  when: dhakaMinute(bet.created_at),
  amount: <Money amount={bet.stake} />,
  result: <ExchangeStatusBadge bet={bet} />,
})

/** Returns what every list of exchange bets shows about a bet: its row and its details. */
export function useExchangeBets() {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const summary = useMemo(() => summaryIn(text), [text])
  const of = (bet: ExchangeRecord) => <ExchangeDetails bet={bet} />
  return { summary, details: { title: text.details, of } }
}
