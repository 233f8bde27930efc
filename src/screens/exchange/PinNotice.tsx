import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import { PIN_LIMIT } from '#machines/exchange/pinnedMarkets/pinnedMarkets.rules.ts'
import { contents } from '../../app/flow.css.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useTexts } from '../../app/useTexts.ts'
import { pinnedMarketsTexts } from '../../i18n/en/exchange/pinnedMarkets.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'

/** Renders the toast that says that no more markets can be pinned. Each screen with a `PinButton` has one. */
export function PinNotice({ actor }: { actor: ActorRefFrom<typeof pinnedMarketsMachine> }) {
  const { pinnedMarkets: text } = useTexts(pinnedMarketsTexts)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div {...useFlow(actor)} className={contents}>
      <Toast message={state === 'full' ? text.full(PIN_LIMIT) : undefined} failed />
    </div>
  )
}
