/* Randomness as a pure function: the same keys give the same number in every process and after every restart. */

/** Returns a number from 0 up to, but not including, 1 for a list of integers. */
export function fraction(...keys: readonly number[]): number {
  return hash(...keys) / 2 ** 32
}

/** Returns an unsigned 32-bit integer for a list of integers, which may exceed 32 bits. */
export function hash(...keys: readonly number[]): number {
  let mixed = 0x2545_f491
  for (const key of keys) mixed = mix(mix(mixed ^ key) ^ Math.floor(key / 2 ** 32))
  return mixed >>> 0
}

/** Returns a generator of numbers from 0 up to, but not including, 1. */
export function generator(seed: number): () => number {
  let count = 0
  return () => fraction(seed, count++)
}

/**
 * Returns the value of a smooth random curve between −1 and 1 at a time. The curve reaches a new value once
 * per period; both times are in milliseconds.
 */
export function noise(key: number, time: number, period: number): number {
  const at = Math.floor(time / period)
  const [from, to] = [fraction(key, at), fraction(key, at + 1)]
  const share = time / period - at
  const eased = share * share * (3 - 2 * share)
  return 2 * (from + (to - from) * eased) - 1
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return mixed ^ (mixed >>> 16)
}
