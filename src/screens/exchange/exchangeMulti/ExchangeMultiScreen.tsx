import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { exchangeMultiMachine } from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeMultiTexts } from '#src/i18n/en/exchange/exchangeMulti.ts'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { EmptyRecords } from '../../records/EmptyRecords.tsx'
import { ExchangeFrame } from '../ExchangeFrame.tsx'
import { PinNotice } from '../PinNotice.tsx'
import * as css from './exchangeMulti.css.ts'
import { MarketCard } from './MarketCard.tsx'

/** The `/exchange-multi` screen. */
export function ExchangeMultiScreen({ actor }: { actor: ActorRefFrom<typeof exchangeMultiMachine> }) {
  const { exchangeMulti: text } = useTexts(exchangeMultiTexts)
  const pins = useSelector(actor, ({ context }) => context.pins)
  const { pinnedMarkets, prices } = useSelector(actor, ({ children }) => children)
  const { place } = useSelector(actor, ({ context }) => context.view)
  return (
    <ExchangeFrame actor={actor} title={text.title}>
      {pins.length === 0 ? (
        <EmptyRecords hint={text.emptyHint} action={text.emptyAction} href="/exchange-inplay" />
      ) : (
        pinnedMarkets &&
        prices && (
          <KeepPlace place={place} ready onPlace={(now) => actor.send({ type: 'place.changed', place: now })}>
            <ul aria-label={text.list} className={css.list}>
              {pins.map((pin, at) => (
                <MarketCard
                  key={pin.marketId}
                  prices={prices}
                  pins={pinnedMarkets}
                  market={pin}
                  isFirst={at === 0}
                  isLast={at === pins.length - 1}
                />
              ))}
            </ul>
          </KeepPlace>
        )
      )}
      {pinnedMarkets && <PinNotice actor={pinnedMarkets} />}
    </ExchangeFrame>
  )
}
