import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { FilteredRecordsMachine } from '#machines/records/filteredRecords.machine.ts'
import { FilterActions, type FilteredList, FilteredRecords } from './FilteredRecords.tsx'
import { RecordsFrame } from './RecordsFrame.tsx'

interface Props<Row, Filter extends object> extends FilteredList<Row, Filter> {
  actor: ActorRefFrom<FilteredRecordsMachine<Row, Filter>>
  /** Id of the flow's machine. */
  flow: string
  title: string
}

/** Renders a screen that lists records, filters them, and shows the details of one. */
export function FilteredRecordsScreen<Row, Filter extends object>(props: Props<Row, Filter>) {
  const { actor, flow, title, ...list } = props
  const state = useSelector(actor, ({ value }) => value)
  return (
    <RecordsFrame flow={flow} state={state} title={title} trailing={<FilterActions actor={actor} />}>
      <FilteredRecords actor={actor} {...list} />
    </RecordsFrame>
  )
}
