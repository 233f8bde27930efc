import type { ExchangeRecord } from '@tiya/contract/play'
import { useMemo } from 'react'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { ExchangeDetails } from './BetDetails.tsx'
import { BetSummary } from './BetSummary.tsx'

/** Returns what every list of exchange bets shows about a bet: its row and its details. */
export function useExchangeBets() {
  const { bettingRecord: text } = useTexts(bettingRecordTexts)
  return useMemo(
    () => ({
      summary: (bet: ExchangeRecord) => <BetSummary bet={bet} />,
      details: { title: text.details, of: (bet: ExchangeRecord) => <ExchangeDetails bet={bet} /> },
    }),
    [text],
  )
}
