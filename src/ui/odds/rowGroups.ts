/**
 * Rows that are laid out and painted together, or not at all where they are out of sight. The browser watches each group
 * for being in sight: one box for each row costs more than a few rows too many.
 */
export const ROWS_OF_GROUP = 8

export interface RowGroup<Row> {
  /** Its place among the groups. */
  readonly at: number
  readonly rows: readonly Row[]
}

/** Returns the rows in groups, in order. */
export function rowGroups<Row>(rows: readonly Row[]): readonly RowGroup<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_OF_GROUP) }, (_, at) => ({
    at,
    rows: rows.slice(at * ROWS_OF_GROUP, (at + 1) * ROWS_OF_GROUP),
  }))
}
