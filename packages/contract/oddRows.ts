import * as z from 'zod/mini'
import { definitionOf, failsAlone, neededFields, neededInObject } from './wire.ts'

/** Stands for a value that does not fit. */
const ODD = Symbol('odd')

/** The flags that count as 1 if they are unknown. */
const ON = ['suspended', 'site_status', 'withdrawal_status', 'exchange_market', 'cs_market']

/** Returns what a field counts as if it is unknown. */
function emptyValue(name: string, schema: z.core.$ZodType): unknown {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'pipe':
      return emptyValue(name, def.out)
    case 'string':
      return ''
    case 'boolean':
      return ON.includes(name)
    case 'array':
      return []
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, emptyValue(key, field)]),
      )
    default:
      return null
  }
}

/**
 * Reads a response that does not fit its schema. In the rows of tolerant lists, a field that is null or missing counts
 * as an empty text, an unknown number (null), or a flag that is 0 (`suspended`: 1). A row that lacks a needed field or
 * holds something of another kind is left out. A list that loses all of its rows does not fit, unless a row holds it.
 * One that fails alone is null then. A field of a tolerant object that is null or missing, or of another kind, counts as
 * empty in the same way, unless it is needed.
 *
 * @returns the value, or undefined if it does not fit, the paths of the fields for which rows were left out, those of
 * the fields of tolerant objects that count as empty, and whether a list failed alone
 */
export function readAroundOddRows<Schema extends z.core.$ZodType>(
  schema: Schema,
  body: unknown,
): {
  readonly value: z.output<Schema> | undefined
  readonly odd: ReadonlySet<string>
  readonly unknown: ReadonlySet<string>
  readonly isPart: boolean
} {
  const odd = new Set<string>()
  const unknown = new Set<string>()
  let isPart = false
  /** The path of the value that did not fit last. */
  let misfit = ''

  /** Reads a field of a tolerant object that can be unknown. */
  function readAlone(name: string, schema: z.core.$ZodType, value: unknown, path: string): unknown {
    const isMissing = (value ?? null) === null
    if (isMissing && definitionOf(schema).type === 'optional') return value
    const one = isMissing ? ODD : read(schema, value, path)
    if (one !== ODD) return one
    unknown.add(path.slice(1))
    return emptyValue(name, schema)
  }

  /** `needed` are the fields that can't be missing; it is given within a row. */
  function read(schema: z.core.$ZodType, value: unknown, path: string, needed?: readonly string[]): unknown {
    const def = definitionOf(schema)
    if (def.type === 'nullable' && value === null) return null
    if (def.type === 'optional' && (value ?? null) === null) return value
    if (def.type === 'optional' || def.type === 'nullable') return read(def.innerType, value, path, needed)
    const row = neededFields(schema)
    if (def.type === 'array' && row && Array.isArray(value)) {
      const rows = value.flatMap((given) => {
        const one = read(def.element, given, path, row)
        if (one !== ODD) return [one]
        odd.add(misfit)
        return []
      })
      if (rows.length > 0 || value.length === 0 || needed) return rows
      if (!failsAlone(schema)) return ODD
      isPart = true
      return null
    }
    if (def.type === 'array' && Array.isArray(value) && neededInObject(def.element)) {
      const rows = value.map((given) => read(def.element, given, path))
      return rows.includes(ODD) ? ODD : rows
    }
    if (
      value instanceof Object &&
      !Array.isArray(value) &&
      (def.type === 'object' || def.type === 'record')
    ) {
      const given = value as Record<string, unknown>
      const fields: [string, z.core.$ZodType][] =
        def.type === 'object'
          ? Object.entries(def.shape)
          : Object.keys(given).map((name) => [name, def.valueType])
      const neededHere = neededInObject(schema)
      const entries = fields.map(([name, field]) => {
        if (neededHere && !neededHere.includes(name))
          return [name, readAlone(name, field, given[name], `${path}.${name}`)] as const
        const isMissing = needed && !needed.includes(name) && (given[name] ?? null) === null
        const entry = isMissing
          ? emptyValue(name, field)
          : read(field, given[name], `${path}.${name}`, needed && [])
        return [name, entry] as const
      })
      return entries.some(([, entry]) => entry === ODD) ? ODD : Object.fromEntries(entries)
    }
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data
    misfit = path.slice(1)
    return needed && row ? [] : ODD
  }

  const value = read(schema, body, '')
  return { value: value === ODD ? undefined : (value as z.output<Schema>), odd, unknown, isPart }
}
