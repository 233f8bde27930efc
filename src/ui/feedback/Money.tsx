import { type Currency, formatMoney, formatSigned } from '#machines/contract/amounts.ts'
import { tabular } from '../../theme/global.css.ts'

interface Props {
  /** Null if it is unknown. */
  amount: number | bigint | null
  currency?: Currency | undefined
}

/** Renders an amount given in hundredths (poisha or cents), in tabular digits on one line. */
export function Money({ amount, currency }: Props) {
  return <span className={tabular}>{formatMoney(amount, currency)}</span>
}

/** Renders an amount with its sign, null as `–`. */
export function SignedMoney({ amount, currency }: { amount: number | bigint | null; currency?: Currency }) {
  return <span className={tabular}>{formatSigned(amount, currency)}</span>
}
