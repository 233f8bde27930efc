import type { AnyMachineSnapshot } from 'xstate'
import { projectionOf } from './chart.ts'
import { changedKeys } from './effects.ts'
import type { Arrow } from './graph.ts'
import type { FlowModel } from './model.ts'
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

/** Names the projected keys of the context with the most values. */
function culpritsOf(model: FlowModel, arrows: readonly Arrow[]): string[] {
  const found = new Map<string, Set<string>>()
  for (const { before, after } of arrows.map(({ effect }) => effect)) {
    for (const key of changedKeys(before, after)) {
      const value = after.context[key]
      if (isProjected(model, before, key, value))
        found.set(key, (found.get(key) ?? new Set()).add(textOf(value)))
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, NAMED)
    .map(([key, { size }]) => `${key}: ${size} values`)
}

/** Throws if a graph has too many snapshots, and says what multiplies them. */
export function checkSize(model: FlowModel, snapshots: number, arrows: readonly Arrow[]): void {
  if (snapshots <= MOST_SNAPSHOTS) return
  const reason = `The graph has passed its limit of ${MOST_SNAPSHOTS} snapshots. What multiplies them:`
  throw new Error([reason, ...culpritsOf(model, arrows)].join('\n'))
}
