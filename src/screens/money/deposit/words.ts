import { useSelector } from '@xstate/react'
import {
  type Currency,
  DEPOSIT_LIMITS,
  formatWhole,
  type Limits,
} from '../../../../machines/contract/amounts.ts'
import type { DepositTrouble } from '../../../../machines/money/deposit/deposit.machine.ts'
import { depositCurrency } from '../../../../machines/money/deposit/deposit.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { depositTexts } from '../../../i18n/en/money/deposit.ts'
import type { DepositProps } from './deposit.props.ts'

/** The problems that stand beside a step; the others open a dialog. */
const STEP_OF = {
  amountMissing: 'amount',
  notWhole: 'amount',
  outOfRange: 'amount',
  methodMissing: 'method',
  channelMissing: 'channel',
} as const

type Step = (typeof STEP_OF)[keyof typeof STEP_OF]

/** `৳ 100 – ৳ 25,000`, or `10 – 200 USDT`. */
export function limitsNote(
  { least, most }: Limits,
  currency: Currency,
  say: (typeof depositTexts)['deposit']['limits'],
): string {
  return currency === 'USDT'
    ? say(formatWhole(least), `${formatWhole(most)} USDT`)
    : say(`৳ ${formatWhole(least)}`, `৳ ${formatWhole(most)}`)
}

/** As decisions has it: `Amount must be between ৳100 and ৳25,000.`, or `10 and 200 USDT`. */
function rangeWords(deposit: (typeof depositTexts)['deposit'], currency: Currency): string {
  const { least, most } = DEPOSIT_LIMITS[currency]
  return currency === 'USDT'
    ? deposit.outOfRange(formatWhole(least), `${formatWhole(most)} USDT`)
    : deposit.outOfRange(`৳${formatWhole(least)}`, `৳${formatWhole(most)}`)
}

function stepOf(trouble: DepositTrouble | null): Step | undefined {
  return trouble && trouble.of in STEP_OF ? STEP_OF[trouble.of as keyof typeof STEP_OF] : undefined
}

/** True where the trouble has words beside its step. */
export function isInline(trouble: DepositTrouble): boolean {
  return stepOf(trouble) !== undefined
}

/** What is wrong with a step, in words. */
export function useInlineProblem(actor: DepositProps['actor'], step: Step): string | undefined {
  const { deposit } = useTexts(depositTexts)
  const trouble = useSelector(actor, ({ context }) => context.trouble)
  const currency = useSelector(actor, ({ context }) => depositCurrency(context))
  if (!trouble || stepOf(trouble) !== step) return undefined
  if (trouble.of === 'outOfRange') return rangeWords(deposit, currency)
  return deposit[trouble.of as Exclude<keyof typeof STEP_OF, 'outOfRange'>]
}
