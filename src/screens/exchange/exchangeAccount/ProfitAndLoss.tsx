import type { ExchangeRecord } from '@tiya/contract/play'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type {
  accountBetListMachine,
  accountBetsMachine,
} from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import {
  decidedBets,
  type ProfitLoss,
  profitLossByEvent,
  totalOf,
} from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { exchangeAccountTexts } from '#src/i18n/en/exchange/exchangeAccount.ts'
import { recordsTexts } from '#src/i18n/en/records/records.ts'
import { heroAmount } from '#src/theme/global.css.ts'
import { SignedMoney } from '#src/ui/feedback/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'
import { FilterBar, FilterDialog } from '../../records/FilterDialog.tsx'
import { NothingListed } from '../../records/NothingListed.tsx'
import { RecordsList } from '../../records/RecordsList.tsx'
import { RecordsPanel } from '../../records/RecordsPanel.tsx'
import * as rows from '../../records/records.css.ts'
import * as css from './exchangeAccount.css.ts'
import { ResultBadge } from './ResultBadge.tsx'
import { useDateField } from './useDateField.ts'

type Props = { actor: ActorRefFrom<typeof accountBetsMachine> }

/** Renders the `Profit & Loss` part: the result of the decided bets, per event and in total. */
export function ProfitAndLoss({ actor }: Props) {
  const fields = useDateField()
  const records = useSelector(actor, ({ children }) => children.records)
  return (
    <RecordsPanel actor={actor}>
      <FilterBar actor={actor} fields={fields} />
      {records && <Sums actor={actor} records={records} />}
      <FilterDialog actor={actor} fields={fields} />
    </RecordsPanel>
  )
}

function Sums({ actor, records }: Props & { records: ActorRefFrom<typeof accountBetListMachine> }) {
  const { exchangeAccount: text, records: words } = useTexts(exchangeAccountTexts, recordsTexts)
  const { filter, now } = useSelector(actor, ({ context }) => context)
  const narrow = useCallback(
    (bets: readonly ExchangeRecord[]) => decidedBets(bets, filter, now),
    [filter, now],
  )
  const empty = { hint: text.empty['profit-loss'], action: text.toExchange, href: '/exchange' }
  return (
    <RecordsList
      actor={records}
      texts={words}
      skeleton={
        <div aria-busy className={css.panel}>
          <Skeleton shape="card" count={1} />
          <Skeleton shape="row" count={5} />
        </div>
      }
      narrow={narrow}
      empty={<NothingListed actor={actor} records={records} empty={empty} />}
    >
      {(bets, refreshing) => <ByEvent key={filter.date} actor={actor} bets={bets} busy={refreshing} />}
    </RecordsList>
  )
}

const eventOf = ({ event }: ProfitLoss) => event

function ByEvent({ actor, bets, busy }: Props & { bets: readonly ExchangeRecord[]; busy: boolean }) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  const place = useSelector(actor, ({ context }) => context.place)
  const sums = useMemo(() => profitLossByEvent(bets), [bets])
  const total = useMemo(() => totalOf(sums), [sums])
  const row = useCallback((sum: ProfitLoss) => <EventRow sum={sum} />, [])
  return (
    <>
      <Card>
        <div className={css.total}>
          <h2 className={css.label}>{text.total}</h2>
          <p className={heroAmount}>
            <SignedMoney amount={total} />
          </p>
          <ResultBadge sum={total} />
        </div>
      </Card>
      <VirtualList
        label={text.byEvent}
        busy={busy}
        rows={sums}
        idOf={eventOf}
        rowHeight={css.EVENT_HEIGHT}
        place={place}
        onPlace={(moved) => actor.send({ type: 'place.changed', place: moved })}
      >
        {row}
      </VirtualList>
    </>
  )
}

function EventRow({ sum: { event, bets, sum } }: { sum: ProfitLoss }) {
  const { exchangeAccount: text } = useTexts(exchangeAccountTexts)
  return (
    <div className={css.event}>
      <div className={rows.words}>
        <p className={rows.name} dir="auto">
          {event}
        </p>
        <p className={css.count}>{text.bets(bets)}</p>
      </div>
      <div className={rows.sum}>
        <strong className={rows.amount}>
          <SignedMoney amount={sum} />
        </strong>
        <ResultBadge sum={sum} />
      </div>
    </div>
  )
}
