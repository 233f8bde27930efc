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
  /** The word that begins the cell's name, such as `Back`. */
  side: string
  /** Id of the element with the name of the row, which describes the cell. */
  rowId: string
  /** True for a cell that is text and not a button. */
  isText: boolean
}

/**
 * Renders a cell with a price above its size. Its accessible name is its heading and price, such as `Back 1.92`; its
 * description is the row's name and the size. React renders it once; after that, the store writes to its text nodes, as
 * React does (`keepTexts`).
 */
export const PriceCell = memo(function PriceCell({ cells, cell, tone, side, rowId, isText }: Props) {
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
      <span className={visuallyHidden}>{side} </span>
      <span className={css.price}>{MISSING}</span>
      <span id={`${id}-size`} aria-hidden={!isText || undefined} className={css.amount}>
        {' '}
      </span>
    </>
  )
  if (isText)
    return (
      <span ref={attach} className={css.textCell}>
        {contents}
      </span>
    )
  return (
    <button
      ref={attach}
      type="button"
      tabIndex={-1}
      aria-disabled="true"
      aria-describedby={`${rowId} ${id}-size`}
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
