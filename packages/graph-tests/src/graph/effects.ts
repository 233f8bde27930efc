import type { AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '../model.ts'
import type { PortCache } from './portResults.ts'
import { inputOf, invokesOf } from './steps.ts'
import { textOf } from './text.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns true for an object with fields: no list and no actor. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function entriesOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => value !== undefined)
}

const keysOf = (fields: Fields) =>
  entriesOf(fields)
    .map(([key]) => key)
    .sort()
    .join()

const under = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** Lists an object's values by path: nested objects whole, unless only `leaves` are wanted, and field by field. */
export function valuesOf(value: unknown, leaves = false, path = ''): [path: string, value: unknown][] {
  const below = isFields(value)
    ? entriesOf(value).flatMap(([name, part]) => valuesOf(part, leaves, under(path, name)))
    : []
  return path && (below.length === 0 || !leaves) ? [[path, value], ...below] : below
}

/**
 * Returns the paths at which two values differ. Objects with the same keys are compared field by field, and
 * `inLists`, lists of the same length item by item.
 */
export function changedPaths(before: unknown, after: unknown, inLists = false, path = ''): string[] {
  if (before === after) return []
  const areLists = inLists && Array.isArray(before) && Array.isArray(after)
  if (areLists && before.length === after.length)
    return before.flatMap((item, at) => changedPaths(item, after[at], inLists, under(path, String(at))))
  if (!isFields(before) || !isFields(after) || (path && keysOf(before) !== keysOf(after)))
    return textOf(before) === textOf(after) ? [] : [path]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => changedPaths(before[name], after[name], inLists, under(path, name)))
}

/** Returns the keys of the context in which two snapshots differ. */
export function changedKeys(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const paths = changedPaths(before.context, after.context)
  return [...new Set(paths.map((path) => path.replace(/\..*/, '')))]
}

/** Returns the value at a path. */
export function partAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (isFields(part) || Array.isArray(part) ? part[name as never] : undefined),
      value,
    )
}

/** Returns the value at a path as text; of a list only whether it has none, one or more. */
export function roughlyAt(value: unknown, path: string): string {
  const part = partAt(value, path)
  return Array.isArray(part) ? `list of ${Math.min(part.length, 2)}` : textOf(part)
}

/** Something that a step does, in words, such as `starts GET /api/balance`, and what goes with it. */
export interface Piece {
  readonly head: string
  readonly given: unknown
}

export type RunningActors = ReadonlyMap<unknown, { readonly id: string; readonly pieces: readonly Piece[] }>

const known = new WeakMap<AnyMachineSnapshot, RunningActors>()

/** Reads a held call: method and path, and the fields of its query and its body. */
function callPiece(line: string): Piece {
  const [, method = line, address = '', body = ''] = /^(\S+) (\S+) ?(.*)$/s.exec(line) ?? []
  const [path = '', query] = address.split('?')
  const sent = /^[{[]/.test(body) ? JSON.parse(body) : body
  const head = `${method} ${path}`
  if (sent && !isFields(sent)) return { head: query ? `${head}?${query}` : head, given: sent }
  const given = { ...Object.fromEntries(new URLSearchParams(query)), ...(sent || {}) }
  return { head, given: Object.keys(given).length > 0 ? given : undefined }
}

/** Returns what runs in a snapshot: the calls of active ports, and other children with their input. */
export async function runningOf(
  model: FlowModel,
  snapshot: AnyMachineSnapshot,
  cache: PortCache,
): Promise<RunningActors> {
  const found = known.get(snapshot)
  if (found) return found
  const running = new Map<unknown, { id: string; pieces: readonly Piece[] }>()
  const sources = new Map(invokesOf(snapshot).map(({ id, src }) => [id, src]))
  const children = snapshot.status === 'active' ? Object.entries(snapshot.children) : []
  for (const [id, ref] of children) {
    const input = inputOf(snapshot, id)
    const src = sources.get(id)
    const isCalling = src !== undefined && model.answers?.[src] !== undefined
    const pieces = isCalling ? (await cache.linesOf(src, input)).map(callPiece) : [{ head: id, given: input }]
    running.set(ref, { id, pieces })
  }
  known.set(snapshot, running)
  return running
}
