import { type Currency, formatMoney } from '../../machines/contract/amounts.ts'
import { tabular } from '../theme/global.css.ts'

/** An amount of integer hundredths (poisha, cents), in digits of one width and never broken over lines. */
export function Money({ amount, currency }: { amount: number; currency?: Currency | undefined }) {
  return <span className={tabular}>{formatMoney(amount, currency)}</span>
}
