import { transactionsMachine } from '../../../machines/transactions/transactions.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { transactions } from '../../i18n/en/transactions.ts'
import { transactionsPortsOf } from '../../ports/transactions.ts'
import { TransactionsScreen } from './TransactionsScreen.tsx'

export default defineScreen({
  texts: { transactions },
  logic: (outside) => transactionsMachine.provide({ actors: transactionsPortsOf(outside) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: TransactionsScreen,
})
