import { formatMoney } from '#machines/contract/amounts.ts'
import type { Transaction } from '#machines/contract/money.ts'
import { currencyOfTransaction } from '#machines/money/pending.rules.ts'
import { arrivalsTexts } from '../../i18n/en/access/arrivals.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { useTexts } from '../useTexts.ts'

/** Renders the announcement of money that has arrived. */
export default function Arrivals({ arrived }: { arrived: readonly Transaction[] }) {
  const { arrivals } = useTexts(arrivalsTexts)
  const words = arrived.map((one) =>
    arrivals[one.action as keyof typeof arrivals](formatMoney(one.amount, currencyOfTransaction(one))),
  )
  return <Toast message={words.join(' ') || undefined} />
}
