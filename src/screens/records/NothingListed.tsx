import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { FilteredRecordsMachine } from '#machines/records/filteredRecords.machine.ts'
import { isNarrowed } from '#machines/records/filteredRecords.selectors.ts'
import type { RecordsMachine } from '#machines/records/records.machine.ts'
import { EmptyArt } from '../../app/art/illustrations.tsx'
import { NoData } from '../../app/NoData.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { recordsTexts } from '../../i18n/en/records/records.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyRecords, type EmptyTexts } from './EmptyRecords.tsx'

interface Props<Row extends object, Filter extends object> {
  actor: ActorRefFrom<FilteredRecordsMachine<Row, Filter>>
  records: ActorRefFrom<RecordsMachine<Row>>
  empty: EmptyTexts
}

/** Shown instead of a list that has no rows, or whose rows are all filtered out. */
export function NothingListed<Row extends object, Filter extends object>({
  actor,
  records,
  empty,
}: Props<Row, Filter>) {
  const { records: text } = useTexts(recordsTexts)
  const hasRows = useSelector(records, ({ context }) => Boolean(context.rows?.length))
  const narrowed = useSelector(actor, isNarrowed)
  if (!hasRows || !narrowed) return <EmptyRecords {...empty} />
  return (
    <NoData
      art={<EmptyArt />}
      hint={text.filteredHint}
      action={
        <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'filter.clear' })}>
          {text.clearFilter}
        </Button>
      }
    />
  )
}
