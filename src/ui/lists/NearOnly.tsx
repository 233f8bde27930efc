import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'

interface Props {
  as: 'div' | 'li'
  /** True for what is in view when the list is first shown. */
  first: boolean
  /** Must give the element a height while it is empty. */
  className: string
  style?: CSSProperties | undefined
  children: () => ReactNode
}

/** Distance from the viewport that counts as near, in px: a fast swipe of a frame or two. */
const MARGIN = 2_000

/** What hears whether an element is near, by element. */
const heard = new WeakMap<Element, (near: boolean) => void>()

/** Watches all elements, because an observer of each would cost more than what it saves. */
let observer: IntersectionObserver | undefined

function watch(element: Element, onNear: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) heard.get(target)?.(isIntersecting)
    },
    { rootMargin: `${MARGIN}px 0px` },
  )
  const watching = observer
  heard.set(element, onNear)
  watching.observe(element)
  return () => watching.unobserve(element)
}

/** Renders a part of a long list that is filled only near the viewport, and while it has the focus. */
export function NearOnly({ as: Element, first, className, style, children }: Props) {
  const [near, setNear] = useState(first)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    return watch(element, (isNear) => setNear(isNear || element.contains(document.activeElement)))
  }, [])
  return (
    <Element ref={ref as never} className={className} style={style}>
      {near && children()}
    </Element>
  )
}
