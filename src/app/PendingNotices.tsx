import { formatMoney } from '../../machines/contract/amounts.ts'
import type { Transaction } from '../../machines/contract/money.ts'
import { currencyOfTransaction, pendingRequests } from '../../machines/money/pending.rules.ts'
import { pendingTexts } from '../i18n/en/money/pending.ts'
import { NoticeLink } from '../ui/NoticeLink.tsx'
import { bottom } from '../ui/noticeLink.css.ts'
import { useTexts } from './useTexts.ts'

/**
 * Renders an amber strip for each pending request, linking to the transaction records, or null if there are
 * none. Place it in the footer of the shell, so the content does not shift when the requests arrive.
 */
export function PendingNotices({ transactions }: { transactions: readonly Transaction[] }) {
  const { pending } = useTexts(pendingTexts)
  const requests = pendingRequests(transactions)
  if (requests.length === 0) return null
  return (
    <section aria-label={pending.title} className={bottom}>
      {requests.map((request) => (
        <NoticeLink key={request.action} href="/transaction-record">
          {(request.action === 'deposit' ? pending.deposit : pending.withdrawal)(
            formatMoney(request.amount, currencyOfTransaction(request)),
          )}
        </NoticeLink>
      ))}
    </section>
  )
}
