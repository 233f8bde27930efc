import { useCallback } from 'react'

interface Props {
  /** It has come near the window. */
  onReach: () => void
  /** How near, in px. */
  margin?: number | undefined
}

/** Stands at the end of a list and tells when it comes into view. Give it a new key to be told again. */
export function Sentinel({ onReach, margin = 800 }: Props) {
  const watch = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onReach()
        },
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(mark)
      return () => observer.disconnect()
    },
    [onReach, margin],
  )
  return <div ref={watch} aria-hidden />
}
