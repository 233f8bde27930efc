import { useSelector } from '@xstate/react'
import { ListFilter, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FilteredRecordsMachine } from '../../../machines/records/filteredRecords.machine.ts'
import type { RecordsMachine } from '../../../machines/records/records.machine.ts'
import { useTexts } from '../../app/useTexts.ts'
import { recordsTexts } from '../../i18n/en/records/records.ts'
import { EmptyArt } from '../../ui/art/illustrations.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyRecords, type EmptyTexts } from './EmptyRecords.tsx'
import { FilterBar, FilterDialog, type FilterField } from './FilterDialog.tsx'
import { DetailsDialog } from './RecordDetails.tsx'
import { RecordRow, type RecordSummary } from './RecordRow.tsx'
import { RecordsFrame } from './RecordsFrame.tsx'
import { RecordsList } from './RecordsList.tsx'
import * as css from './records.css.ts'

interface Props<Row, Filter extends object> {
  actor: ActorRefFrom<FilteredRecordsMachine<Row, Filter>>
  /** Ids of the flow's machine and of its list's. */
  flow: string
  list: string
  title: string
  fields: readonly FilterField<Filter>[]
  /** Returns the rows that pass the filter; days are those of Dhaka at `now`, in milliseconds since the epoch. */
  narrow: (rows: readonly Row[], filter: Filter, now: number) => readonly Row[]
  empty: EmptyTexts
  /** That of the list's machine. */
  idOf: (row: Row) => string
  summary: (row: Row) => RecordSummary
  /** Title and content of the dialog with a row's details. */
  details: { readonly title: string; readonly of: (row: Row) => ReactNode }
}

type Records<Row> = { records: ActorRefFrom<RecordsMachine<Row>> }

/** A screen that lists records, narrows them by a filter, and shows the details of one. */
export function FilteredRecordsScreen<Row, Filter extends object>(props: Props<Row, Filter>) {
  const { actor, flow, title, fields, idOf, details } = props
  const { records: text } = useTexts(recordsTexts)
  const state = useSelector(actor, ({ value }) => value)
  const records = useSelector(actor, ({ children }) => children.records)
  return (
    <RecordsFrame
      flow={flow}
      state={state}
      title={title}
      trailing={
        <>
          {records && <Refresh records={records} />}
          <IconButton
            label={text.filter}
            icon={<ListFilter />}
            onClick={() => actor.send({ type: 'filter.open' })}
          />
        </>
      }
    >
      <FilterBar actor={actor} fields={fields} />
      {records && <List records={records} {...props} />}
      <FilterDialog actor={actor} fields={fields} />
      {records && (
        <DetailsDialog actor={records} idOf={idOf} title={details.title}>
          {details.of}
        </DetailsDialog>
      )}
    </RecordsFrame>
  )
}

function Refresh<Row>({ records }: Records<Row>) {
  const { records: text } = useTexts(recordsTexts)
  const possible = useSelector(records, (snapshot) => snapshot.can({ type: 'refresh' }))
  return (
    <IconButton
      label={text.refresh}
      icon={<RefreshCw />}
      disabled={!possible}
      onClick={() => records.send({ type: 'refresh' })}
    />
  )
}

function List<Row, Filter extends object>(props: Props<Row, Filter> & Records<Row>) {
  const { actor, records, list, narrow, empty, idOf, summary } = props
  const { records: text } = useTexts(recordsTexts)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const now = useSelector(actor, ({ context }) => context.now)
  return (
    <RecordsList
      actor={records}
      flow={list}
      texts={text}
      className={css.list}
      skeleton={
        <div aria-busy className={css.list}>
          <Skeleton shape="row" count={6} />
        </div>
      }
      narrow={(rows) => narrow(rows, filter, now)}
      empty={(isFiltered) =>
        isFiltered ? (
          <NoMatch onClear={() => actor.send({ type: 'filter.clear' })} />
        ) : (
          <EmptyRecords {...empty} />
        )
      }
    >
      {(row) => (
        <RecordRow
          summary={summary(row)}
          onOpen={() => records.send({ type: 'details.open', id: idOf(row) })}
        />
      )}
    </RecordsList>
  )
}

/** Stands in place of a list whose rows are all left out by the filter. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const { common, records: text } = useTexts(recordsTexts)
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={text.filteredHint}
      action={
        <Button tone="secondary" size="small" onClick={onClear}>
          {text.clearFilter}
        </Button>
      }
    />
  )
}
