import type { Transaction } from '@tiya/contract/money'
import { currencyOfTransaction } from '#machines/money/pending.rules.ts'
import { signedAmount, statusOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { Money, SignedMoney } from '#src/ui/feedback/Money.tsx'
import * as css from '../records.css.ts'

/** Renders the amount of a transaction, struck through if it has failed. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const amount = <Signed transaction={transaction} />
  return statusOf(transaction) === 'fail' ? <s className={css.failed}>{amount}</s> : amount
}

/** Renders the amount with the sign of its direction, if that is known. */
function Signed({ transaction }: { transaction: Transaction }) {
  const amount = signedAmount(transaction)
  const currency = currencyOfTransaction(transaction)
  return amount === undefined ? (
    <Money amount={transaction.amount} currency={currency} />
  ) : (
    <SignedMoney amount={amount} currency={currency} />
  )
}
