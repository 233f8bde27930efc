import type { CellChange } from '../../../machines/exchange/cell.types.ts'

/** How long a changed price is marked, in ms. */
const MARKED = 700

/** Marks that end within this time of each other end together, in one frame; in ms. */
const TOGETHER = 20

/** When the mark of each marked cell ends, in ms of `performance.now`, the first to end first. */
const ends = new Map<HTMLElement, number>()
let isTimed = false

/** Marks a cell for 700 ms. A cell that is marked already is marked from the start again. */
export function mark(cell: HTMLElement, direction: NonNullable<CellChange['mark']>): void {
  cell.setAttribute('data-mark', direction)
  ends.delete(cell)
  ends.set(cell, performance.now() + MARKED)
  if (isTimed) return
  isTimed = true
  setTimeout(endMarks, MARKED)
}

/** Removes the marks that are over. One timer for all costs less than animations, whose layers cost each frame. */
function endMarks(): void {
  const now = performance.now()
  isTimed = false
  for (const [cell, end] of ends) {
    if (end > now + TOGETHER) {
      isTimed = true
      setTimeout(endMarks, end - now)
      return
    }
    cell.removeAttribute('data-mark')
    ends.delete(cell)
  }
}
