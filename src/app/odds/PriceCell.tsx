import { memo, useCallback, useId } from 'react'
import type { Cells } from '../../ports/exchange/cells.ts'
import { mark as markCell } from './marks.ts'
import * as css from './odds.css.ts'

/** The text shown for a missing price. */
const MISSING = '–'

interface Props {
  cells: Cells
  /** Key of the cell in the store. */
  cell: string
  tone: keyof typeof css.cell
  /** Id of the element whose text begins the cell's name, such as `Back`. */
  headingId: string
}

/**
 * Renders a cell with a price above its size. Its accessible name is its heading and price, such as
 * `Back 1.92`. React renders it once; after that, the store writes to its text nodes.
 */
export const PriceCell = memo(function PriceCell({ cells, cell, tone, headingId }: Props) {
  const id = useId()
  const attach = useCallback(
    (button: HTMLButtonElement) => {
      const price = textOf(button.children[0])
      const size = textOf(button.children[1])
      return cells.attach(cell, ({ shown, mark }) => {
        if (price.data !== shown.price) {
          if (shown.price === MISSING) button.setAttribute('aria-disabled', 'true')
          else if (price.data === MISSING) button.removeAttribute('aria-disabled')
          price.data = shown.price
        }
        if (size.data !== shown.size) size.data = shown.size
        if (mark) markCell(button, mark)
      })
    },
    [cells, cell],
  )
  return (
    <button
      ref={attach}
      type="button"
      tabIndex={-1}
      aria-disabled="true"
      aria-labelledby={`${headingId} ${id}-price`}
      aria-describedby={`${id}-size`}
      data-cell={cell}
      className={css.cell[tone]}
    >
      <span id={`${id}-price`} className={css.price}>
        {MISSING}
      </span>
      <span id={`${id}-size`} className={css.amount}>
        {' '}
      </span>
    </button>
  )
})

/** Returns the only text node of an element. */
function textOf(element: Element | undefined): Text {
  const text = element?.firstChild
  if (!(text instanceof Text)) throw new Error('A cell has no text.')
  return text
}
