import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the first rows of a list, and all of them in a later render that is done in slices. It starts again when the
 * list becomes another one, so that the rows in view are drawn soon.
 *
 * @param name tells lists apart; rows that change within a list are returned at once
 */
export function useFirstRows<Row>(rows: readonly Row[], name: string, first: number): readonly Row[] {
  const [nameInFull, setNameInFull] = useState<string>()
  useEffect(() => startTransition(() => setNameInFull(name)), [name])
  return nameInFull === name ? rows : rows.slice(0, first)
}
