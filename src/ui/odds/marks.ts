import type { CellChange } from '../../../machines/exchange/cell.types.ts'

/** How long a changed price is marked, in ms. */
const MARKED = 700

/** A mark that ends within this time ends with what changes now, so that one frame shows both; in ms. */
const TOGETHER = 20

/** When the mark of each marked cell ends, in ms of `performance.now`, the first to end first. */
const ends = new Map<HTMLElement, number>()
let isTimed = false

/** Marks a cell for 700 ms. A cell that is marked already is marked from the start again. */
export function mark(cell: HTMLElement, direction: NonNullable<CellChange['mark']>): void {
  cell.setAttribute('data-mark', direction)
  ends.delete(cell)
  ends.set(cell, performance.now() + MARKED)
  endMarks()
}

/**
 * Removes the marks that end now, and comes back for the next one. One timer for all costs less than animations: the
 * layers of those cost more than the frame that they save.
 */
function endMarks(): void {
  const now = performance.now()
  for (const [cell, end] of ends) {
    if (end > now + TOGETHER) {
      comeBack(end - now)
      return
    }
    cell.removeAttribute('data-mark')
    ends.delete(cell)
  }
}

function comeBack(after: number): void {
  if (isTimed) return
  isTimed = true
  setTimeout(() => {
    isTimed = false
    endMarks()
  }, after)
}
