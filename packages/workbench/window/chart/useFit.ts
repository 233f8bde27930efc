import { type RefObject, useEffect, useState } from 'react'

/** Total space around the drawing in each direction, both sides together. */
const MARGIN = 32

/** Returns the scale, at most 1, at which the whole drawing fits into its view. */
export function useFit(view: RefObject<HTMLElement | null>, svg: string | null): number {
  const [size, setSize] = useState({ width: Infinity, height: Infinity })
  const hasView = svg !== null
  useEffect(() => {
    const element = view.current
    if (!hasView || !element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth - MARGIN, height: element.clientHeight - MARGIN }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [view, hasView])
  const [, width = 1, height = 1] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg ?? '') ?? []).map(Number)
  return Math.min(1, size.width / width, size.height / height)
}
