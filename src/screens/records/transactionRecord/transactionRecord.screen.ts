import {
  transactionRecordMachine,
  transactionsMachine,
} from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { filterPortsOf } from '../../../ports/records/filter.ts'
import { transactionsPortsOf } from '../../../ports/records/transactionRecord.ts'
import { TransactionRecordScreen } from './TransactionRecordScreen.tsx'

export default defineScreen({
  machine: transactionRecordMachine,
  ports: (environment) => ({
    ...filterPortsOf(environment),
    records: transactionsMachine.provide({ actors: transactionsPortsOf(environment) }),
  }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TransactionRecordScreen,
})
