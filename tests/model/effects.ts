import type { AnyMachineSnapshot } from 'xstate'
import { textOf } from './graph.ts'
import { NOON } from './headless-environment.ts'
import type { FlowModel } from './model.ts'
import type { PortCache } from './port-results.ts'
import { inputOf, invokesOf } from './steps.ts'

/** Longer values are cut and end with a hash of the whole. */
const LONGEST_VALUE = 48
const HASH = 4
const DAY = 86_400_000
const DHAKA = 6 * 3_600_000

/** Returns a short hash of a text (FNV-1a), as eight hexadecimal digits. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Writes times around the start of the walks as `@12:00:05`, in Dhaka. */
function withTimes(text: string): string {
  return text.replace(/\b\d{13}\b/g, (digits) => {
    const time = Number(digits)
    if (Math.abs(time - NOON) > 40 * DAY) return digits
    const [date = '', clock = ''] = new Date(time + DHAKA).toISOString().replace('.000Z', '').split('T')
    return Math.abs(time - NOON) < DAY / 2 ? `@${clock}` : `@${date}T${clock}`
  })
}

function cut(text: string): string {
  const readable = withTimes(text)
  if (readable.length <= LONGEST_VALUE) return readable
  return `${readable.slice(0, LONGEST_VALUE - HASH - 2)}…#${hashOf(text).slice(0, HASH)}`
}

/** Writes a value in one short piece: words bare, everything else in JSON. */
export function compact(value: unknown): string {
  if (typeof value === 'string' && /^[A-Za-z][\w.-]*$/.test(value) && !/^(null|true|false)$/.test(value))
    return cut(value)
  return cut(textOf(value))
}

/** Writes the fields of an object as `name=value`, each in short. */
export function compactFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${compact(value)}`)
    .join(' ')
}

/** Writes a held call in short: a long body is cut. */
export function compactLine(line: string): string {
  const [, call = line, body = ''] = /^(\S+ \S+) ?(.*)$/s.exec(line) ?? []
  return [withTimes(call), ...(body ? [cut(body)] : [])].join(' ')
}

/** Lists the values of an object by path, nested objects field by field, arrays as one value. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries = isNested && !('sessionId' in value) ? Object.entries(value) : []
  if (entries.length === 0) into.set(path, compact(value))
  for (const [name, part] of entries) flatten(part, path ? `${path}.${name}` : name, into)
}

const flattened = new WeakMap<object, ReadonlyMap<string, string>>()

/** Returns the context of a snapshot by path. */
export function contextOf(snapshot: AnyMachineSnapshot): ReadonlyMap<string, string> {
  const known = flattened.get(snapshot)
  if (known) return known
  const paths = new Map<string, string>()
  if (Object.keys(snapshot.context).length > 0) flatten(snapshot.context, '', paths)
  flattened.set(snapshot, paths)
  return paths
}

/** Returns the context values that a step changes, as `path=value`; a path that is gone has the value `gone`. */
export function changesOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const [from, to] = [contextOf(before), contextOf(after)]
  const gone = [...from.keys()].filter((path) => !to.has(path) && !hasBelow(to, path) && !isBelowOf(to, path))
  const changed = [...to].filter(([path, value]) => from.get(path) !== value)
  return [...changed.map(([path, value]) => `${path}=${value}`), ...gone.map((path) => `${path}=gone`)]
}

function hasBelow(paths: ReadonlyMap<string, string>, path: string): boolean {
  return [...paths.keys()].some((other) => other.startsWith(`${path}.`))
}

function isBelowOf(paths: ReadonlyMap<string, string>, path: string): boolean {
  return [...paths.keys()].some((other) => path.startsWith(`${other}.`))
}

/** What runs in a snapshot: the calls of active ports, and other children with their input. */
export async function runningOf(
  model: FlowModel,
  snapshot: AnyMachineSnapshot,
  cache: PortCache,
): Promise<ReadonlyMap<unknown, readonly string[]>> {
  const running = new Map<unknown, readonly string[]>()
  if (snapshot.status !== 'active') return running
  const invoked = new Map(invokesOf(snapshot).map(({ id, src }) => [id, src]))
  for (const [id, ref] of Object.entries(snapshot.children)) {
    const input = inputOf(snapshot, id)
    const src = invoked.get(id)
    const given =
      input === undefined
        ? ''
        : `(${typeof input === 'object' && input ? compactFields(input) : compact(input)})`
    const isCalling = src !== undefined && model.answers?.[src] !== undefined
    running.set(ref, isCalling ? (await cache.linesOf(src, input)).map(compactLine) : [`${id}${given}`])
  }
  return running
}
