import { useLayoutEffect } from 'react'

/** While active, keeps the window scrolled to the end of a growing page. Renders nothing. */
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
