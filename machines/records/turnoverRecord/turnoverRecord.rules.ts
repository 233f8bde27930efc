import type { Turnover } from '../../contract/money.ts'

export type TurnoverTab = 'active' | 'completed'

/** The turnovers of a tab; `complete` is the wire's word. */
export function turnoversOf(turnovers: readonly Turnover[], tab: TurnoverTab): readonly Turnover[] {
  return turnovers.filter(({ status }) =>
    tab === 'active' ? status === 'active' : status === 'complete' || status === 'completed',
  )
}

/** What is left of what is required, in whole per cent, 0 to 100. */
export function percentLeft({
  required_turnover: required,
  remaining_turnover: remaining,
}: Pick<Turnover, 'required_turnover' | 'remaining_turnover'>): number {
  if (required <= 0 || remaining <= 0) return 0
  return Number((BigInt(Math.min(remaining, required)) * 100n) / BigInt(required))
}

/**
 * The bonus that a turnover is for, in poisha: what is required divided by the promotion's turnover, rounded
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
