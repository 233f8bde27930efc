import { uniqueBy } from './uniqueBy.ts'

/** What tells the rows of a list apart. */
export interface RowIdentity<Row> {
  readonly idOf: (row: Row) => string
  /** What a refresh does not change of a row. Tells rows of one id apart when they move. */
  readonly factsOf?: (row: Row) => readonly unknown[]
}

/**
 * Returns the key of each row, which no other row of the list has. A row whose id is its own has that as its key. Rows of
 * one id differ by their facts, and equal ones by their places, counted from the end because new rows come first.
 */
export function keysOf<Row extends object>(
  rows: readonly Row[],
  { idOf, factsOf = () => [] }: RowIdentity<Row>,
): ReadonlyMap<Row, string> {
  const uses = new Map<string, number>()
  for (const row of rows) uses.set(idOf(row), (uses.get(idOf(row)) ?? 0) + 1)
  const places = new Map<string, number>()
  const keys = [...rows].reverse().map((row): [Row, string] => {
    const id = idOf(row)
    if (uses.get(id) === 1) return [row, id]
    const known = JSON.stringify([id, ...factsOf(row)])
    const place = places.get(known) ?? 0
    places.set(known, place + 1)
    return [row, `${known} ${place}`]
  })
  return new Map(keys)
}

/** Returns the rows with their keys, without those that repeat another one in everything. */
export function keyed<Row extends object>(
  rows: readonly Row[],
  identity: RowIdentity<Row>,
): readonly { readonly key: string; readonly row: Row }[] {
  const hasOwnIds = new Set(rows.map(identity.idOf)).size === rows.length
  const distinct = hasOwnIds ? rows : uniqueBy(rows, (row) => JSON.stringify(row))
  const keys = keysOf(distinct, identity)
  return distinct.map((row) => ({ key: keys.get(row) ?? identity.idOf(row), row }))
}
