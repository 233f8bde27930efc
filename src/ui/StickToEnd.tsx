import { useLayoutEffect } from 'react'

/** While it is active, keeps the window at the end of a page that grows. Renders nothing. */
export function StickToEnd({ active }: { active: boolean }) {
  useLayoutEffect(() => {
    if (!active) return undefined
    const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
    scrollToEnd()
    const observer = new ResizeObserver(scrollToEnd)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [active])
  return null
}
