import { type PointerEvent, type RefObject, useEffect } from 'react'

/** Returns handlers that scroll a view by dragging; Ctrl and the wheel zoom. */
export function usePan(view: RefObject<HTMLElement | null>, zoom: (factor: number) => void) {
  useEffect(() => {
    const element = view.current
    // React's own wheel listeners are passive.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  return {
    onPointerDown: ({ currentTarget, pointerId, pointerType, button }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY)
    },
  }
}
