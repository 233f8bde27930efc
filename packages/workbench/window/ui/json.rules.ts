/** Maximum length of a preview, in characters. */
const LENGTH = 80

/** Returns the members of an object or array by name; empty for other values. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Returns true if two JSON values are equal. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.length &&
    mine.every(
      (key) =>
        Object.hasOwn(other, key) &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}

/** Returns a value on one line, truncated if it is long. */
export function preview(value: unknown): string {
  if (Array.isArray(value) && value.length > 3) return `[${value.length} items]`
  const text = write(value, LENGTH)
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text
}

/** Writes at least `room` characters of a value, and not much more. */
function write(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room))
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts: string[] = []
  let length = 0
  for (const [key, member] of Object.entries(value)) {
    if (length > room) break
    const part = `${isList ? '' : `${key}: `}${write(member, room - length)}`
    parts.push(part)
    length += part.length
  }
  if (isList) return `[${parts.join(', ')}]`
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}
