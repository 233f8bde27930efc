import { parseMoney } from '../contract/amounts.ts'

/** Returns true for a decimal greater than 0. */
export function isPositive(decimal: string | null | undefined): boolean {
  return typeof decimal === 'string' && (parseMoney(decimal) ?? 0) > 0
}
