import { useLayoutEffect, useRef } from 'react'

/** Scrolls the window to `y` px once, when it mounts. Renders nothing. */
export function ScrollTo({ y }: { y: number }) {
  const initial = useRef(y)
  useLayoutEffect(() => {
    window.scrollTo(0, initial.current)
  }, [])
  return null
}
