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
 * Returns a CSS gradient from a hue to its neighbour. The `oklch` lightness is the same for all hues and low enough for
 * white text (5:1 on the lighter end). `place` counts the hues but the yellows from 70° to 130°, which look muddy when
 * dark; hues just below them turn back to red.
 */
export function gradientAt(place: number, turn: number): string {
  const hue = place < 70 ? place : place + 60
  const next = hue + (place < 70 ? -turn : turn)
  // Chrome before 111 has no `oklch`. Its hues are about 20° ahead of those of `hsl`.
  const isKnown = globalThis.CSS?.supports('color', 'oklch(0 0 0)') ?? true
  const [lighter, darker] = isKnown
    ? [`oklch(0.52 0.125 ${hue})`, `oklch(0.31 0.1 ${next})`]
    : [`hsl(${hue - 20} 55% 30%)`, `hsl(${next - 20} 55% 16%)`]
  return `linear-gradient(150deg, ${lighter}, ${darker})`
}

/** Returns a gradient derived from a name. */
export function gradientOf(name: string): string {
  const seed = seedOf(name)
  return gradientAt(seed % 300, 30 + ((seed >>> 9) % 40))
}
