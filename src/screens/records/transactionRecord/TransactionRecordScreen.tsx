import type { ActorRefFrom } from 'xstate'
import type { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { FilterActions, FilteredRecords } from '../FilteredRecords.tsx'
import { RecordsFrame } from '../RecordsFrame.tsx'
import { useTransactions } from './useTransactions.tsx'

/** The `/transaction-record` screen. */
export function TransactionRecordScreen({ actor }: { actor: ActorRefFrom<typeof transactionRecordMachine> }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  return (
    <RecordsFrame actor={actor} title={text.title} trailing={<FilterActions actor={actor} />}>
      <FilteredRecords actor={actor} {...useTransactions()} />
    </RecordsFrame>
  )
}
