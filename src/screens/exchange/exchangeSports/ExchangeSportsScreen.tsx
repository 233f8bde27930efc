import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { exchangeSportsMachine } from '#machines/exchange/exchangeSports/exchangeSports.machine.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import type { sportEventsMachine } from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { competitionsOf } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeSportsTexts } from '#src/i18n/en/exchange/exchangeSports.ts'
import { sportEventsTexts } from '#src/i18n/en/exchange/sportEvents.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { EventRows } from '../EventRows.tsx'
import { ExchangeFrame } from '../ExchangeFrame.tsx'
import * as css from '../events.css.ts'
import { PinNotice } from '../PinNotice.tsx'
import { SportEvents } from '../SportEvents.tsx'

type Actor = ActorRefFrom<typeof exchangeSportsMachine>

/** The `/exchange-sports` screen. */
export function ExchangeSportsScreen({ actor }: { actor: Actor }) {
  const { exchangeSports: text } = useTexts(exchangeSportsTexts)
  const { events, pinnedMarkets } = useSelector(actor, ({ children }) => children)
  return (
    <ExchangeFrame actor={actor} title={text.title}>
      {events && pinnedMarkets && <SportTabs actor={actor} list={events} pins={pinnedMarkets} />}
      {pinnedMarkets && <PinNotice actor={pinnedMarkets} />}
    </ExchangeFrame>
  )
}

interface Props {
  actor: Actor
  list: ActorRefFrom<typeof sportEventsMachine>
  pins: ActorRefFrom<typeof pinnedMarketsMachine>
}

function SportTabs({ actor, list, pins }: Props) {
  const { exchangeSports: text, sportEvents } = useTexts(exchangeSportsTexts, sportEventsTexts)
  const { sport, place } = useSelector(actor, ({ context }) => context.view)
  const busy = useSelector(list, (snapshot) => snapshot.matches('loading'))
  const { cricket, soccer, tennis } = sportEvents.sports
  return (
    <Tabs
      label={text.title}
      value={sport}
      onChange={(chosen) => actor.send({ type: 'sport.chosen', sport: chosen })}
      items={[
        { value: 'cricket', label: cricket },
        { value: 'soccer', label: soccer },
        { value: 'tennis', label: tennis },
      ]}
      busy={busy}
    >
      <KeepPlace
        key={sport}
        place={place}
        ready={!busy}
        onPlace={(now) => actor.send({ type: 'place.changed', place: now })}
        className={css.panel}
      >
        <Competitions list={list} pins={pins} />
      </KeepPlace>
    </Tabs>
  )
}

function Competitions({ list, pins }: Omit<Props, 'actor'>) {
  const { exchangeSports: text } = useTexts(exchangeSportsTexts)
  const sport = useSelector(list, ({ context }) => context.sport)
  return (
    <SportEvents actor={list} rows={4}>
      {({ events, loadedAt }, prices) =>
        events.length === 0 ? (
          <NoData art={<EmptyArt />} hint={text.emptyHint} />
        ) : (
          competitionsOf(events, loadedAt).map(({ name, events: ofGroup }) => (
            <section key={name} aria-label={name || text.others} className={css.section}>
              <div className={css.sectionHead}>
                <h2 className={css.sectionName} dir="auto">
                  {name || text.others}
                </h2>
                <span className={css.count}>{ofGroup.length}</span>
              </div>
              <div className={css.content}>
                <EventRows
                  events={ofGroup}
                  loadedAt={loadedAt}
                  sport={sport}
                  showsCompetition={false}
                  pins={pins}
                  prices={prices}
                />
              </div>
            </section>
          ))
        )
      }
    </SportEvents>
  )
}
