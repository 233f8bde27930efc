import type { Transaction } from '@tiya/contract/money'
import { filteredRecordsMachine } from '../filteredRecords.machine.ts'
import { recordsMachine } from '../records.machine.ts'
import { ALL, type TransactionFilter, transactionIdentity } from './transactionRecord.rules.ts'

/** The player's deposits, withdrawals and bonuses. */
export const transactionsMachine = recordsMachine<Transaction>('transactions', transactionIdentity)

/** The filtered list of transactions. */
export const transactionRecordMachine = filteredRecordsMachine<Transaction, TransactionFilter>(
  'transactionRecord',
  transactionsMachine,
  ALL,
)
