import type { AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '../model.ts'
import type { Arrow } from './arrow.types.ts'
import { projectionOf } from './chart.ts'
import { changedKeys } from './effects.ts'
import { textOf } from './text.ts'

/** More snapshots than this mean that a projection grows without bound. */
const MOST_SNAPSHOTS = 4_000
/** More culprits than this tell nobody more. */
const NAMED = 3

/** Returns true if the projection shows a change of one key of the context. */
function isProjected(
  model: FlowModel,
  { context }: AnyMachineSnapshot,
  key: string,
  value: unknown,
): boolean {
  try {
    const changed = projectionOf(model, { ...context, [key]: value })
    return textOf(changed) !== textOf(projectionOf(model, context))
  } catch {
    // The value does not fit the rest of the context, so the projection must have read it.
    return true
  }
}

const largest = <Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Item[] =>
  [...items].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, NAMED)

/** Names the projected keys of the context with the most values, and the steps that first bring these about. */
function culpritsOf(model: FlowModel, arrows: readonly Arrow[]): string[] {
  const found = new Map<string, Map<string, string>>()
  for (const { type, effect } of arrows) {
    const { before, after } = effect
    for (const key of changedKeys(before, after)) {
      const value = after.context[key]
      if (!isProjected(model, before, key, value)) continue
      const types = found.get(key) ?? new Map<string, string>()
      found.set(key, types.set(textOf(value), types.get(textOf(value)) ?? type))
    }
  }
  return largest(found, ([, types]) => types.size).map(([key, types]) => {
    const counts = new Map<string, number>()
    for (const type of types.values()) counts.set(type, (counts.get(type) ?? 0) + 1)
    const causes = largest(counts, ([, count]) => count).map(([type, count]) => `${type} (${count})`)
    return `${key} has ${types.size} value${types.size === 1 ? '' : 's'}, by ${causes.join(', ')}`
  })
}

/** Throws if a graph has too many snapshots, and says what multiplies them. */
export function checkSize(model: FlowModel, snapshots: number, arrows: readonly Arrow[]): void {
  if (snapshots <= MOST_SNAPSHOTS) return
  const reason = `The graph has passed its limit of ${MOST_SNAPSHOTS} snapshots. What multiplies them:`
  throw new Error([reason, ...culpritsOf(model, arrows)].join('\n'))
}
