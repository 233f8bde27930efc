import { memo, useCallback, useId } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import type { listPricesMachine } from '#machines/exchange/listPrices/listPrices.machine.ts'
import { hasRunners } from '#machines/exchange/listPrices/listPrices.rules.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import {
  competitionOf,
  isClosed,
  type ListedEvent,
  linkOf,
  type Phase,
  type Sport,
} from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { useTexts } from '../../app/useTexts.ts'
import { sportEventsTexts } from '../../i18n/en/exchange/sportEvents.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { useInViewport } from '../../ui/lists/InViewport.tsx'
import { EventPrices } from './EventPrices.tsx'
import * as css from './events.css.ts'
import { PinButton } from './PinButton.tsx'

interface Props {
  event: ListedEvent
  sport: Sport
  phase: Phase
  /** Of a match in play without a score: how many minutes ago it began. */
  minute?: number | undefined
  /** False if the heading above already names the competition. */
  showsCompetition: boolean
  /** Without it, the row has no button that pins its market. */
  pins?: ActorRefFrom<typeof pinnedMarketsMachine>
  prices: ActorRefFrom<typeof listPricesMachine>
}

/** Renders an event of a list as a link to its odds, with the best prices of its runners. */
export const EventRow = memo(function EventRow({
  event,
  sport,
  phase,
  minute,
  showsCompetition,
  pins,
  prices,
}: Props) {
  const { sportEvents: text } = useTexts(sportEventsTexts)
  const id = useId()
  const link = linkOf(event, sport)
  const marketId = event.MarketId
  const onSeen = useCallback(
    (seen: boolean) => prices.send({ type: seen ? 'row.seen' : 'row.unseen', marketId }),
    [prices, marketId],
  )
  const observe = useInViewport(onSeen)
  const competition = showsCompetition ? competitionOf(event) : ''
  return (
    <li ref={hasRunners(event) ? undefined : observe} data-row={event.key} className={css.row}>
      <div className={css.head}>
        <Link href="/odds-view" state={link} id={id} className={css.name} dir="auto">
          {link.eventName || text.untitled}
        </Link>
        {pins && (
          <div className={css.pin}>
            <PinButton actor={pins} market={link} describedBy={id} />
          </div>
        )}
      </div>
      <p className={css.meta}>
        {phase === 'delayed' && <span className={css.aside}>{text.delayed}</span>}
        {phase === 'over' && isClosed(event) && <span className={css.aside}>{text.ended}</span>}
        <Standing event={event} phase={phase} minute={minute} />
        {competition && (
          <span className={css.competition} dir="auto">
            {competition}
          </span>
        )}
        <span className={css.badges}>
          {event.Fancy && <Badge title={text.fancy}>F</Badge>}
          {event.Bookmaker && <Badge title={text.bookmaker}>BM</Badge>}
        </span>
      </p>
      <EventPrices
        event={event}
        title={link.eventName || text.untitled}
        phase={phase}
        mayDraw={sport === 'soccer'}
        prices={prices}
      />
    </li>
  )
})

/** Renders the score of a match in play, else its minute, beside a dot that is read out; of any other, when it starts. */
function Standing({ event, phase, minute }: Pick<Props, 'event' | 'phase' | 'minute'>) {
  const { sportEvents: text } = useTexts(sportEventsTexts)
  if (phase !== 'inPlay') return <span>{dhakaMinute(event.Event.openDate) ?? text.noTime}</span>
  const score = event.score?.trim()
  const standing = score || (minute !== undefined && text.minute(minute))
  return (
    <span className={css.live}>
      <span className={css.dot} />
      <span className={standing ? visuallyHidden : undefined}>{text.inPlay}</span>
      {standing && (
        <strong className={css.score} dir="auto">
          {standing}
        </strong>
      )}
    </span>
  )
}
