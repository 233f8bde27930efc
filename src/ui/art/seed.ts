/** A steady 32-bit number of a text (FNV-1a, then mixed): the same name is drawn the same everywhere. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // Short names differ in the low bits only; spread that over all of them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * A gradient of the hue pair of a name. Lightness is that of `oklch`, even over all hues, and low enough for
 * white text (white on the lighter end: 5:1).
 */
export function gradientOf(name: string): string {
  const seed = seedOf(name)
  // Not the 70° to 130° of yellow, which is mud when it is dark; what lies before it turns back, to red.
  const free = seed % 300
  const hue = free < 70 ? free : free + 60
  const turn = (30 + ((seed >>> 9) % 40)) * (free < 70 ? -1 : 1)
  return `linear-gradient(150deg, oklch(0.52 0.125 ${hue}), oklch(0.31 0.1 ${hue + turn}))`
}
