import { parseMoney } from '../contract/amounts.ts'

/** Returns true for a decimal greater than 0. */
export function isPositive(decimal: string | null | undefined): boolean {
  return (parseMoney(decimal ?? '') ?? 0) > 0
}
