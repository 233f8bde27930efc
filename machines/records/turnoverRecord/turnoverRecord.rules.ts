import { formatMoney } from '@tiya/contract/amounts'
import type { Turnover } from '@tiya/contract/money'

export type TurnoverTab = 'active' | 'completed'

/** Returns the turnovers of a tab; the wire calls a completed one `complete`. */
export function turnoversOf(turnovers: readonly Turnover[], tab: TurnoverTab): readonly Turnover[] {
  return turnovers.filter(({ status }) =>
    tab === 'active' ? status === 'active' : status === 'complete' || status === 'completed',
  )
}

/** What a turnover requires and what is left of it, in poisha; null if it is unknown. */
export type TurnoverAmounts = Pick<Turnover, 'required_turnover' | 'remaining_turnover'>

/** Returns the sums of the active turnovers; an unknown amount makes its sum unknown. */
export function activeTurnover(turnovers: readonly Turnover[]): TurnoverAmounts {
  const active = turnoversOf(turnovers, 'active')
  const sumOf = (amounts: readonly (number | null)[]) =>
    amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + Math.max(0, amount)), 0)
  return {
    required_turnover: sumOf(active.map((one) => one.required_turnover)),
    remaining_turnover: sumOf(active.map((one) => one.remaining_turnover)),
  }
}

/**
 * Returns the remaining share of the required turnover as a whole percentage from 0 to 100, rounded down. Null if it is
 * unknown.
 */
export function percentLeft({
  required_turnover: required,
  remaining_turnover: remaining,
}: TurnoverAmounts): number | null {
  if (required === null || remaining === null) return null
  if (required <= 0) return 0
  return Number((BigInt(Math.max(0, Math.min(remaining, required))) * 100n) / BigInt(required))
}

/** Returns what has been played of a turnover, and all of it, such as `৳ 0` of `৳ 12,000`; null if it is unknown. */
export function playedOf(
  turnover: TurnoverAmounts,
): { readonly played: string; readonly all: string } | null {
  const { required_turnover: required, remaining_turnover: remaining } = turnover
  if (required === null || remaining === null || required <= 0) return null
  const format = (minor: number) => formatMoney(minor).replace('.00', '')
  return { played: format(required - Math.max(0, Math.min(remaining, required))), all: format(required) }
}

/** Returns the promotion of a turnover, or where it has none, that of its transaction. */
export function promotionOf({ promotion, transaction }: Pick<Turnover, 'promotion' | 'transaction'>) {
  return promotion ?? transaction?.promotion
}

/**
 * Returns the bonus that a turnover belongs to, in poisha: the required turnover divided by the promotion's
 * turnover factor, rounded half up. Null if the promotion has no factor above 0 or the required turnover is
 * negative or unknown.
 */
export function bonusOf({
  required_turnover: required,
  ...origin
}: Pick<Turnover, 'required_turnover' | 'promotion' | 'transaction'>): number | null {
  const turnover = promotionOf(origin)?.turnover ?? 0
  if (turnover <= 0 || required === null || required < 0) return null
  // Both are in hundredths, so the quotient must be multiplied by 100.
  return Number((BigInt(required) * 200n + BigInt(turnover)) / (BigInt(turnover) * 2n))
}
