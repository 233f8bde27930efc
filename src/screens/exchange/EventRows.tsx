import type { ComponentProps } from 'react'
import { mayStandInColumns } from '#machines/exchange/listPrices/listPrices.rules.ts'
import { type ListedEvent, minuteOf, phaseOf } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { ColumnsHead } from './ColumnsHead.tsx'
import { EventRow } from './EventRow.tsx'
import * as css from './events.css.ts'

interface Props
  extends Pick<ComponentProps<typeof EventRow>, 'sport' | 'showsCompetition' | 'pins' | 'prices'> {
  events: readonly ListedEvent[]
  /** When the events were loaded, in ms since 1970. */
  loadedAt: number
  /** False where the events have no prices. */
  hasHead?: boolean
}

/** Renders a list of events with their prices in columns under one head. */
export function EventRows({ events, loadedAt, hasHead = true, ...row }: Props) {
  const mayDraw = row.sport === 'soccer'
  return (
    <>
      {hasHead && mayStandInColumns(events, mayDraw) && <ColumnsHead mayDraw={mayDraw} />}
      <ul className={css.list}>
        {events.map((event) => (
          <EventRow
            key={event.key}
            {...row}
            event={event}
            phase={phaseOf(event, loadedAt)}
            minute={minuteOf(event, loadedAt)}
          />
        ))}
      </ul>
    </>
  )
}
