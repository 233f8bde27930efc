import type { QuotedRow, Veil } from '#machines/exchange/prices.rules.ts'
import type { OddsRow } from '#src/app/odds/OddsTable.tsx'

/** Returns the rows of a table, with the text shown over those whose cells are disabled. */
export function oddsRows(
  rows: readonly QuotedRow[],
  veils: Readonly<Record<Veil, string>>,
): readonly OddsRow[] {
  return rows.map(({ key, name, veil }) => ({ key, name, veil: veil ? veils[veil] : undefined }))
}
