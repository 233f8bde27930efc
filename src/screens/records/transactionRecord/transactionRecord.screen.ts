import {
  transactionRecordMachine,
  transactionsMachine,
} from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { transactionRecordPortsOf, transactionsPortsOf } from '../../../ports/records/transactionRecord.ts'
import { TransactionRecordScreen } from './TransactionRecordScreen.tsx'

export default defineScreen({
  logic: (environment) =>
    transactionRecordMachine.provide({
      actors: {
        ...transactionRecordPortsOf(environment),
        transactions: transactionsMachine.provide({ actors: transactionsPortsOf(environment) }),
      },
    }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TransactionRecordScreen,
})
