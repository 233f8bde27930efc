import { useMemo } from 'react'
import type { QuotedRow } from '#machines/exchange/prices.rules.ts'
import { type OddsSide, OddsTable } from '#src/app/odds/OddsTable.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { cellsOf, opensFrame } from '#src/ports/exchange/cells.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { OddsSection } from './OddsSection.tsx'
import { oddsRows } from './oddsRows.ts'

interface Props {
  rows: readonly QuotedRow[]
  dead: boolean
  onOpen: (cell: string) => void
}

/** Renders BookMaker: one price per side, quoted per 100. */
export function Bookmaker({ rows, dead, onOpen }: Props) {
  const { common, oddsView: text } = useTexts(oddsViewTexts)
  const { environment } = useSite()
  const cells = cellsOf(environment)
  const sides = useMemo(
    (): readonly OddsSide[] => [
      { side: 'back', label: text.back },
      { side: 'lay', label: text.lay },
    ],
    [text.back, text.lay],
  )
  return (
    <OddsSection title={text.bookmaker} note={text.perHundred}>
      {rows.length === 0 ? (
        <EmptyState title={common.noData} hint={text.noBookmaker} />
      ) : (
        <OddsTable
          label={text.bookmaker}
          headings={{ name: text.runner, prices: text.prices }}
          sides={sides}
          rows={oddsRows(rows, text.veils)}
          cells={cells}
          dead={dead}
          onOpen={opensFrame(environment.config, 'bookmaker') ? onOpen : undefined}
        />
      )}
    </OddsSection>
  )
}
