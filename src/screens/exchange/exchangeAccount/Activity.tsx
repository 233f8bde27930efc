import type { ActorRefFrom } from 'xstate'
import type { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { FilteredRecords } from '../../records/FilteredRecords.tsx'
import { RecordsPanel } from '../../records/RecordsPanel.tsx'
import { useTransactions } from '../../records/transactionRecord/useTransactions.tsx'

/** Renders the `Activity Log` part: the player's transactions. */
export function Activity({ actor }: { actor: ActorRefFrom<typeof transactionRecordMachine> }) {
  return (
    <RecordsPanel actor={actor}>
      <FilteredRecords actor={actor} {...useTransactions()} />
    </RecordsPanel>
  )
}
