import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { inPlayMachine } from '#machines/exchange/inPlay/inPlay.machine.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import type { sportEventsMachine } from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import type { InPlayTab } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { eventsOf, type Sport } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inPlayTexts } from '#src/i18n/en/exchange/inPlay.ts'
import { sportEventsTexts } from '#src/i18n/en/exchange/sportEvents.ts'
import { failedRows } from '#src/ui/feedback/emptyState.css.ts'
import { useFirstRows } from '#src/ui/lists/useFirstRows.ts'
import { EventRows } from '../EventRows.tsx'
import * as css from '../events.css.ts'
import { SportEvents } from '../SportEvents.tsx'
import * as own from './inPlay.css.ts'

/** Number of rows that fill a phone. */
const FIRST_ROWS = 5

interface Props {
  actor: ActorRefFrom<typeof inPlayMachine>
  sport: Sport
  /** The tab whose events are shown. */
  tab: InPlayTab
  /** True while a list above is loading as well: nobody knows yet where this one begins. */
  waits: boolean
  list: ActorRefFrom<typeof sportEventsMachine>
  pins: ActorRefFrom<typeof pinnedMarketsMachine>
}

/** Renders the events of a sport in a tab, which can be collapsed. */
export const SportSection = memo(function SportSection({ actor, sport, tab, waits, list, pins }: Props) {
  const { inPlay: text, sportEvents } = useTexts(inPlayTexts, sportEventsTexts)
  const isFolded = useSelector(actor, ({ context }) => context.view.folded.includes(sport))
  const loaded = useSelector(list, ({ context }) => context.loaded)
  const busy = useSelector(list, (snapshot) => snapshot.matches('loading'))
  const id = useId()
  const name = sportEvents.sports[sport]
  const events = loaded && eventsOf(loaded.events, tab, loaded.loadedAt)
  const rows = useFirstRows(events ?? [], tab, FIRST_ROWS)
  return (
    <section aria-label={name} aria-busy={busy || undefined} className={waits ? own.waiting : css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.sectionName}>{name}</h2>
        {events && <span className={css.count}>{events.length}</span>}
        <button
          type="button"
          className={own.fold}
          aria-expanded={!isFolded}
          aria-controls={id}
          aria-label={isFolded ? text.show(name) : text.hide(name)}
          onClick={() => actor.send({ type: 'sport.toggled', sport })}
        >
          <ChevronDown size={20} className={isFolded ? own.folded : own.unfolded} />
        </button>
      </div>
      <div id={id} hidden={isFolded} className={`${css.content} ${failedRows}`}>
        <SportEvents actor={list} rows={FIRST_ROWS}>
          {({ loadedAt }, prices) =>
            rows.length > 0 ? (
              <EventRows
                events={rows}
                loadedAt={loadedAt}
                hasHead={tab !== 'result'}
                sport={sport}
                showsCompetition
                pins={pins}
                prices={prices}
              />
            ) : (
              <Nothing hint={text.hints[tab]} />
            )
          }
        </SportEvents>
      </div>
    </section>
  )
})

function Nothing({ hint }: { hint: string }) {
  const { common } = useTexts()
  return (
    <div className={css.nothing}>
      <p className={css.nothingTitle}>{common.noData}</p>
      <p>{hint}</p>
    </div>
  )
}
