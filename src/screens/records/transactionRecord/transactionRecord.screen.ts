import { transactionsMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { transactions } from '../../../i18n/en/records/transactionRecord.ts'
import { transactionsPortsOf } from '../../../ports/records/transactionRecord.ts'
import { TransactionsScreen } from './TransactionRecordScreen.tsx'

export default defineScreen({
  texts: { transactions },
  logic: (outside) => transactionsMachine.provide({ actors: transactionsPortsOf(outside) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TransactionsScreen,
})
