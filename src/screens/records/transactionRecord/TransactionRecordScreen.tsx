import type { ActorRefFrom } from 'xstate'
import type { transactionRecordMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { FilteredRecordsScreen } from '../FilteredRecordsScreen.tsx'
import { useTransactions } from './useTransactions.tsx'

/** The `/transaction-record` screen. */
export function TransactionRecordScreen({ actor }: { actor: ActorRefFrom<typeof transactionRecordMachine> }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  return (
    <FilteredRecordsScreen actor={actor} flow="transactionRecord" title={text.title} {...useTransactions()} />
  )
}
