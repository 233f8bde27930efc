import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { headingOf, linkOf } from '#machines/exchange/oddsView/oddsView.rules.ts'
import { areMatchOddsDelayed, isEventLoaded } from '#machines/exchange/oddsView/oddsView.selectors.ts'
import { keepLast } from '#src/app/loading/keepLast.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { ExchangeFrame } from '../ExchangeFrame.tsx'
import { PinButton } from '../PinButton.tsx'
import { PinNotice } from '../PinNotice.tsx'
import { EventOdds } from './EventOdds.tsx'
import { MatchOdds } from './MatchOdds.tsx'
import * as css from './oddsView.css.ts'
import { Score } from './Score.tsx'
import { Stream } from './Stream.tsx'

/** The `/odds-view` screen: one match with its live odds. */
export function OddsViewScreen({ actor }: { actor: ActorRefFrom<typeof oddsViewMachine> }) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const { router } = useSite()
  const match = useSelector(actor, ({ context }) => context)
  const delayed = useSelector(actor, areMatchOddsDelayed)
  const { marketOdds, eventOdds, stream, score, pinnedMarkets } = useSelector(
    actor,
    ({ children }) => children,
    (before, now) => keepLast(before, now.marketOdds),
  )
  const table = useSelector(marketOdds, (snapshot) => snapshot?.context.table)
  const hasEvent = useSelector(eventOdds, isEventLoaded)
  const heading = headingOf(match.name, table?.rows ?? [])

  return (
    <ExchangeFrame
      actor={actor}
      title={heading || text.match}
      back={() => router.send({ type: 'navigate.back' })}
      trailing={
        pinnedMarkets && heading && <PinButton actor={pinnedMarkets} market={linkOf(match, heading)} />
      }
    >
      <div className={css.frames}>
        {stream && <Stream actor={stream} inPlay={table?.inPlay === true} />}
        {score && <Score actor={score} />}
      </div>
      {delayed && (
        <div className={css.delayed}>
          <Alert tone="amber">{text.delayed}</Alert>
        </div>
      )}
      <KeepPlace
        place={match.view.place}
        ready={hasEvent && table !== null}
        onPlace={(place) => actor.send({ type: 'place.changed', place })}
        className={css.event}
      >
        {marketOdds && <MatchOdds actor={marketOdds} view={actor} />}
        {eventOdds && <EventOdds actor={eventOdds} view={actor} />}
      </KeepPlace>
      {pinnedMarkets && <PinNotice actor={pinnedMarkets} />}
    </ExchangeFrame>
  )
}
