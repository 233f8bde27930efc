/** Zero-width characters, directional marks, soft hyphens, byte order marks, empty letters and variation selectors. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\u180b-\u180f]|[\ufe00-\ufe0f]/gu

const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g

/** Returns a typed text without invisible characters, and without spaces (no-break ones too) around it. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}

/** Returns a typed user name, e-mail address, amount or code of a link: nothing invisible, and no no-break spaces inside. */
export function typedWord(text: string): string {
  return withoutInvisible(text).replace(NO_BREAK_SPACES, '')
}

/** Returns a typed e-mail address, without the `mailto:` of a copied link. */
export function typedEmail(text: string): string {
  return typedWord(text).replace(/^mailto:/i, '')
}

/** Returns a typed name. Joiners between letters stay, because Bengali is spelled with them. */
export function typedName(text: string): string {
  return text
    .replace(INVISIBLE, (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : ''))
    .replace(NO_BREAK_SPACES, ' ')
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
}

/** Returns the text with Bengali digits and full-width characters replaced by plain ones. */
export function westernDigits(text: string): string {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

/** Digits joined by dashes, and digits joined by spaces or dashes. */
const CODE_RUNS = [/\d+(?:\p{Pd}\d+)*/gu, /\d+(?:[\s\p{Pd}]{1,3}\d+)*/gu]

const SIX = String.raw`\d(?:[\s\p{Pd}]{0,3}\d){5}`

/** Several codes with nothing but spaces or dashes between them, as in `123 456 789 012`. */
const SIXES = new RegExp(`^${SIX}(?:[\\s\\p{Pd}]{1,3}${SIX})+$`, 'u')

/**
 * Returns the code in a typed or pasted text: its one run of six digits, with spaces and dashes inside, or all of it
 * if it is nothing but digits. Empty if the text has no such run, or several.
 */
export function readCode(typed: string): string {
  const text = westernDigits(withoutInvisible(typed))
  const runs = CODE_RUNS.flatMap((run) => text.match(run) ?? [])
  const parts = runs.flatMap((run) => (SIXES.test(run) ? run.match(new RegExp(SIX, 'gu')) : run) ?? [])
  const codes = new Set(parts.map((run) => run.replace(/\D/g, '')).filter((run) => run.length === 6))
  if (codes.size === 1) return [...codes].join('')
  const bare = text.replace(/\s/g, '')
  return codes.size === 0 && /^\d+$/.test(bare) ? bare : ''
}
