import { useCallback } from 'react'

interface Props {
  /** Called when the sentinel comes within `margin` of the viewport. */
  onReach: () => void
  /** Distance in px. */
  margin?: number | undefined
}

/** Renders an invisible element that reports when the end of a list is near the viewport. A new `key` restarts it. */
export function Sentinel({ onReach, margin = 800 }: Props) {
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onReach()
        },
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onReach, margin],
  )
  return <div ref={observe} aria-hidden />
}
