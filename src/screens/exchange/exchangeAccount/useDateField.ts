import type { AccountBetsFilter } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { recordsTexts } from '#src/i18n/en/records/records.ts'
import { type FilterField, optionsOf } from '../../records/FilterDialog.tsx'

/** Returns the only field of the bets filter: the day. */
export function useDateField(): readonly FilterField<AccountBetsFilter>[] {
  const { records } = useTexts(recordsTexts)
  return [{ name: 'date', label: records.date, options: optionsOf({ all: records.all, ...records.dates }) }]
}
