/** Zero-width characters, directional marks, soft hyphens, byte order marks, empty letters and variation selectors. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\u180b-\u180f]|[\ufe00-\ufe0f]/gu

/** Returns a typed text without invisible characters, and without spaces (no-break ones too) around it. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}
