import { memo, type RefCallback, useCallback, useId } from 'react'
import type { Cells } from '../../ports/exchange/cells.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
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
  /** The text of that element, if the cell is text and not a button. */
  text: string | undefined
}

/**
 * Renders a cell with a price above its size. Its accessible name is its heading and price, such as
 * `Back 1.92`. React renders it once; after that, the store writes to its text nodes, as React does (`keepTexts`).
 */
export const PriceCell = memo(function PriceCell({ cells, cell, tone, headingId, text }: Props) {
  const id = useId()
  const attach: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement) => {
      const [price, size] = [...element.children].slice(-2).map(textOf) as [Text, Text]
      return cells.attach(cell, ({ shown, mark }) => {
        if (price.data !== shown.price) {
          if (element instanceof HTMLButtonElement) {
            if (shown.price === MISSING) element.setAttribute('aria-disabled', 'true')
            else if (price.data === MISSING) element.removeAttribute('aria-disabled')
          }
          price.nodeValue = shown.price
        }
        if (size.data !== shown.size) size.nodeValue = shown.size
        if (mark) markCell(element, mark)
      })
    },
    [cells, cell],
  )
  const contents = (
    <>
      <span id={`${id}-price`} className={css.price}>
        {MISSING}
      </span>
      <span id={`${id}-size`} className={css.amount}>
        {' '}
      </span>
    </>
  )
  if (text !== undefined)
    return (
      <span ref={attach} className={css.textCell}>
        <span className={visuallyHidden}>{text} </span>
        {contents}
      </span>
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
      {contents}
    </button>
  )
})

/** Returns the only text node of an element. */
function textOf(element: Element): Text {
  const text = element.firstChild
  if (!(text instanceof Text)) throw new Error('A cell has no text.')
  return text
}
