import { parseMoney } from '../contract/amounts.ts'

/** Returns a percentage of an amount in hundredths, rounded down; 0 unless the percentage is above 0. */
export function percentOf(amount: number, percent: string | null | undefined): number {
  return times(amount, percent, 10_000n)
}

/** Returns what must be played for a bonus, in hundredths, rounded down. */
export function turnoverOf(bonus: number, turnover: string | null | undefined): number {
  return times(bonus, turnover, 100n)
}

/** Returns true for a decimal above 0. */
export function isPositive(decimal: string | null | undefined): boolean {
  return (parseMoney(decimal ?? '') ?? 0) > 0
}

function times(amount: number, decimal: string | null | undefined, divisor: bigint): number {
  const factor = parseMoney(decimal ?? '') ?? 0
  return factor > 0 ? Number((BigInt(amount) * BigInt(factor)) / divisor) : 0
}
