import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './arrivesAbove.css.ts'

/**
 * Renders what stands below a screen's header, and may come later than the screen: the page scrolls by its height then,
 * so that nothing moves under a thumb.
 */
export function ArrivesAbove({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<number>(null)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    if (last.current !== null && last.current !== height) window.scrollBy(0, height - last.current)
    last.current = height
  })
  return (
    <div ref={box} className={css.box}>
      {children}
    </div>
  )
}
