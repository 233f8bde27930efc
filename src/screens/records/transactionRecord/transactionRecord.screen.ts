import { keptView } from '../../../../machines/records/keptView.ts'
import {
  transactionRecordMachine,
  transactionsMachine,
} from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { transactionFilter } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { defineScreen } from '../../../app/screen.ts'
import { filterPortsOf, readKeptView } from '../../../ports/records/filter.ts'
import { transactionsPortsOf } from '../../../ports/records/transactionRecord.ts'
import { TransactionRecordScreen } from './TransactionRecordScreen.tsx'

export default defineScreen({
  machine: transactionRecordMachine,
  ports: (environment) => ({
    ...filterPortsOf(environment),
    records: transactionsMachine.provide({ actors: transactionsPortsOf(environment) }),
  }),
  input: ({ session, location }) => ({
    remoteId: session?.remoteId ?? '',
    kept: readKeptView(location.state, transactionRecordMachine.id, keptView(transactionFilter)),
  }),
  View: TransactionRecordScreen,
})
