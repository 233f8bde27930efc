import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { indexOfPlace, type Place } from '#machines/common/lists/place.rules.ts'

interface Props {
  /** Where the player was when the content was last shown; null starts at the top of the page. */
  place: Place | null
  /** True once the content is there. The place is then restored, unless the player has already scrolled. */
  ready: boolean
  /** Called with the place when scrolling ends, and before a click takes effect. */
  onPlace: (place: Place) => void
  className?: string
  /** The content. Each row has a unique `data-row` attribute. */
  children: ReactNode
}

/** Milliseconds without scrolling after which it has ended, where the browser does not say so. */
const SCROLL_PAUSE = 150

/** From the first of these on, the player decides where the page is. */
const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown']

/**
 * Keeps the player's place in content that scrolls with the window. Its rows may be spread over several
 * lists.
 */
export function KeepPlace({ place, ready, onPlace, className, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const initial = useRef(place)
  const tell = useEffectEvent(onPlace)

  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  useLayoutEffect(() => {
    const [element, start] = [content.current, initial.current]
    if (!ready || !element || !start) return
    initial.current = null
    if (window.scrollY !== 0) return
    // Content that is still growing may be too short for the place at first.
    const observer = new ResizeObserver(() => window.scrollTo(0, topOf(element, start)))
    observer.observe(element)
    const stop = () => observer.disconnect()
    for (const input of INPUTS) window.addEventListener(input, stop, { once: true, passive: true })
    window.scrollTo(0, topOf(element, start))
    return () => {
      stop()
      for (const input of INPUTS) window.removeEventListener(input, stop)
    }
  }, [ready])

  useLayoutEffect(() => {
    let last = ''
    const report = () => {
      const now = content.current && placeIn(content.current)
      if (!now || JSON.stringify(now) === last) return
      last = JSON.stringify(now)
      tell(now)
    }
    let pause = 0
    const reportSoon = () => {
      window.clearTimeout(pause)
      pause = window.setTimeout(report, SCROLL_PAUSE)
    }
    const [type, hear] = 'onscrollend' in window ? ['scrollend', report] : ['scroll', reportSoon]
    document.addEventListener('click', report, true)
    document.addEventListener(type, hear)
    return () => {
      window.clearTimeout(pause)
      document.removeEventListener('click', report, true)
      document.removeEventListener(type, hear)
    }
  }, [])

  return (
    <div ref={content} className={className}>
      {children}
    </div>
  )
}

const rowsIn = (content: Element) => [...content.querySelectorAll<HTMLElement>('[data-row]')]
const idOf = ({ dataset }: HTMLElement) => dataset.row ?? ''

/** Returns the place of the first row in view, or null if there is none. */
function placeIn(content: Element): Place | null {
  const rows = rowsIn(content)
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0)
  const row = rows[index]
  return row ? { id: idOf(row), index, offset: -Math.round(row.getBoundingClientRect().top) } : null
}

/** Returns the scroll position, in px, that puts the row of a place back where it was. */
function topOf(content: Element, place: Place): number {
  const rows = rowsIn(content)
  const row = rows[indexOfPlace(place, rows, idOf)]
  return row ? row.getBoundingClientRect().top + window.scrollY + place.offset : 0
}
