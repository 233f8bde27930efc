import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { arePricesDisabled } from '#machines/exchange/liveOdds.selectors.ts'
import type { eventOddsMachine } from '#machines/exchange/oddsView/eventOdds.machine.ts'
import type { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { areMatchOddsDelayed } from '#machines/exchange/oddsView/oddsView.selectors.ts'
import { ErrorState } from '#src/app/ErrorState.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Bookmaker } from './Bookmaker.tsx'
import { FancyBets } from './FancyBets.tsx'
import { OddsSection } from './OddsSection.tsx'
import * as css from './oddsView.css.ts'

interface Props {
  actor: ActorRefFrom<typeof eventOddsMachine>
  view: ActorRefFrom<typeof oddsViewMachine>
}

/**
 * Renders BookMaker and Fancy Bet, which arrive in one response. Each may have failed alone. They are also disabled while
 * the match odds are delayed.
 */
export function EventOdds({ actor, view }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const state = useSelector(actor, ({ value }) => value)
  const table = useSelector(actor, ({ context }) => context.table)
  const delayed = useSelector(view, areMatchOddsDelayed)
  const tab = useSelector(view, ({ context }) => context.view.tab)
  const disabled = delayed || arePricesDisabled({ value: state })
  const open = (cell: string) => actor.send({ type: 'cell.pressed', cell })
  const failed = (title: string) => (
    <OddsSection title={title}>
      <ErrorState message={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
    </OddsSection>
  )
  return (
    <div {...useFlow(actor)} className={css.event}>
      {state === 'loading' && (
        <OddsSection title={text.bookmaker} busy>
          <div className={css.skeletons}>
            <Skeleton shape="row" count={4} />
          </div>
        </OddsSection>
      )}
      {state === 'delayed' && table && !delayed && <Alert tone="amber">{text.delayed}</Alert>}
      {state === 'delayed' && !table && failed(text.bookmaker)}
      {table?.bookmaker && <Bookmaker rows={table.bookmaker} disabled={disabled} onOpen={open} />}
      {table && !table.bookmaker && failed(text.bookmaker)}
      {table?.fancies && (
        <FancyBets
          rows={table.fancies}
          tab={tab}
          disabled={disabled}
          onOpen={open}
          onTab={(opened) => view.send({ type: 'tab.opened', tab: opened })}
        />
      )}
      {table && !table.fancies && failed(text.fancyBet)}
    </div>
  )
}
