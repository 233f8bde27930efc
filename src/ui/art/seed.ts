/** Returns a 32-bit hash of a text (FNV-1a, then mixed), so that a name always gets the same drawing. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // Short names differ in the low bits only; this spreads the difference over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Returns a CSS gradient of two hues derived from a name. The `oklch` lightness is the same for all hues and low enough
 * for white text (5:1 on the lighter end).
 */
export function gradientOf(name: string): string {
  const seed = seedOf(name)
  // Skips the yellows from 70° to 130°, which look muddy when dark; hues just below them turn back to red.
  const free = seed % 300
  const hue = free < 70 ? free : free + 60
  const turn = (30 + ((seed >>> 9) % 40)) * (free < 70 ? -1 : 1)
  return `linear-gradient(150deg, oklch(0.52 0.125 ${hue}), oklch(0.31 0.1 ${hue + turn}))`
}
