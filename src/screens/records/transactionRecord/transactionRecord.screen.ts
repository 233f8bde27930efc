import { keptView } from '#machines/common/lists/keptView.ts'
import {
  transactionRecordMachine,
  transactionsMachine,
} from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { transactionFilter } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readKeptView } from '#src/ports/common/keptView.ts'
import { filterPortsOf } from '#src/ports/records/filter.ts'
import { transactionsPortsOf } from '#src/ports/records/transactionRecord.ts'
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
