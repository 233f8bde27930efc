import { transactionRecordMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { transactionRecordPortsOf } from '../../../ports/records/transactionRecord.ts'
import { TransactionsScreen } from './TransactionRecordScreen.tsx'

export default defineScreen({
  logic: (environment) => transactionRecordMachine.provide({ actors: transactionRecordPortsOf(environment) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TransactionsScreen,
})
