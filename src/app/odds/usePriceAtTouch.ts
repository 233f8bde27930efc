import { type DOMAttributes, useRef } from 'react'
import type { Cells } from '../../ports/exchange/cells.ts'
import { mark } from './marks.ts'

type Handlers = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerCancel' | 'onClick'>

const cellAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null

/**
 * Returns the handlers of an element that contains cells. A press opens the price that stood there when the finger came
 * down: if another one stands there at the release, or there was none, the cell is marked instead. A key, and a tool that
 * presses without a pointer, opens what is there.
 */
export function usePriceAtTouch(cells: Cells, onOpen: (cell: string) => void): Handlers {
  const touched = useRef<{ readonly cell: string; readonly price: string | undefined }>(undefined)
  /** Returns the price of a cell, undefined if it can't be pressed. */
  const priceIn = (element: HTMLElement, cell: string) =>
    element.closest('[aria-disabled=true]') ? undefined : cells.read(cell)?.price
  return {
    onPointerDown({ target }) {
      const element = cellAt(target)
      const cell = element?.dataset.cell
      touched.current = element && cell !== undefined ? { cell, price: priceIn(element, cell) } : undefined
    },
    onPointerCancel() {
      touched.current = undefined
    },
    onClick({ target, detail }) {
      const element = cellAt(target)
      const cell = element?.dataset.cell
      const before = detail > 0 ? touched.current : undefined
      touched.current = undefined
      if (!element || cell === undefined) return
      const price = priceIn(element, cell)
      if (price === undefined) return
      if (before?.cell !== cell || before.price === price) return onOpen(cell)
      mark(element, Number(price) < Number(before.price) ? 'down' : 'up')
    },
  }
}
