import { type AmountRange, DEPOSIT_RANGES } from '@tiya/contract/amountRanges'
import { type Currency, formatWhole } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { depositCurrency } from '#machines/money/deposit/deposit.rules.ts'
import type { DepositError } from '#machines/money/deposit/deposit.types.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import type { DepositProps } from './deposit.props.ts'

/** The errors that are shown beside a step; the others open a dialog. */
const STEP_OF = {
  amountMissing: 'amount',
  notWhole: 'amount',
  outOfRange: 'amount',
  methodMissing: 'method',
  channelMissing: 'channel',
} as const

type Step = (typeof STEP_OF)[keyof typeof STEP_OF]

/** Returns the note with the range: `৳ 100 – ৳ 25,000`, or `10 – 200 USDT`. */
export function rangeNote(
  { least, most }: AmountRange,
  currency: Currency,
  say: (typeof depositTexts)['deposit']['limits'],
): string {
  return currency === 'USDT'
    ? say(formatWhole(least), `${formatWhole(most)} USDT`)
    : say(`৳ ${formatWhole(least)}`, `৳ ${formatWhole(most)}`)
}

/** Returns the error with the range: `Amount must be between ৳100 and ৳25,000.`, or `10 and 200 USDT`. */
function rangeWords(deposit: (typeof depositTexts)['deposit'], currency: Currency): string {
  const { least, most } = DEPOSIT_RANGES[currency]
  return currency === 'USDT'
    ? deposit.outOfRange(formatWhole(least), `${formatWhole(most)} USDT`)
    : deposit.outOfRange(`৳${formatWhole(least)}`, `৳${formatWhole(most)}`)
}

function stepOf(error: DepositError): Step | undefined {
  return error.kind in STEP_OF ? STEP_OF[error.kind as keyof typeof STEP_OF] : undefined
}

/** Returns true if the error is shown beside its step. */
export function isInline(error: DepositError): boolean {
  return stepOf(error) !== undefined
}

/** Returns the text of a step's error; undefined if it has none. */
export function useInlineError(actor: DepositProps['actor'], step: Step): string | undefined {
  const { deposit } = useTexts(depositTexts)
  const error = useSelector(actor, ({ context }) => context.error)
  const currency = useSelector(actor, ({ context }) => depositCurrency(context))
  if (!error || stepOf(error) !== step) return undefined
  if (error.kind === 'outOfRange') return rangeWords(deposit, currency)
  return deposit[error.kind as Exclude<keyof typeof STEP_OF, 'outOfRange'>]
}
