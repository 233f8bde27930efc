import { westernDigits, withoutInvisible } from '../common/input/typed.rules.ts'

/** The fewest letters and digits of a transaction id. */
const LEAST = 7

/**
 * Returns the transaction id that a player means by a typed one: without invisible characters, spaces and dashes, its
 * Bengali and full-width digits as plain ones. The rest stays as typed.
 */
export function transactionIdOf(typed: string): string {
  const plain = withoutInvisible(typed).replace(/[\s\p{Pd}\u2212]/gu, '')
  return plain.replace(/\p{Nd}/gu, westernDigits)
}

/** Returns true if a typed transaction id has at least 7 letters or digits. */
export function isTransactionId(typed: string): boolean {
  return (transactionIdOf(typed).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST
}

/** Returns true if two transaction ids differ in case, spaces, dashes or kinds of digits only. An empty one has no equal. */
export function isSameTransactionId(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  const folded = transactionIdOf(one ?? '').toLowerCase()
  return folded !== '' && folded === transactionIdOf(other ?? '').toLowerCase()
}
