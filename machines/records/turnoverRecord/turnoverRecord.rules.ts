import type { Turnover } from '../../contract/money.ts'

export type TurnoverTab = 'active' | 'completed'

/** Returns the turnovers of a tab; the wire calls a completed one `complete`. */
export function turnoversOf(turnovers: readonly Turnover[], tab: TurnoverTab): readonly Turnover[] {
  return turnovers.filter(({ status }) =>
    tab === 'active' ? status === 'active' : status === 'complete' || status === 'completed',
  )
}

/** What a turnover requires and what is left of it, in poisha. */
export type TurnoverAmounts = Pick<Turnover, 'required_turnover' | 'remaining_turnover'>

/** Returns the sums of the active turnovers. */
export function activeTurnover(turnovers: readonly Turnover[]): TurnoverAmounts {
  return turnoversOf(turnovers, 'active').reduce(
    (sum, { required_turnover, remaining_turnover }) => ({
      required_turnover: sum.required_turnover + required_turnover,
      remaining_turnover: sum.remaining_turnover + Math.max(0, remaining_turnover),
    }),
    { required_turnover: 0, remaining_turnover: 0 },
  )
}

/** Returns the remaining share of the required turnover as a whole percentage from 0 to 100, rounded down. */
export function percentLeft({
  required_turnover: required,
  remaining_turnover: remaining,
}: TurnoverAmounts): number {
  if (required <= 0) return 0
  return Number((BigInt(Math.max(0, Math.min(remaining, required))) * 100n) / BigInt(required))
}

/**
 * Returns the bonus that a turnover belongs to, in poisha: the required turnover divided by the promotion's
 * turnover factor, rounded half up. Null if the promotion has no factor above 0 or the required turnover is
 * negative.
 */
export function bonusOf({
  required_turnover: required,
  promotion,
}: Pick<Turnover, 'required_turnover' | 'promotion'>): number | null {
  const turnover = promotion?.turnover ?? 0
  if (turnover <= 0 || required < 0) return null
  // Both are in hundredths, so the quotient must be multiplied by 100.
  return Number((BigInt(required) * 200n + BigInt(turnover)) / (BigInt(turnover) * 2n))
}
