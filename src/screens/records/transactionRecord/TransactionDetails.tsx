import type { Transaction } from '@tiya/contract/money'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { idToAskAbout, stepsOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { AskSupport } from '#src/app/frame/AskSupport.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { DetailsHead, Facts, Timeline } from '../RecordDetails.tsx'
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
      <Timeline
        steps={stepsOf(transaction).map(({ name, look, at }) => ({
          look,
          title: text.steps[name],
          time: dhakaMinute(at),
        }))}
      />
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
