import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, Gift, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '../../../../machines/common/dhaka.ts'
import type { Transaction } from '../../../../machines/contract/money.ts'
import { currencyOfTransaction } from '../../../../machines/money/pending.rules.ts'
import type { transactionsMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { Money } from '../../../ui/Money.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import * as css from './transactionRecord.css.ts'
import { typeName } from './typeName.ts'

const ICONS: Readonly<Record<string, ReactNode>> = {
  deposit: <ArrowDownToLine />,
  withdraw: <ArrowUpFromLine />,
  bonus: <Gift />,
}

interface Props {
  actor: ActorRefFrom<typeof transactionsMachine>
  transaction: Transaction
}

/** One record: what it was, when, how much, and how far it is. */
export function TransactionRow({ actor, transaction }: Props) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const { id, action, amount, created_at, payment_method } = transaction
  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={() => actor.send({ type: 'details.open', id })}>
        <span className={css.icon}>{ICONS[action] ?? <ReceiptText />}</span>
        <span className={css.facts}>
          <span className={css.words}>
            <span className={css.name} dir="auto">
              {typeName(text, action)}
              {payment_method && <span className={css.method}> · {payment_method.name}</span>}
            </span>
            <span className={css.when}>{dhakaMinute(created_at)}</span>
          </span>
          <span className={css.sum}>
            <strong className={css.amount}>
              <Money amount={amount} currency={currencyOfTransaction(transaction)} />
            </strong>
            <StatusBadge transaction={transaction} />
          </span>
        </span>
        <ChevronRight size={20} className={css.chevron} />
      </button>
    </li>
  )
}
