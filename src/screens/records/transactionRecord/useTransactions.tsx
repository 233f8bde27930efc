import type { Transaction } from '@tiya/contract/money'
import { ArrowDownToLine, ArrowUpFromLine, Gift, ReceiptText } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import {
  filterTransactions,
  sourceOf,
  type TransactionFilter,
} from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { recordsTexts } from '#src/i18n/en/records/records.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { optionsOf } from '../FilterDialog.tsx'
import type { FilteredList } from '../FilteredRecords.tsx'
import { RecordFacts } from '../RecordRow.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TransactionAmount } from './TransactionAmount.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'
import { typeName } from './typeName.ts'

const ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ['deposit', <ArrowDownToLine key="deposit" />],
  ['withdraw', <ArrowUpFromLine key="withdraw" />],
  ['bonus', <Gift key="bonus" />],
])

/** Returns the list of transactions: its filter, rows and details. */
export function useTransactions(): FilteredList<Transaction, TransactionFilter> {
  const { transactionRecord: text, records } = useTexts(transactionRecordTexts, recordsTexts)
  const { processing, success, fail } = text.statuses
  const summary = useCallback(
    (transaction: Transaction) => (
      <RecordFacts
        icon={ICONS.get(transaction.action) ?? <ReceiptText />}
        name={typeName(text, transaction.action)}
        detail={sourceOf(transaction)}
        when={dhakaMinute(transaction.created_at)}
        amount={<TransactionAmount transaction={transaction} />}
        result={<StatusBadge transaction={transaction} />}
      />
    ),
    [text],
  )
  return {
    fields: () => [
      {
        name: 'status',
        label: text.status,
        options: optionsOf({ all: records.all, processing, success, fail }),
      },
      { name: 'type', label: text.type, options: optionsOf({ all: records.all, ...text.types }) },
      { name: 'date', label: records.date, options: optionsOf({ all: records.all, ...records.dates }) },
    ],
    narrow: filterTransactions,
    empty: { hint: text.emptyHint, action: text.emptyAction, href: '/deposit' },
    summary,
    details: {
      title: text.details,
      of: (transaction) => <TransactionDetails transaction={transaction} />,
    },
  }
}
