/** Number of rows that a list draws wherever the page is scrolled, for find-in-page and screen readers. */
export const WHOLE = 60

/** Rows that are drawn together. */
export type Group<Row> = readonly [Row, ...Row[]]

/** Returns the rows in groups of a size; the last one may be smaller. */
export function inGroups<Row>(rows: readonly Row[], size: number): readonly Group<Row>[] {
  return Array.from(
    { length: Math.ceil(rows.length / size) },
    (_, at) => rows.slice(at * size, (at + 1) * size) as unknown as Group<Row>,
  )
}
