import type { CellChange } from '#machines/exchange/cell.types.ts'

/** How long a changed price is marked, in ms. */
const MARKED = 700

/**
 * In ms: a mark that ends within this time is removed together with the current change, so that one frame
 * shows both.
 */
const TOGETHER = 20

/** The time when each marked cell's mark ends, in ms of `performance.now`; the earliest first. */
const ends = new Map<HTMLElement, number>()
let isTimed = false

/** Marks a cell for 700 ms. If the cell is already marked, the time starts over. */
export function mark(cell: HTMLElement, direction: NonNullable<CellChange['mark']>): void {
  cell.setAttribute('data-mark', direction)
  ends.delete(cell)
  ends.set(cell, performance.now() + MARKED)
  endMarks()
}

/**
 * Removes the marks that end now, and schedules itself for the next one. One timer for all cells is cheaper
 * than animations, whose layers cost more than the frame that they save.
 */
function endMarks(): void {
  const now = performance.now()
  for (const [cell, end] of ends) {
    if (end > now + TOGETHER) {
      schedule(end - now)
      return
    }
    cell.removeAttribute('data-mark')
    ends.delete(cell)
  }
}

function schedule(after: number): void {
  if (isTimed) return
  isTimed = true
  setTimeout(() => {
    isTimed = false
    endMarks()
  }, after)
}
