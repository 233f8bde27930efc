import type { BettingRecord, ExchangeRecord } from '@tiya/contract/play'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { exchangeStatus, netOf, oddsText } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { Money, SignedMoney } from '#src/ui/feedback/Money.tsx'
import { DetailsHead, Facts } from '../RecordDetails.tsx'
import { ExchangeStatusBadge } from './ExchangeStatusBadge.tsx'
import { NetBadge } from './NetBadge.tsx'
import { typeName } from './typeName.ts'

/** Renders everything that is known about a settled bet. */
export function SettledDetails({ bet }: { bet: BettingRecord }) {
  const texts = useTexts(bettingRecordTexts)
  const text = texts.bettingRecord
  return (
    <>
      <DetailsHead name={bet.game_name} amount={<Money amount={bet.bet_amount} />}>
        <NetBadge bet={bet} />
      </DetailsHead>
      <Facts
        facts={[
          [text.provider, bet.platform],
          [text.gameType, typeName(texts, bet.game_type)],
          [text.game, bet.game_name],
          [text.bet, <Money key="bet" amount={bet.bet_amount} />],
          [text.win, <Money key="win" amount={bet.winAmount} />],
          [text.profitLoss, <SignedMoney key="profitLoss" amount={netOf(bet)} />],
          [text.placed, dhakaMinute(bet.created_at)],
        ]}
      />
    </>
  )
}

/** Renders everything that is known about an exchange bet. */
export function ExchangeDetails({ bet }: { bet: ExchangeRecord }) {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  const status = exchangeStatus(bet)
  return (
    <>
      <DetailsHead name={bet.event_name} amount={<Money amount={bet.stake} />}>
        <ExchangeStatusBadge bet={bet} />
      </DetailsHead>
      <Facts
        facts={[
          [text.event, bet.event_name],
          [text.market, bet.market_name],
          [text.selection, bet.selection_name],
          [text.betType, text.betTypeName(bet.bet_type)],
          [text.odds, oddsText(bet)],
          [text.run, bet.run],
          [text.stake, <Money key="stake" amount={bet.stake} />],
          [text.profitLoss, <SignedMoney key="profitLoss" amount={bet.net_profit_loss} />],
          [text.potentialProfit, <Money key="profit" amount={bet.potential_profit} />],
          [text.potentialLiability, <Money key="liability" amount={bet.potential_liability} />, 'liability'],
          // The badge says a known one.
          [text.status, status ? undefined : text.otherStatus(bet.status)],
          [text.number, bet.transaction_id],
          [text.placed, dhakaMinute(bet.created_at)],
        ]}
      />
    </>
  )
}
