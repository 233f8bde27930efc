import { useLayoutEffect, useRef } from 'react'

/** Takes the window to this place, in px, once: when it is put into the page. */
export function ScrollTo({ y }: { y: number }) {
  const place = useRef(y)
  useLayoutEffect(() => {
    window.scrollTo(0, place.current)
  }, [])
  return null
}
