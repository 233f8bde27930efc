/** A JSON value in which a map is an object with the single key `$map`. */
export type Encoded = unknown

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Returns a value as JSON. Throws, with the path, for a value that JSON cannot represent. */
export function encode(value: unknown, path = ''): Encoded {
  if (value instanceof Map) return { $map: encode([...value], path) }
  if (Array.isArray(value)) return value.map((part, at) => encode(part, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null) {
    if (!isPlain(value)) throw new Error(`${path} is not plain: ${value.constructor.name}`)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => [key, encode(part, `${path}.${key}`)]),
    )
  }
  if (typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`${path} can't be kept: ${String(value)}`)
  return value
}

/** Returns the value that was encoded. */
export function decode(encoded: Encoded): unknown {
  if (Array.isArray(encoded)) return encoded.map(decode)
  if (typeof encoded !== 'object' || encoded === null) return encoded
  if ('$map' in encoded) return new Map(decode(encoded.$map) as [unknown, unknown][])
  return Object.fromEntries(Object.entries(encoded).map(([key, part]) => [key, decode(part)]))
}
