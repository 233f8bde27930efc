import { openRow } from '../records.selectors.ts'
import { transactionId } from './transactionRecord.rules.ts'

/** The transaction whose details are open, undefined where none is. */
export const openTransaction = openRow(transactionId)
