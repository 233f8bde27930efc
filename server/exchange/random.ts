import { createHash } from 'node:crypto'

/*
 * Randomness as a pure function: the same keys give the same number in every process and after every restart.
 * `hash` is fast, but its keys can be found from what it gives: it decides only what is shown. Results come
 * from `digest` and `generator`, which reveal nothing about their seed.
 */

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

/** Returns 32 bytes for a seed and the name of what they are for. */
export function digest(seed: string, name: string | number): Buffer {
  return createHash('sha256').update(`${seed}:${name}`).digest()
}

/** Returns a generator of numbers from 0 up to, but not including, 1. */
export function generator(seed: string): () => number {
  let bytes: Buffer = Buffer.alloc(0)
  let [at, blocks] = [0, 0]
  return () => {
    if (at === bytes.length) {
      bytes = digest(seed, blocks++)
      at = 0
    }
    at += 4
    return bytes.readUInt32LE(at - 4) / 2 ** 32
  }
}

/** Returns a fast generator of numbers from 0 up to, but not including, 1, for what is only shown. */
export function quickGenerator(...keys: readonly number[]): () => number {
  let state = hash(...keys)
  return () => {
    state = (state + 0x9e37_79b9) | 0
    return (mix(state) >>> 0) / 2 ** 32
  }
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
