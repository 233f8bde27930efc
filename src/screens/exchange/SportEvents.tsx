import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { listPricesMachine } from '#machines/exchange/listPrices/listPrices.machine.ts'
import type { LoadedEvents, sportEventsMachine } from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { contents } from '../../app/flow.css.ts'
import { LoadFailed } from '../../app/notices/LoadFailed.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useTexts } from '../../app/useTexts.ts'
import { sportEventsTexts } from '../../i18n/en/exchange/sportEvents.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface Props {
  actor: ActorRefFrom<typeof sportEventsMachine>
  /** Number of placeholders while the events are loading. */
  rows: number
  /** Receives the events and their prices. */
  children: (loaded: LoadedEvents, prices: ActorRefFrom<typeof listPricesMachine>) => ReactNode
}

/** Renders the events of a sport: loading, failed, stale or up to date. */
export function SportEvents({ actor, rows, children }: Props) {
  const { sportEvents: text } = useTexts(sportEventsTexts)
  const state = useSelector(actor, ({ value }) => value)
  const { loaded, failure } = useSelector(actor, ({ context }) => context)
  const prices = useSelector(actor, ({ children: { prices } }) => prices)
  return (
    <div {...useFlow(actor)} className={contents}>
      {state === 'loading' && <Skeleton shape="card" count={rows} />}
      {state === 'failed' && (
        <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {state === 'stale' && <Alert tone="amber">{text.stale}</Alert>}
      {loaded && prices && children(loaded, prices)}
    </div>
  )
}
