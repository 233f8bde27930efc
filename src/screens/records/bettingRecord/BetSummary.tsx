import { formatMoney } from '@tiya/contract/amounts'
import type { ExchangeRecord } from '@tiya/contract/play'
import { Fragment } from 'react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { exchangeStatus, oddsText, sideOf } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import * as css from './betSummary.css.ts'
import { ExchangeStatusBadge } from './ExchangeStatusBadge.tsx'

/** Renders an exchange bet in the full width of its row: its side and selection, its terms, then its match. */
export function BetSummary({ bet }: { bet: ExchangeRecord }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const { bet_type, selection_name, event_name, market_name, run, stake } = bet
  const about = Object.entries({
    event: selection_name && event_name,
    market: market_name,
    run: run && `${text.run} ${run}`,
    time: dhakaMinute(bet.created_at),
  }).filter(([, part]) => part)
  return (
    <span className={css.bet}>
      <span className={css.line}>
        {bet_type && <span className={css.side[sideOf(bet)]}>{text.betTypeName(bet_type)}</span>}
        <span className={css.selection} dir="auto">
          {selection_name || event_name}
        </span>
        <span className={css.badges}>
          <ExchangeStatusBadge bet={bet} />
        </span>
      </span>
      <strong className={css.terms}>
        <WithAmounts>{text.terms(formatMoney(stake), oddsText(bet))}</WithAmounts>
      </strong>
      {exchangeStatus(bet) === 'processing' && (
        <span className={css.small}>
          <WithAmounts>
            {text.chances(formatMoney(bet.potential_profit), formatMoney(bet.potential_liability))}
          </WithAmounts>
        </span>
      )}
      <span className={css.small}>
        {about.map(([name, part], at) => (
          // A name of another direction must not turn the time round.
          <Fragment key={name}>
            {at > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  )
}
