import { formatMoney } from '../../machines/contract/amounts.ts'
import type { Transaction } from '../../machines/contract/money.ts'
import { currencyOfTransaction, pendingRequests } from '../../machines/money/pending.rules.ts'
import { pendingTexts } from '../i18n/en/money/pending.ts'
import { NoticeLink } from '../ui/NoticeLink.tsx'
import { bottom } from '../ui/noticeLink.css.ts'
import { useTexts } from './useTexts.ts'

/**
 * What waits for the operator, always in view: an amber strip each, leading to the records. For the shell's bottom,
 * so that the screen stays where it is when they come.
 */
export function PendingNotices({ transactions }: { transactions: readonly Transaction[] }) {
  const { pending } = useTexts(pendingTexts)
  const requests = pendingRequests(transactions)
  if (requests.length === 0) return null
  return (
    <section aria-label={pending.title} className={bottom}>
      {requests.map((one) => (
        <NoticeLink key={one.action} href="/transaction-record">
          {(one.action === 'deposit' ? pending.deposit : pending.withdrawal)(
            formatMoney(one.amount, currencyOfTransaction(one)),
          )}
        </NoticeLink>
      ))}
    </section>
  )
}
