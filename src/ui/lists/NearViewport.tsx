import { type ReactNode, useCallback } from 'react'

interface Props {
  /** Called when the element comes near the viewport, and when it leaves. Must be stable. */
  onNear: (near: boolean) => void
  /** Distance from the viewport that counts as near, in px. */
  margin?: number | undefined
  /** The `data-row` of the item, for `KeepPlace`. */
  row?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Renders a list item that reports whether it is near the viewport. */
export function NearViewport({ onNear, margin = 200, row, className, children }: Props) {
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      let wasNear = false
      const observer = new IntersectionObserver(
        (entries) => {
          const near = entries.at(-1)?.isIntersecting === true
          if (near !== wasNear) onNear(near)
          wasNear = near
        },
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        if (wasNear) onNear(false)
      }
    },
    [onNear, margin],
  )
  return (
    <li ref={observe} data-row={row} className={className}>
      {children}
    </li>
  )
}
