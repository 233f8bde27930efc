import type { Transaction } from '@tiya/contract/money'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { idToAskAbout, statusOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { AskSupport } from '#src/app/frame/AskSupport.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { DetailsHead, Facts, Timeline, type TimelineStep } from '../RecordDetails.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TransactionAmount } from './TransactionAmount.tsx'
import { typeName } from './typeName.ts'

/** Renders everything that is known about a transaction. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { payment_method, transaction_id, promotion, created_at, updated_at, note } = transaction
  return (
    <>
      <DetailsHead
        name={typeName(text, transaction.action)}
        amount={<TransactionAmount transaction={transaction} />}
      >
        <StatusBadge transaction={transaction} />
      </DetailsHead>
      <Timeline steps={stepsOf(transaction, text)} />
      <Facts
        facts={[
          [text.method, [payment_method?.name, payment_method?.type].filter(Boolean).join(' · ')],
          [text.number, transaction_id],
          [text.promotion, promotion?.name],
          [text.created, dhakaMinute(created_at)],
          [text.updated, dhakaMinute(updated_at)],
          [text.note, note],
        ]}
      />
      <AskSupport ask={idToAskAbout(transaction)} />
    </>
  )
}

/** Returns the steps of a transaction: submitted, reviewed, decided. */
function stepsOf(
  transaction: Transaction,
  text: (typeof transactionRecordTexts)['transactionRecord'],
): readonly TimelineStep[] {
  const { action, created_at, updated_at } = transaction
  const status = statusOf(transaction)
  const first: TimelineStep = {
    look: 'done',
    title: action === 'bonus' ? text.granted : text.submitted,
    time: dhakaMinute(created_at),
  }
  if (status === 'processing' || status === undefined) return [first, { look: 'current', title: text.review }]
  return [
    first,
    ...(action === 'bonus' ? [] : [{ look: 'done', title: text.review } as const]),
    {
      look: status === 'fail' ? 'failed' : 'done',
      title: text.decisions[status],
      time: dhakaMinute(updated_at),
    },
  ]
}
