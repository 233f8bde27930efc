import type { QuotedRow } from '#machines/exchange/prices.rules.ts'
import { NoData } from '#src/app/NoData.tsx'
import { type OddsSide, OddsTable } from '#src/app/odds/OddsTable.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { OddsSection } from './OddsSection.tsx'

const SIDES: readonly OddsSide[] = [{ side: 'back' }, { side: 'lay' }]

interface Props {
  rows: readonly QuotedRow[]
  disabled: boolean
  onOpen: (cell: string) => void
}

/** Renders BookMaker: one price per side, quoted per 100. */
export function Bookmaker({ rows, disabled, onOpen }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  return (
    <OddsSection title={text.bookmaker} note={text.perHundred}>
      {rows.length === 0 ? (
        <NoData hint={text.noBookmaker} />
      ) : (
        <OddsTable
          label={text.bookmaker}
          kind="bookmaker"
          sides={SIDES}
          rows={rows}
          disabled={disabled}
          onOpen={onOpen}
        />
      )}
    </OddsSection>
  )
}
