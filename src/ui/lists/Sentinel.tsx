import { useCallback } from 'react'

/** How far from the viewport the end of a list is near it. */
const MARGIN = '800px 0px'

/** Renders an invisible element that reports when the end of a list is near the viewport. A new `key` restarts it. */
export function Sentinel({ onReach }: { onReach: () => void }) {
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onReach()
        },
        { rootMargin: MARGIN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onReach],
  )
  return <div ref={observe} aria-hidden />
}
