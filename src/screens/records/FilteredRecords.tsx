import { useSelector } from '@xstate/react'
import { ListFilter, RefreshCw } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FilteredRecordsMachine } from '#machines/records/filteredRecords.machine.ts'
import type { RecordsMachine } from '#machines/records/records.machine.ts'
import { useTexts } from '../../app/useTexts.ts'
import { recordsTexts } from '../../i18n/en/records/records.ts'
import { busyLabel } from '../../ui/buttons/busyLabel.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SignedMoney } from '../../ui/feedback/Money.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { list as listStyle } from '../../ui/lists/rows.css.ts'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import type { EmptyTexts } from './EmptyRecords.tsx'
import { FilterBar, FilterDialog, type FilterField } from './FilterDialog.tsx'
import { NothingListed } from './NothingListed.tsx'
import { DetailsDialog } from './RecordDetails.tsx'
import { RecordRow } from './RecordRow.tsx'
import { RecordsList } from './RecordsList.tsx'
import * as css from './records.css.ts'

/** What is specific to a flow's filtered list. The functions must be stable. */
export interface FilteredList<Row extends object, Filter extends object> {
  /** Returns the fields of the filter, whose options may come from the rows. */
  readonly fields: (rows: readonly Row[]) => readonly FilterField<Filter>[]
  /**
   * Returns the rows that match the filter. Days are Dhaka days, relative to `now` in milliseconds since the
   * epoch.
   */
  readonly narrow: (rows: readonly Row[], filter: Filter, now: number) => readonly Row[]
  /** Returns the total of the rows that are shown, in poisha; null if it is unknown. Without it none is shown. */
  readonly total?: (rows: readonly Row[]) => bigint | null
  readonly empty: EmptyTexts
  /** Renders what the list shows of a row. */
  readonly summary: (row: Row) => ReactNode
  /** Title and content of the dialog with a row's details. */
  readonly details: { readonly title: string; readonly of: (row: Row) => ReactNode }
}

type Filtered<Row extends object, Filter extends object> = {
  actor: ActorRefFrom<FilteredRecordsMachine<Row, Filter>>
}
type Records<Row extends object> = { records: ActorRefFrom<RecordsMachine<Row>> }
type Props<Row extends object, Filter extends object> = Filtered<Row, Filter> & FilteredList<Row, Filter>

/** Renders a list of records with its filter, and the details of the open record. */
export function FilteredRecords<Row extends object, Filter extends object>(props: Props<Row, Filter>) {
  const records = useSelector(props.actor, ({ children }) => children.records)
  return records && <Shown records={records} {...props} />
}

function Shown<Row extends object, Filter extends object>(props: Props<Row, Filter> & Records<Row>) {
  const { actor, records, details } = props
  const rows = useSelector(records, ({ context }) => context.rows)
  const fields = props.fields(rows ?? [])
  return (
    <>
      <FilterBar actor={actor} fields={fields} />
      <List {...props} />
      <FilterDialog actor={actor} fields={fields} />
      <DetailsDialog actor={records} title={details.title}>
        {details.of}
      </DetailsDialog>
    </>
  )
}

/** Renders the buttons of the screen's header. */
export function FilterActions<Row extends object, Filter extends object>({ actor }: Filtered<Row, Filter>) {
  const { records: text } = useTexts(recordsTexts)
  const records = useSelector(actor, ({ children }) => children.records)
  return (
    <>
      {records && <Refresh records={records} />}
      <IconButton
        label={text.filter}
        icon={<ListFilter />}
        onClick={() => actor.send({ type: 'filter.open' })}
      />
    </>
  )
}

function Refresh<Row extends object>({ records }: Records<Row>) {
  const { records: text } = useTexts(recordsTexts)
  const possible = useSelector(records, (snapshot) => snapshot.can({ type: 'refresh' }))
  const refreshing = useSelector(records, (snapshot) => snapshot.matches({ list: 'refreshing' }))
  return (
    <IconButton
      label={busyLabel(text.refresh, refreshing)}
      icon={<RefreshCw />}
      disabled={!possible}
      onClick={() => records.send({ type: 'refresh' })}
    />
  )
}

function List<Row extends object, Filter extends object>(props: Props<Row, Filter> & Records<Row>) {
  const { actor, records, narrow, total, summary } = props
  const { records: text } = useTexts(recordsTexts)
  const keys = useSelector(records, ({ context }) => context.keys)
  const keyOf = useCallback((one: Row) => keys.get(one) ?? '', [keys])
  const filter = useSelector(actor, ({ context }) => context.filter)
  const now = useSelector(actor, ({ context }) => context.now)
  const place = useSelector(actor, ({ context }) => context.place)
  const narrowed = useCallback((rows: readonly Row[]) => narrow(rows, filter, now), [narrow, filter, now])
  const row = useCallback(
    (one: Row) => (
      <RecordRow onOpen={() => records.send({ type: 'details.open', id: keyOf(one) })}>
        {summary(one)}
      </RecordRow>
    ),
    [records, summary, keyOf],
  )
  return (
    <RecordsList
      actor={records}
      texts={text}
      skeleton={
        <div aria-busy className={css.panel}>
          {total && (
            <div className={css.total}>
              <Skeleton shape="line" />
            </div>
          )}
          <div className={listStyle}>
            <Skeleton shape="record" count={6} />
          </div>
        </div>
      }
      narrow={narrowed}
      empty={<NothingListed actor={actor} records={records} empty={props.empty} />}
    >
      {(rows, refreshing) => (
        <>
          {total && (
            <p className={css.total}>
              {text.total}{' '}
              <strong className={css.amount}>
                <SignedMoney amount={total(rows)} />
              </strong>
            </p>
          )}
          <VirtualList
            // Changing the filter remounts the list, which then starts at the top.
            key={Object.values(filter).join()}
            label={text.list}
            busy={refreshing}
            rows={rows}
            idOf={keyOf}
            rowHeight={css.ROW_HEIGHT}
            place={place}
            onPlace={(moved) => actor.send({ type: 'place.changed', place: moved })}
          >
            {row}
          </VirtualList>
        </>
      )}
    </RecordsList>
  )
}
