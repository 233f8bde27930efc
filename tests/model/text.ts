import { DAY, DHAKA_OFFSET } from '../../machines/contract/dhakaCalendar.ts'
import { NOON } from './headlessEnvironment.ts'

/** Longer values are cut and end with a hash of the whole. */
const LONGEST_VALUE = 80
const HASH = 4

/** Returns a value as JSON text. Spawned actors are opaque in it. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => (part?.sessionId ? 'actor' : part)) ?? 'undefined'
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

/** Writes times near the start of the walks as `@12:00:05`, in Dhaka time. */
function withTimes(text: string): string {
  return text.replace(/\b\d{13}\b/g, (digits) => {
    const time = Number(digits)
    if (Math.abs(time - NOON) > 40 * DAY) return digits
    const [date = '', clock = ''] = new Date(time + DHAKA_OFFSET)
      .toISOString()
      .replace('.000Z', '')
      .split('T')
    return Math.abs(time - NOON) < DAY / 2 ? `@${clock}` : `@${date}T${clock}`
  })
}

function cut(text: string): string {
  const readable = withTimes(text)
  if (readable.length <= LONGEST_VALUE) return readable
  return `${readable.slice(0, LONGEST_VALUE - HASH - 2)}…#${hashOf(text).slice(0, HASH)}`
}

/** Writes a value in short form: words bare, everything else in JSON with bare keys. */
export function compact(value: unknown): string {
  const isWord =
    typeof value === 'string' && /^[A-Za-z/][\w./-]*$/.test(value) && !/^(null|true|false)$/.test(value)
  return cut(isWord ? value : textOf(value).replace(/"(\w+)":/g, '$1:'))
}

/** Writes the fields of an object as `name=value`, each in short form. */
export function compactFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${compact(value)}`)
    .join(' ')
}

/** Writes a held call in short form: a long body is cut. */
export function compactLine(line: string): string {
  const [, call = line, body = ''] = /^(\S+ \S+) ?(.*)$/s.exec(line) ?? []
  return [withTimes(call), ...(body ? [cut(body)] : [])].join(' ')
}
