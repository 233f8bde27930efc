import type { ActorRefFrom } from 'xstate'
import type { exchangeRecordMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { exchangeTotal, filterExchange } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { recordsTexts } from '#src/i18n/en/records/records.ts'
import { optionsOf } from '../FilterDialog.tsx'
import { FilteredRecords } from '../FilteredRecords.tsx'
import { useExchangeBets } from './useExchangeBets.tsx'

/** Renders the `Exchange` tab. */
export function ExchangeBets({ actor }: { actor: ActorRefFrom<typeof exchangeRecordMachine> }) {
  const { bettingRecord: text, records } = useTexts(bettingRecordTexts, recordsTexts)
  return (
    <FilteredRecords
      actor={actor}
      fields={() => [{ name: 'date', label: records.date, options: optionsOf(records.dates) }]}
      narrow={filterExchange}
      total={exchangeTotal}
      empty={{ hint: text.exchangeHint, action: text.exchangeAction, href: '/exchange' }}
      {...useExchangeBets()}
    />
  )
}
