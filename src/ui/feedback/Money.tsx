import { type Currency, formatMoney, formatSigned } from '@tiya/contract/amounts'
import { amountOnLine, unbroken } from '../../theme/global.css.ts'

interface Props {
  /** Null if it is unknown. */
  amount: number | bigint | null
  currency?: Currency | undefined
}

/** Renders an amount given in hundredths (poisha or cents), in tabular digits on one line. */
export function Money({ amount, currency }: Props) {
  return <Amount words={formatMoney(amount, currency)} />
}

/** Renders an amount with its sign, null as `–`. */
export function SignedMoney({ amount, currency }: Props) {
  return <Amount words={formatSigned(amount, currency)} />
}

/** In the largest type an amount may need two lines: it is broken within its digits, never at its sign. */
function Amount({ words }: { words: string }) {
  const unit = words.lastIndexOf(' USDT')
  const at = unit < 0 ? words.search(/\d/) + 1 : unit - 1
  const [start, end] = [words.slice(0, at), words.slice(at)]
  return (
    <span className={amountOnLine}>
      {unit < 0 ? <span className={unbroken}>{start}</span> : start}
      {unit < 0 ? end : <span className={unbroken}>{end}</span>}
    </span>
  )
}
