import type { QuotedRow } from '#machines/exchange/prices.rules.ts'
import { type OddsSide, OddsTable } from '#src/app/odds/OddsTable.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { OddsSection } from './OddsSection.tsx'

const SIDES: readonly OddsSide[] = [{ side: 'back' }, { side: 'lay' }]

interface Props {
  rows: readonly QuotedRow[]
  disabled: boolean
  onOpen: (cell: string) => void
}

/** Renders BookMaker: one price per side, quoted per 100. */
export function Bookmaker({ rows, disabled, onOpen }: Props) {
  const { common, oddsView: text } = useTexts(oddsViewTexts)
  return (
    <OddsSection title={text.bookmaker} note={text.perHundred}>
      {rows.length === 0 ? (
        <EmptyState title={common.noData} hint={text.noBookmaker} />
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
