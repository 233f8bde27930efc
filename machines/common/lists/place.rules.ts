import * as z from 'zod/mini'

/** Where the player is in a list: the first row in view. */
export const place = z.object({
  /** The key that identifies the row. */
  id: z.string(),
  /** Its index in the list. */
  index: z.number(),
  /** How far the page is scrolled past the row's start, in px. */
  offset: z.number(),
})
export type Place = Readonly<z.output<typeof place>>

/**
 * Returns the current index of a place's row after rows were added or removed. If the row is gone, returns
 * the place's own index, limited to the length of the list. A player at the start of the list stays there and
 * sees new rows.
 */
export function indexOfPlace<Row>(
  { id, index, offset }: Place,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): number {
  const last = rows.length - 1
  if (index <= 0 && offset <= 0) return 0
  const row = rows[index]
  if (row !== undefined && idOf(row) === id) return index
  const moved = rows.findIndex((one) => idOf(one) === id)
  return moved === -1 ? Math.max(0, Math.min(Math.floor(index), last)) : moved
}
