import { moneyToDecimal, parseMoney } from '@tiya/contract/amounts'
import { multiply } from '@tiya/contract/arithmetic'
import type { Transaction } from '@tiya/contract/money'

/** Returns true for a decimal greater than 0. */
export function isPositive(decimal: string | null | undefined): decimal is string {
  return typeof decimal === 'string' && (parseMoney(decimal) ?? 0) > 0
}

/** Returns the turnover that a bonus requires, in poisha; null if it has none or that is unknown. */
export function turnoverOfBonus({ action, amount, promotion }: Transaction): number | null {
  const times = promotion?.turnover ?? 0
  return action === 'bonus' && amount !== null && times > 0 ? multiply(amount, moneyToDecimal(times)) : null
}
