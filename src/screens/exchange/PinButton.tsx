import { useSelector } from '@xstate/react'
import { Pin } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { MarketLink } from '#machines/exchange/marketLink.ts'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import { isPinned } from '#machines/exchange/pinnedMarkets/pinnedMarkets.rules.ts'
import { useTexts } from '../../app/useTexts.ts'
import { pinnedMarketsTexts } from '../../i18n/en/exchange/pinnedMarkets.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import * as css from './pinButton.css.ts'

interface Props {
  actor: ActorRefFrom<typeof pinnedMarketsMachine>
  market: MarketLink
  /** Id of the element that names the market, if there are several buttons. */
  describedBy?: string | undefined
}

/** Renders the button that pins or unpins a market. */
export function PinButton({ actor, market, describedBy }: Props) {
  const { pinnedMarkets: text } = useTexts(pinnedMarketsTexts)
  const pinned = useSelector(actor, ({ context }) => isPinned(context.pins, market.marketId))
  return (
    <IconButton
      label={pinned ? text.unpin : text.pin}
      aria-pressed={pinned}
      aria-describedby={describedBy}
      icon={
        <Pin
          size={20}
          className={pinned ? css.pinned : css.unpinned}
          fill={pinned ? 'currentColor' : 'none'}
        />
      }
      onClick={() => actor.send({ type: 'pin.toggled', market })}
    />
  )
}
