import { type DOMAttributes, useRef } from 'react'
import type { Cells } from '../../ports/exchange/cells.ts'
import { mark } from './marks.ts'

type Handlers = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerCancel' | 'onClick'>

/** Returns the cell that an event is in, if it may be pressed. */
function pressableCell(target: EventTarget): HTMLElement | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return cell?.closest('[aria-disabled=true]') ? null : cell
}

/**
 * Returns the handlers of an element that contains cells. A press opens the price that stood there when the finger came
 * down: if another one stands there at the release, the cell is marked instead. A key, and a tool that presses without a
 * pointer, opens what is there.
 */
export function usePriceAtTouch(cells: Cells, onOpen: (cell: string) => void): Handlers {
  const touched = useRef<{ readonly cell: string; readonly price: string | undefined }>(undefined)
  const priceOf = (cell: string) => cells.read(cell)?.price
  return {
    onPointerDown({ target }) {
      const cell = pressableCell(target)?.dataset.cell
      touched.current = cell === undefined ? undefined : { cell, price: priceOf(cell) }
    },
    onPointerCancel() {
      touched.current = undefined
    },
    onClick({ target, detail }) {
      const element = pressableCell(target)
      const cell = element?.dataset.cell
      const before = detail > 0 ? touched.current : undefined
      touched.current = undefined
      if (!element || cell === undefined) return
      const price = priceOf(cell)
      if (before?.cell !== cell || before.price === price) return onOpen(cell)
      mark(element, Number(price) < Number(before.price) ? 'down' : 'up')
    },
  }
}
