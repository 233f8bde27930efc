import { unbroken } from '../../theme/global.css.ts'

/** The sign of an amount with the digit beside it. */
const SIGN = /([+−]?৳ \d|\d USDT)/

/** Renders a sentence in which no line ends between an amount and its sign. */
export function WithAmounts({ children }: { children: string }) {
  return children.split(SIGN).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
      <span key={at} className={unbroken}>
        {part}
      </span>
    ),
  )
}
