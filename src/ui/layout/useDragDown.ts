import { type PointerEvent, useRef } from 'react'

/** Pixels that a sheet must be dragged down to close. */
const FAR = 80

/** Returns the handlers of a sheet's header, by which it is dragged down. The finger moves it, without an animation. */
export function useDragDown(onClose: () => void) {
  /** Where the finger came down; null while there is none. */
  const start = useRef<number>(null)
  const moveTo = (sheet: HTMLElement | null, y: number) => {
    if (sheet) sheet.style.translate = y > 0 ? `0 ${y}px` : ''
  }
  const end = ({ currentTarget, clientY }: PointerEvent<HTMLElement>, closes: boolean) => {
    if (start.current === null) return
    if (closes && clientY - start.current > FAR) onClose()
    else moveTo(currentTarget.closest('dialog'), 0)
    start.current = null
  }
  return {
    onPointerDown: ({ currentTarget, target, clientY, pointerId, isPrimary }: PointerEvent<HTMLElement>) => {
      if (!isPrimary || (target as Element).closest('button')) return
      currentTarget.setPointerCapture(pointerId)
      start.current = clientY
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      if (start.current !== null) moveTo(currentTarget.closest('dialog'), clientY - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
