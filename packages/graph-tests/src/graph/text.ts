import { START } from '../app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The start of the walks, as a time of UTC that reads 12:00. */
const NOON = Date.parse('2026-03-02T12:00:00Z')

/** Longer values are named by what they are made of. */
const LONGEST_VALUE = 80

/** Returns a value as JSON text. Actors are opaque in it. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => (part?.xstate$$type ? `actor ${part.id}` : part)) ?? 'undefined'
}

/** Returns a short hash of a text (FNV-1a), as eight hexadecimal digits. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns the items in an order that depends only on a seed and their labels. */
export function shuffled<T>(seed: string, items: readonly T[], labelOf: (item: T) => string): T[] {
  const rank = (item: T) => hashOf(`${seed} ${labelOf(item)}`)
  return items.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** Writes times near the start of the walks, which counts as 12:00, as `@12:00:05`. */
function withTimes(text: string): string {
  return text.replace(/\b\d{13}\b/g, (digits) => {
    const time = Number(digits)
    if (Math.abs(time - START) > 40 * DAY) return digits
    const [date = '', clock = ''] = new Date(NOON + time - START)
      .toISOString()
      .replace('.000Z', '')
      .split('T')
    return Math.abs(time - START) < DAY / 2 ? `@${clock}` : `@${date}T${clock}`
  })
}

/** Writes what a long value is made of: how many items, or which fields. */
function summaryOf(value: unknown, text: string): string {
  if (Array.isArray(value)) return `[${value.length} items]`
  const fields = typeof value === 'object' && value !== null ? `{${Object.keys(value).join(', ')}}` : text
  return fields.length <= LONGEST_VALUE ? fields : `${fields.slice(0, LONGEST_VALUE - 1)}…`
}

/** Writes a value in short form: words bare, everything else in JSON with bare keys, and what has a name by its name. */
export function compact(value: unknown, names: ReadonlyMap<string, string> = new Map()): string {
  const isWord =
    typeof value === 'string' && /^[A-Za-z/][\w./-]*$/.test(value) && !/^(null|true|false)$/.test(value)
  let json = textOf(value)
  for (const [text, name] of names) json = json.replaceAll(text, name)
  const text = withTimes(isWord ? value : json.replace(/"(\w+)":/g, '$1:'))
  return text.length <= LONGEST_VALUE ? text : summaryOf(value, text)
}

/** Writes the fields of an object as `name=value`, each in short form. */
export function compactFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${compact(value)}`)
    .join(' ')
}
