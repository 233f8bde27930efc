import type { Turnover } from '../../contract/money.ts'

export type TurnoverTab = 'active' | 'completed'

/** Returns the turnovers of a tab; the wire calls a completed one `complete`. */
export function turnoversOf(turnovers: readonly Turnover[], tab: TurnoverTab): readonly Turnover[] {
  return turnovers.filter(({ status }) =>
    tab === 'active' ? status === 'active' : status === 'complete' || status === 'completed',
  )
}

/** Returns what remains of what is required, in whole per cent from 0 to 100, rounded down. */
export function percentLeft({
  required_turnover: required,
  remaining_turnover: remaining,
}: Pick<Turnover, 'required_turnover' | 'remaining_turnover'>): number {
  if (required <= 0) return 0
  return Number((BigInt(Math.max(0, Math.min(remaining, required))) * 100n) / BigInt(required))
}

/**
 * Returns the bonus that a turnover is for, in poisha: what is required divided by the promotion's turnover, rounded
 * half up. Null where there is no such turnover or it is 0.
 */
export function bonusOf({
  required_turnover: required,
  promotion,
}: Pick<Turnover, 'required_turnover' | 'promotion'>): number | null {
  const turnover = promotion?.turnover ?? 0
  if (turnover <= 0 || required < 0) return null
  // Both are hundredths: one factor of 100 is lost in the quotient.
  return Number((BigInt(required) * 200n + BigInt(turnover)) / (BigInt(turnover) * 2n))
}
