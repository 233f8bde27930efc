/** How much of a value a copy keeps: values in total, items per list, characters per text, and levels. */
export interface CopyLimits {
  readonly values: number
  readonly items: number
  readonly characters: number
  readonly depth: number
}

/** For values that are shown. */
export const SHOWN: CopyLimits = { values: 400, items: 30, characters: 400, depth: 6 }

/** For values that a replay needs. */
export const WHOLE: CopyLimits = { values: 20_000, items: 5_000, characters: 200_000, depth: 20 }

export interface Copy {
  /** JSON, with text in brackets for what is left out. */
  readonly value: unknown
  /** True if something is left out. */
  readonly cut: boolean
}

const isActor = (value: object): value is { readonly id: string } => 'sessionId' in value && 'id' in value

/** Returns a copy that is JSON and safe to clone, without functions, actors and what exceeds the limits. */
export function safeCopy(source: unknown, limits: CopyLimits): Copy {
  let left = limits.values
  let cut = false

  function leaveOut(text: string): string {
    cut = true
    return `[${text}]`
  }

  function copyList(list: readonly unknown[], depth: number): unknown[] {
    const kept = list.slice(0, limits.items).map((item) => copy(item, depth + 1))
    return kept.length < list.length ? [...kept, leaveOut(`${list.length - kept.length} more`)] : kept
  }

  function copyObject(value: object, depth: number): unknown {
    if (value instanceof Error) return { name: value.name, message: value.message }
    if (isActor(value)) return leaveOut(`actor ${value.id}`)
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== null && prototype !== Object.prototype && prototype.constructor?.name !== 'Object')
      return leaveOut(prototype.constructor?.name ?? 'object')
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    return Object.fromEntries(entries.map(([key, one]) => [key, copy(one, depth + 1)]))
  }

  function copy(value: unknown, depth: number): unknown {
    left -= 1
    if (left < 0) return leaveOut('…')
    if (typeof value === 'string')
      return value.length > limits.characters
        ? leaveOut(`${value.slice(0, limits.characters)}… of ${value.length}`)
        : value
    if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return value
    if (typeof value !== 'object') return value === undefined ? undefined : leaveOut(String(typeof value))
    if (depth >= limits.depth) return leaveOut(Array.isArray(value) ? 'list' : 'object')
    return Array.isArray(value) ? copyList(value, depth) : copyObject(value, depth)
  }

  const value = copy(source, 0)
  return { value, cut }
}
