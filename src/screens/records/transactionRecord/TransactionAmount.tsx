import type { Transaction } from '#machines/contract/money.ts'
import { currencyOfTransaction } from '#machines/money/pending.rules.ts'
import { signedAmount } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { Money, SignedMoney } from '#src/ui/feedback/Money.tsx'

/** Renders the amount of a transaction with the sign of its direction, if that is known. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const amount = signedAmount(transaction)
  const currency = currencyOfTransaction(transaction)
  return amount === undefined ? (
    <Money amount={transaction.amount} currency={currency} />
  ) : (
    <SignedMoney amount={amount} currency={currency} />
  )
}
