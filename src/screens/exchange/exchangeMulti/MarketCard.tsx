import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useCallback, useId } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { type listPricesMachine, rowChildOf } from '#machines/exchange/listPrices/listPrices.machine.ts'
import { areShownDelayed } from '#machines/exchange/liveOdds.selectors.ts'
import type { MarketLink } from '#machines/exchange/marketLink.ts'
import type { marketOddsMachine } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import { contents } from '#src/app/flow.css.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeMultiTexts } from '#src/i18n/en/exchange/exchangeMulti.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { sportEventsTexts } from '#src/i18n/en/exchange/sportEvents.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { InViewport } from '#src/ui/lists/InViewport.tsx'
import { MatchOdds } from '../oddsView/MatchOdds.tsx'
import { PinButton } from '../PinButton.tsx'
import * as css from './exchangeMulti.css.ts'

interface Props {
  prices: ActorRefFrom<typeof listPricesMachine>
  pins: ActorRefFrom<typeof pinnedMarketsMachine>
  market: MarketLink
  isFirst: boolean
  isLast: boolean
}

/** Renders a pinned market: a link to its odds view, buttons that move it in the list, and its match odds. */
export function MarketCard({ prices, pins, market, isFirst, isLast }: Props) {
  const { exchangeMulti: text, sportEvents } = useTexts(exchangeMultiTexts, sportEventsTexts)
  const { marketId, eventName } = market
  const id = useId()
  const odds = useSelector(prices, ({ children }) => children[rowChildOf(marketId)])
  const onSeen = useCallback(
    (seen: boolean) => prices.send({ type: seen ? 'row.seen' : 'row.unseen', marketId }),
    [prices, marketId],
  )
  const move = (by: -1 | 1) => pins.send({ type: 'pin.moved', marketId, by })
  return (
    <InViewport row={marketId} onSeen={onSeen} className={css.card}>
      <div className={css.head}>
        <h2 className={css.name} dir="auto">
          <Link id={id} href="/odds-view" state={market} className={css.link}>
            {eventName || sportEvents.untitled}
          </Link>
        </h2>
        <div className={css.buttons}>
          <IconButton
            label={text.up}
            aria-describedby={id}
            aria-disabled={isFirst}
            icon={<ChevronUp size={20} />}
            onClick={() => move(-1)}
          />
          <IconButton
            label={text.down}
            aria-describedby={id}
            aria-disabled={isLast}
            icon={<ChevronDown size={20} />}
            onClick={() => move(1)}
          />
          <PinButton actor={pins} market={market} describedBy={id} />
        </div>
      </div>
      {odds ? <Odds actor={odds} matchId={id} /> : <Waiting />}
    </InViewport>
  )
}

/** Stands for prices that are asked for once the card is in view. */
const Waiting = () => (
  <div aria-busy className={contents}>
    <Skeleton shape="rowOnCard" count={3} />
  </div>
)

interface OddsProps {
  actor: ActorRefFrom<typeof marketOddsMachine>
  matchId: string
}

function Odds({ actor, matchId }: OddsProps) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const delayed = useSelector(actor, areShownDelayed)
  return (
    <>
      {delayed && <Alert tone="amber">{text.delayed}</Alert>}
      <MatchOdds actor={actor} matchId={matchId} />
    </>
  )
}
