import { type ReactNode, type RefCallback, useCallback } from 'react'

interface Props {
  /** Called when the element comes into the viewport, and when it leaves. Must be stable. */
  onSeen: (seen: boolean) => void
  /** The `data-row` of the item, for `KeepPlace`. */
  row?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Returns the ref of an element that reports whether it is in the viewport. */
export function useInViewport(onSeen: Props['onSeen']) {
  return useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return undefined
      let wasSeen = false
      const observer = new IntersectionObserver((entries) => {
        const seen = entries.at(-1)?.isIntersecting === true
        if (seen !== wasSeen) onSeen(seen)
        wasSeen = seen
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        if (wasSeen) onSeen(false)
      }
    },
    [onSeen],
  )
}

/** Renders a list item that reports whether it is in the viewport. */
export function InViewport({ onSeen, row, className, children }: Props) {
  return (
    <li ref={useInViewport(onSeen)} data-row={row} className={className}>
      {children}
    </li>
  )
}
