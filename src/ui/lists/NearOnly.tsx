import { type CSSProperties, type ReactNode, startTransition, useCallback, useState } from 'react'

interface Props {
  /** The `data-row` of the part, for `KeepPlace`. */
  row?: string
  /** True for what is in view when the list is first shown. */
  first: boolean
  /** Must give the element a height while it was never filled. */
  className: string
  style?: CSSProperties | undefined
  children: () => ReactNode
}

/** Distance from the viewport that counts as near, in px: a fast swipe of a frame or two. */
const MARGIN = 2_000

/** What hears whether an element is near, and its height in px, by element. */
const heard = new WeakMap<Element, (near: boolean, height: number) => void>()

/** The last change of each element that nobody has heard yet: after a fast scroll, most are over by then. */
const changes = new Map<Element, IntersectionObserverEntry>()

/** Starts tasks: a message starts one at once, also in a page that is not in view. */
let tasks: MessageChannel | undefined

/** Tells one change a task, because several parts that are filled at once make a long frame. */
function hearNext() {
  const [change] = changes.values()
  if (!change) return
  const { target, isIntersecting, boundingClientRect } = change
  changes.delete(target)
  heard.get(target)?.(isIntersecting, boundingClientRect.height)
  if (changes.size > 0) tasks?.port2.postMessage(null)
}

/** Watches all elements, because an observer of each would cost more than what it saves. */
let observer: IntersectionObserver | undefined

function watch(element: Element, onNear: (near: boolean, height: number) => void): () => void {
  if (!tasks) {
    tasks = new MessageChannel()
    tasks.port1.onmessage = hearNext
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      const isTelling = changes.size > 0
      for (const entry of entries) changes.set(entry.target, entry)
      if (!isTelling) hearNext()
    },
    { rootMargin: `${MARGIN}px 0px` },
  )
  const watching = observer
  heard.set(element, onNear)
  watching.observe(element)
  return () => watching.unobserve(element)
}

/**
 * Renders a part of a long list that is filled only near the viewport, and while it has the focus. It keeps the height
 * that it had when it was last filled.
 */
export function NearOnly({ row, first, className, style, children }: Props) {
  const [near, setNear] = useState(first)
  const [height, setHeight] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    return watch(element, (isNear, blockSize) => {
      const isFilled = element.childElementCount > 0
      const stays = isNear || (isFilled && element.contains(document.activeElement))
      if (isFilled && !stays) setHeight(blockSize)
      // In slices, so that the page scrolls meanwhile.
      startTransition(() => setNear(stays))
    })
  }, [])
  return (
    <div
      ref={ref}
      data-row={row}
      className={className}
      style={near ? style : { blockSize: height, ...style }}
    >
      {near && children()}
    </div>
  )
}
