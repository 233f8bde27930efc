import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import * as css from './strip.css.ts'

interface Props {
  /** Accessible name of the list. */
  label: string
  /** Accessible names of the buttons that scroll it. */
  previousLabel: string
  nextLabel: string
  /** List items. */
  children: ReactNode
}

/** Sizes are rounded to whole px; the scroll position is not. */
const ROUNDING = 2

/**
 * Renders a list as a row that scrolls sideways, with 7 items in view: 4 in a window below 1024 px, 3 below
 * 600 px, 2 below 480 px.
 */
export function Strip({ label, previousLabel, nextLabel, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ isStart: true, isEnd: false })
  const scroll = (direction: 1 | -1) => {
    const element = list.current
    // The style sheet decides whether scrolling is smooth, because it knows about reduced motion.
    element?.scrollBy({ left: direction * element.clientWidth })
  }
  return (
    <div className={css.strip}>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft />}
        aria-disabled={edges.isStart}
        onClick={() => scroll(-1)}
      />
      <ul
        ref={list}
        aria-label={label}
        className={css.list}
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
          setEdges({
            isStart: scrollLeft < ROUNDING,
            isEnd: scrollLeft + clientWidth > scrollWidth - ROUNDING,
          })
        }
      >
        {children}
      </ul>
      <IconButton
        label={nextLabel}
        icon={<ChevronRight />}
        aria-disabled={edges.isEnd}
        onClick={() => scroll(1)}
      />
    </div>
  )
}
