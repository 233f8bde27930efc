import type { AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from './model.ts'
import type { PortCache } from './portResults.ts'
import { inputOf, invokesOf } from './steps.ts'
import { compact, compactFields, compactLine, textOf } from './text.ts'

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('sessionId' in value)
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

/** Lists the values of an object by path: nested objects field by field, arrays as one value. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  const entries = isFields(value) ? entriesOf(value) : []
  if (entries.length === 0) into.set(path, compact(value))
  for (const [name, part] of entries) flatten(part, under(path, name), into)
}

/** Returns the context of a snapshot by path, with each value in short form. */
export function contextOf({ context }: AnyMachineSnapshot): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const [name, value] of entriesOf(context)) flatten(value, name, paths)
  return paths
}

/** Returns the paths at which two values differ. Objects with the same keys are compared field by field. */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return []
  if (!isFields(before) || !isFields(after) || (path && keysOf(before) !== keysOf(after)))
    return textOf(before) === textOf(after) ? [] : [path]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => changedPaths(before[name], after[name], under(path, name)))
}

/** Returns the keys of the context in which two snapshots differ. */
export function changedKeys(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const paths = changedPaths(before.context, after.context)
  return [...new Set(paths.map((path) => path.replace(/\..*/, '')))]
}

function partAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), value)
}

/** Returns the value at a path in short form. */
export function valueAt(value: unknown, path: string): string {
  return compact(partAt(value, path))
}

/** The same, but of a list only whether it has none, one or more. */
export function roughlyAt(value: unknown, path: string): string {
  const part = partAt(value, path)
  return Array.isArray(part) ? `list of ${Math.min(part.length, 2)}` : compact(part)
}

/** An actor that runs in a snapshot: its name, and its calls or its input. */
export interface Running {
  readonly id: string
  readonly isCalling: boolean
  readonly lines: readonly string[]
}

export type RunningActors = ReadonlyMap<unknown, Running>

const known = new WeakMap<AnyMachineSnapshot, RunningActors>()

/** Returns what runs in a snapshot: the calls of active ports, and other children with their input. */
export async function runningOf(
  model: FlowModel,
  snapshot: AnyMachineSnapshot,
  cache: PortCache,
): Promise<RunningActors> {
  const found = known.get(snapshot)
  if (found) return found
  const running = new Map<unknown, Running>()
  const sources = new Map(invokesOf(snapshot).map(({ id, src }) => [id, src]))
  const children = snapshot.status === 'active' ? Object.entries(snapshot.children) : []
  for (const [id, ref] of children) {
    const input = inputOf(snapshot, id)
    const src = sources.get(id)
    const isCalling = src !== undefined && model.answers?.[src] !== undefined
    const given = isFields(input) ? compactFields(input) : compact(input)
    const lines = isCalling
      ? (await cache.linesOf(src, input)).map(compactLine)
      : [input === undefined ? id : `${id}(${given})`]
    running.set(ref, { id, isCalling, lines })
  }
  known.set(snapshot, running)
  return running
}
