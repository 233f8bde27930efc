import { useId } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '#machines/common/dhaka.ts'
import type { SportsEvent } from '#machines/contract/exchange.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import {
  type BestPrices,
  bestPricesOf,
  eventKey,
  linkOf,
  type Phase,
  type Sport,
} from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { useTexts } from '../../app/useTexts.ts'
import { sportEventsTexts } from '../../i18n/en/exchange/sportEvents.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import * as css from './events.css.ts'
import { PinButton } from './PinButton.tsx'

interface Props {
  event: SportsEvent
  sport: Sport
  phase: Phase
  /** False if the heading above already names the competition. */
  showsCompetition: boolean
  pins: ActorRefFrom<typeof pinnedMarketsMachine>
}

/** Renders an event of a list as a link to its odds. */
export function EventRow({ event, sport, phase, showsCompetition, pins }: Props) {
  const { sportEvents: text } = useTexts(sportEventsTexts)
  const id = useId()
  const link = linkOf(event, sport)
  const prices = bestPricesOf(event)
  const competition = event.Event.competition?.trim()
  return (
    <li data-row={eventKey(event)} className={css.row}>
      <div className={css.head}>
        <div className={css.words}>
          <p className={css.meta}>
            {phase === 'inPlay' && (
              <span className={css.live}>
                <span className={css.dot} />
                {text.inPlay}
              </span>
            )}
            {phase === 'ended' && <span className={css.ended}>{text.ended}</span>}
            <span>{dhakaMinute(event.Event.openDate) ?? text.noTime}</span>
            <span className={css.badges}>
              {event.Fancy && <Badge title={text.fancy}>F</Badge>}
              {event.Bookmaker && <Badge title={text.bookmaker}>BM</Badge>}
            </span>
          </p>
          <Link href="/odds-view" state={link} id={id} className={css.name} dir="auto">
            {link.eventName || text.untitled}
          </Link>
          {showsCompetition && competition && (
            <p className={css.competition} dir="auto">
              {competition}
            </p>
          )}
        </div>
        <div className={css.pin}>
          <PinButton actor={pins} market={link} describedBy={id} />
        </div>
      </div>
      {prices.length > 0 && (
        <ul className={css.runners}>
          {prices.map((best, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may repeat a name
            <Runner key={index} best={best} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Renders the best prices of one runner. They change only with the list of events. */
function Runner({ best }: { best: BestPrices }) {
  const { sportEvents: text } = useTexts(sportEventsTexts)
  return (
    <li className={css.runner}>
      <span className={css.runnerName} dir="auto">
        {best.name}
      </span>
      <span className={css.prices}>
        <span className={css.price.back}>
          <span className={visuallyHidden}>{text.back} </span>
          {best.back}
        </span>
        <span className={css.price.lay}>
          <span className={visuallyHidden}>{text.lay} </span>
          {best.lay}
        </span>
      </span>
    </li>
  )
}
