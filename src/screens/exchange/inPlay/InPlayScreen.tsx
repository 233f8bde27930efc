import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { inPlayMachine } from '#machines/exchange/inPlay/inPlay.machine.ts'
import { isFirstLoad, unplaced } from '#machines/exchange/inPlay/inPlay.selectors.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import type { sportEventsMachine } from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { SPORTS, type Sport } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inPlayTexts } from '#src/i18n/en/exchange/inPlay.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { ExchangeFrame } from '../ExchangeFrame.tsx'
import * as css from '../events.css.ts'
import { PinNotice } from '../PinNotice.tsx'
import { SportSection } from './SportSection.tsx'

type Actor = ActorRefFrom<typeof inPlayMachine>
type SportActor = ActorRefFrom<typeof sportEventsMachine>

/** The `/exchange-inplay` screen. */
export function InPlayScreen({ actor }: { actor: Actor }) {
  const { inPlay: text } = useTexts(inPlayTexts)
  const tab = useSelector(actor, ({ context }) => context.view.tab)
  const { cricket, soccer, tennis, pinnedMarkets } = useSelector(actor, ({ children }) => children)
  return (
    <ExchangeFrame actor={actor} title={text.title}>
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        items={[
          { value: 'inPlay', label: text.tab.inPlay },
          { value: 'today', label: text.tab.today },
          { value: 'tomorrow', label: text.tab.tomorrow },
          { value: 'result', label: text.tab.result },
        ]}
      >
        {cricket && soccer && tennis && pinnedMarkets && (
          <Sports actor={actor} lists={{ cricket, soccer, tennis }} pins={pinnedMarkets} />
        )}
      </Tabs>
      {pinnedMarkets && <PinNotice actor={pinnedMarkets} />}
    </ExchangeFrame>
  )
}

interface SportsProps {
  actor: Actor
  lists: Readonly<Record<Sport, SportActor>>
  pins: ActorRefFrom<typeof pinnedMarketsMachine>
}

function Sports({ actor, lists, pins }: SportsProps) {
  const { cricket, soccer, tennis } = lists
  const first = {
    cricket: useSelector(cricket, isFirstLoad),
    soccer: useSelector(soccer, isFirstLoad),
    tennis: useSelector(tennis, isFirstLoad),
  }
  const loading = SPORTS.filter((sport) => first[sport])
  const place = useSelector(actor, ({ context }) => context.view.place)
  // The press on a tab is answered by the tab; its events follow.
  const tab = useDeferredValue(useSelector(actor, ({ context }) => context.view.tab))
  return (
    <KeepPlace
      place={place}
      ready={loading.length === 0}
      onPlace={(now) => actor.send({ type: 'place.changed', place: now })}
      className={css.panel}
    >
      {SPORTS.map((sport) => (
        <SportSection
          key={sport}
          actor={actor}
          sport={sport}
          tab={tab}
          waits={unplaced(loading).includes(sport)}
          list={lists[sport]}
          pins={pins}
        />
      ))}
    </KeepPlace>
  )
}
