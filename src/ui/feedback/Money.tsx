import { type Currency, formatMoney, formatSigned } from '#machines/contract/amounts.ts'
import { tabular } from '../../theme/global.css.ts'

/** Renders an amount given in hundredths (poisha or cents), in tabular digits on one line. */
export function Money({ amount, currency }: { amount: number | bigint; currency?: Currency | undefined }) {
  return <span className={tabular}>{formatMoney(amount, currency)}</span>
}

/** Renders an amount with its sign, null as `–`. */
export function SignedMoney({ amount, currency }: { amount: number | bigint | null; currency?: Currency }) {
  return <span className={tabular}>{formatSigned(amount, currency)}</span>
}
