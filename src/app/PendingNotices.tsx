import type { Transaction } from '../../machines/contract/money.ts'
import { formatMoney } from '../../machines/money.ts'
import { currencyOfTransaction, pendingRequests } from '../../machines/payments/pending.rules.ts'
import { useText } from '../i18n/text.ts'
import { NoticeLink } from '../ui/NoticeLink.tsx'

/** What waits for the operator, always in view: an amber strip each, leading to the records. */
export function PendingNotices({ transactions }: { transactions: readonly Transaction[] }) {
  const { pending } = useText()
  return pendingRequests(transactions).map((one) => (
    <NoticeLink key={one.action} href="/transaction-record">
      {(one.action === 'deposit' ? pending.deposit : pending.withdrawal)(
        formatMoney(one.amount, currencyOfTransaction(one)),
      )}
    </NoticeLink>
  ))
}
