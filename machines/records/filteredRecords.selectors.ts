import type { SnapshotFrom } from 'xstate'
import type { FilteredRecordsMachine } from './filteredRecords.machine.ts'

/** Selects whether the filter is narrower than the widest one. */
export function isNarrowed<Row extends object, Filter extends object>({
  context: { filter, widest },
}: SnapshotFrom<FilteredRecordsMachine<Row, Filter>>): boolean {
  return (Object.keys(widest) as (keyof Filter)[]).some((field) => filter[field] !== widest[field])
}
