import { useSelector } from '@xstate/react'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '../../../../machines/common/dhaka.ts'
import type { Transaction } from '../../../../machines/contract/money.ts'
import { currencyOfTransaction } from '../../../../machines/money/pending.rules.ts'
import type { transactionsMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { statusOf } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { openTransaction } from '../../../../machines/records/transactionRecord/transactionRecord.selectors.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import * as css from './transactionRecord.css.ts'
import { typeName } from './typeName.ts'

type Props = { actor: ActorRefFrom<typeof transactionsMachine> }

/** Shows everything that is known of the transaction that is open. */
export function DetailsDialog({ actor }: Props) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  const transaction = useSelector(actor, openTransaction)
  if (!transaction) return null
  return (
    <Modal
      open
      title={text.details}
      closeLabel={common.close}
      onClose={() => actor.send({ type: 'details.close' })}
    >
      <div className={css.details}>
        <div className={css.head}>
          <p className={css.type} dir="auto">
            {typeName(text, transaction.action)}
          </p>
          <p className={css.hero}>
            <Money amount={transaction.amount} currency={currencyOfTransaction(transaction)} />
          </p>
          <StatusBadge transaction={transaction} />
        </div>
        <Timeline transaction={transaction} />
        <Facts transaction={transaction} />
      </div>
    </Modal>
  )
}

/** Submitted, reviewed, decided; the step that is under way is the current one. */
function Timeline({ transaction }: { transaction: Transaction }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { action, created_at, updated_at } = transaction
  const status = statusOf(transaction)
  const created = dhakaMinute(created_at)
  const decided = dhakaMinute(updated_at ?? '')
  return (
    <ol aria-label={text.timeline} className={css.timeline}>
      <Step look="done" title={action === 'bonus' ? text.granted : text.submitted} time={created} />
      {status === 'processing' || status === undefined ? (
        <Step look="current" title={text.review} />
      ) : (
        <>
          {action !== 'bonus' && <Step look="done" title={text.review} />}
          <Step look={status === 'fail' ? 'failed' : 'done'} title={text.statuses[status]} time={decided} />
        </>
      )}
    </ol>
  )
}

const MARKS = { done: <Check size={16} />, current: <Clock size={16} />, failed: <X size={16} /> }

function Step({ look, title, time }: { look: keyof typeof MARKS; title: string; time?: string | undefined }) {
  return (
    <li className={css.step} aria-current={look === 'current' ? 'step' : undefined}>
      <span className={css.mark[look]}>{MARKS[look]}</span>
      <span className={css.stepTitle}>{title}</span>
      {time && <time className={css.time}>{time}</time>}
    </li>
  )
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { payment_method, transaction_id, promotion, created_at, updated_at, note } = transaction
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text.method, [payment_method?.name, payment_method?.type].filter(Boolean).join(' · ')],
    [text.number, transaction_id],
    [text.promotion, promotion?.name],
    [text.created, dhakaMinute(created_at)],
    [text.updated, dhakaMinute(updated_at ?? '')],
    [text.note, note],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <table className={css.table}>
      <tbody>
        {known.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={css.fact}>
              {name}
            </th>
            <td className={css.value} dir="auto">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
