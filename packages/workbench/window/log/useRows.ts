import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { LogEntry } from '../../log/log.types.ts'
import { useWorkbench, useWorkbenchState } from '../workbench.context.ts'

/** Maximum distance from the end, in px, at which the list still follows new entries. */
const NEAR_END = 40

/**
 * Makes a scrolling list box of entries, whose rows have this height in px. It renders only the rows in view and follows
 * new entries while its end is in view. Arrow keys, Home and End select an entry; Escape clears the selection.
 */
export function useRows(entries: readonly LogEntry[], height: number) {
  const workbench = useWorkbench()
  const chosen = useWorkbenchState(({ entry }) => entry)
  const view = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const id = useId()
  const rows = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => view.current,
    estimateSize: () => height,
    overscan: 6,
  })

  useLayoutEffect(() => {
    // Doesn't use the virtualizer, which measures the page repeatedly until it gets there.
    if (isAtEnd.current && entries.length > 0) view.current?.scrollTo(0, entries.length * height)
  }, [entries, height])

  const choose = (n: number | null) => workbench.send({ type: 'entry.chosen', n })

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return choose(null)
    const last = entries.length - 1
    const at = chosen === null ? last + 1 : entries.findIndex(({ n }) => n === chosen)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }
    const to = steps[event.key]
    const entry = to === undefined ? undefined : entries[Math.max(0, Math.min(last, to))]
    if (!entry) return
    event.preventDefault()
    choose(entry.n)
    rows.scrollToIndex(entries.indexOf(entry))
  }

  const shown = rows.getVirtualItems()
  const isChosenShown = shown.some(({ index }) => entries[index]?.n === chosen)

  return {
    total: rows.getTotalSize(),
    items: shown.flatMap(({ index, start }) => {
      const entry = entries[index]
      if (!entry) return []
      const option = {
        role: 'option',
        id: `${id}-${entry.n}`,
        'aria-selected': entry.n === chosen,
        'aria-setsize': entries.length,
        'aria-posinset': index + 1,
        onClick: () => choose(entry.n === chosen ? null : entry.n),
        style: { transform: `translateY(${start}px)`, height },
      } as const
      return [{ entry, option }]
    }),
    list: {
      ref: view,
      tabIndex: 0,
      'aria-activedescendant': isChosenShown ? `${id}-${chosen}` : undefined,
      onKeyDown: press,
      onScroll: () => {
        const element = view.current
        if (element)
          isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
      },
    } as const,
  }
}
