import * as z from 'zod/mini'
import { isDay } from '../dhakaCalendar.ts'
import { type JsonSchema, schemaWriter } from '../openapi/jsonSchema.ts'
import { parseWireTime } from '../wireTime.ts'

const components: Record<string, JsonSchema> = {}
const write = schemaWriter(components)

type Path = readonly PropertyKey[]

/** Fields that the site reads as times, and those that may be days. */
const TIMES = new Set(['created_at', 'updated_at', 'email_verified_at', 'openDate', 'start_date', 'end_date'])
const DAYS = new Set(['dofb'])

/** Returns what does not match a schema, one sentence for each field; empty if the body matches. */
export function misfits(schema: z.core.$ZodType, body: unknown): string[] {
  const result = z.safeParse(schema, body)
  if (result.success) return timeMisfits(body, [])
  const written = write(schema)
  return leavesOf(result.error.issues).map((path) => {
    const value = valueAt(body, path)
    const found = value === undefined ? 'missing' : shown(value)
    return `${nameOf(path)} is ${found}; expected ${described(schemaAt(written, path))}.`
  })
}

/** Returns the paths of the values that do not match. For a union of objects, those of the closest option. */
function leavesOf(issues: readonly z.core.$ZodIssue[], above: Path = []): Path[] {
  const paths = issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code !== 'invalid_union') return [path]
    const inner = issue.errors.filter((option) => option.every((one) => one.path.length > 0))
    const best = inner.toSorted((a, b) => a.length - b.length)[0]
    return best ? leavesOf(best, path) : [path]
  })
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

function timeMisfits(value: unknown, path: Path): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof field !== 'string') return timeMisfits(field, at)
    const text = `${nameOf(at)} is ${shown(field)}; expected`
    if (TIMES.has(key) && parseWireTime(field) === undefined)
      return [`${text} ISO 8601 or YYYY-MM-DD HH:mm:ss.`]
    return DAYS.has(key) && !isDay(field) ? [`${text} YYYY-MM-DD.`] : []
  })
}

function nameOf(path: Path): string {
  return path.length > 0 ? path.map(String).join('.') : 'the body'
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

/** Returns the schema of a field, or undefined if the field is not described. */
function schemaAt(schema: JsonSchema | undefined, [key, ...rest]: Path): JsonSchema | undefined {
  const found = resolved(schema)
  if (key === undefined || !found) return schema
  const options = (found.anyOf ?? []) as JsonSchema[]
  const next = [
    typeof key === 'number' ? found.items : found.properties?.[String(key)],
    found.additionalProperties,
    ...options.map((option) => schemaAt(option, [key])),
  ].find((one) => typeof one === 'object' && Object.keys(one).length > 0)
  return schemaAt(next as JsonSchema | undefined, rest)
}

function resolved(schema: JsonSchema | undefined): JsonSchema | undefined {
  const name = schema?.$ref?.split('/').at(-1)
  return name ? components[name] : schema
}

function described(schema: JsonSchema | undefined): string {
  const found = resolved(schema)
  if (!found) return 'another value'
  if (found.anyOf && schema?.$ref === undefined)
    return (found.anyOf as JsonSchema[]).map(described).join(', or ')
  if (found.description && schema?.$ref && found.type !== 'object') {
    const sentence = found.description.replace(/\..*$/s, '')
    return sentence.charAt(0).toLowerCase() + sentence.slice(1)
  }
  if (found.enum) return `one of ${found.enum.map(String).join(', ')}`
  if ('const' in found) return JSON.stringify(found.const)
  return [found.type ?? 'another value'].flat().map(article).join(' or ')
}

const article = (type: string) =>
  /^(array|object)$/.test(type) ? `an ${type}` : type === 'null' ? type : `a ${type}`

/** Returns a found value as text; for a long one, its beginning or its type. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= 60) return text
  if (typeof value === 'object') return Array.isArray(value) ? 'an array' : 'an object'
  return `${text.slice(0, 59)}…`
}
