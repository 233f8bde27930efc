import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { indexOfPlace, type Place } from '#machines/common/lists/place.rules.ts'
import { WHOLE } from './groups.ts'
import * as css from './virtualList.css.ts'

interface Props<Row> {
  /** Accessible name of the list. */
  label: string
  /** Must not be empty. */
  rows: readonly Row[]
  /** Returns the id of a row, which identifies it even after the rows are replaced. */
  idOf: (row: Row) => string
  /** Estimated height of a row in px, used until the row is measured. */
  rowHeight: number
  /** Where the player was when the list was last shown; null starts at the top of the page. */
  place: Place | null
  /** Called with the place when scrolling ends, and before a click takes effect. */
  onPlace: (place: Place) => void
  /** True while the rows are being refreshed. */
  busy?: boolean | undefined
  /** Renders a row. Must be stable, so that rows that stay in view are not rendered again. */
  children: (row: Row) => ReactNode
}

/** Number of extra rows rendered on each side of those in view. */
const OVERSCAN = 3

/**
 * Renders a list that scrolls with the window; a long one contains only the rows near the viewport. The focused row
 * and its neighbours stay in the list, so the focus is not lost and Tab reaches the rows in order.
 */
export function VirtualList<Row>(props: Props<Row>) {
  const { label, rows, idOf, rowHeight, place, onPlace, busy, children } = props
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const reported = useRef(place)
  /** The place to restore when the rows are replaced; at first, the place passed in. */
  const known = useRef(place)
  const isRestored = useRef(false)

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    gap: css.GAP,
    overscan: OVERSCAN,
    // The rows at the place are drawn and measured before it is restored.
    initialOffset: () => (place ? indexOfPlace(place, rows, idOf) * (rowHeight + css.GAP) : 0),
    scrollMargin: list.current ? topOf(list.current) : 0,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused.current), []),
    onChange: ({ isScrolling }) => {
      if (!isScrolling) report()
    },
  })

  const currentPlace = useCallback((): Place | null => {
    const item = virtualizer.getVirtualItemForOffset(window.scrollY)
    const row = item && rows[item.index]
    return item && row !== undefined
      ? { id: idOf(row), index: item.index, offset: window.scrollY - item.start }
      : null
  }, [virtualizer, rows, idOf])

  const report = useCallback(() => {
    const now = isRestored.current ? currentPlace() : null
    if (now === null || isSamePlace(now, reported.current)) return
    reported.current = now
    onPlace(now)
  }, [currentPlace, onPlace])

  // Until the place is restored, rows that are measured must not scroll the page.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isRestored.current ? undefined : () => false

  const isDrawn = virtualizer.getVirtualItems().length > 0

  useLayoutEffect(() => {
    if (!isDrawn || !list.current) return undefined
    // The page must be long enough: the rows were measured after their list was rendered.
    list.current.style.height = `${virtualizer.getTotalSize()}px`
    const at = known.current
    const start = at ? (virtualizer.measurementsCache[indexOfPlace(at, rows, idOf)]?.start ?? 0) : 0
    const top = topOf(list.current) - virtualizer.options.scrollMargin
    const y = at ? top + start + at.offset : 0
    if (Math.abs(y - window.scrollY) >= 1) window.scrollTo(0, y)
    virtualizer.scrollOffset = window.scrollY // Not only with the next event: more rows are measured before it.
    isRestored.current = true
    return () => {
      known.current = currentPlace()
    }
  }, [virtualizer, rows, idOf, currentPlace, isDrawn])

  useLayoutEffect(() => {
    document.addEventListener('click', report, true)
    return () => document.removeEventListener('click', report, true)
  }, [report])

  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={busy || undefined}
      className={css.list}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset.index ?? -1)
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={css.item}
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
        >
          <Item row={rows[index] as Row} render={children} />
        </li>
      ))}
    </ul>
  )
}

const Item = memo(function Item<Row>({ row, render }: { row: Row; render: (row: Row) => ReactNode }) {
  return render(row)
}) as <Row>(props: { row: Row; render: (row: Row) => ReactNode }) => ReactNode

/** Returns the distance in px from the top of the page. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY
}

function isSamePlace(one: Place, other: Place | null): boolean {
  return one.id === other?.id && one.index === other.index && one.offset === other.offset
}

/** Returns the indexes to render, in order: all, or those near the viewport, the focused one and its neighbours. */
function withFocused(range: Range, focused: number): number[] {
  if (range.count <= WHOLE) return [...Array(range.count).keys()]
  const near = focused < 0 ? [] : [focused - 1, focused, focused + 1]
  const kept = near.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
}
