import type { FlowModel } from '../model.ts'
import { stimulusOf } from './steps.ts'
import type { Exploration } from './walk.ts'

type Invariant = NonNullable<FlowModel['invariants']>[string]

/** Returns where an invariant does not hold: starts, and steps with the snapshot that they leave. */
export function brokenBy(holds: Invariant, explored: readonly Exploration[]): string[] {
  return explored.flatMap(({ way, graph: { startSnapshot, found } }) => [
    ...(holds(startSnapshot) ? [] : [`the start ${way}`.trim()]),
    ...found
      .filter(({ step: { event }, effect: { before, after } }) => !holds(after, { before, event }))
      .map(({ step, from }) => `${stimulusOf(step)}, from ${from}`),
  ])
}
