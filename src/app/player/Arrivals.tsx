import { formatMoney } from '@tiya/contract/amounts'
import type { Transaction } from '@tiya/contract/money'
import { turnoverOfBonus } from '#machines/money/bonus.rules.ts'
import { currencyOfTransaction } from '#machines/money/pending.rules.ts'
import { arrivalsTexts } from '../../i18n/en/access/arrivals.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { useTexts } from '../useTexts.ts'

/** Renders the announcement of money that has arrived; of a bonus with the turnover that it requires. */
export default function Arrivals({ arrived }: { arrived: readonly Transaction[] }) {
  const { arrivals } = useTexts(arrivalsTexts)
  const words = arrived.flatMap((one) => {
    const turnover = turnoverOfBonus(one)
    const amount = formatMoney(one.amount, currencyOfTransaction(one))
    return [
      arrivals[one.action as keyof typeof arrivals](amount),
      ...(turnover === null ? [] : [arrivals.turnover(formatMoney(turnover))]),
    ]
  })
  return words.length > 0 && <Toast message={words.join(' ')} />
}
