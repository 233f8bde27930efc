/**
 * Number of rows that are laid out and painted together, or skipped together when out of view. The browser
 * tracks the visibility of each group: tracking every row costs more than painting a few rows too many.
 */
export const ROWS_OF_GROUP = 8

export interface RowGroup<Row> {
  /** Index of the group. */
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
