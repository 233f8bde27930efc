import type { FlowModel } from '../model.ts'
import { activeLeaves } from './chart.ts'
import type { Step } from './steps.ts'
import type { Exploration } from './walk.ts'

/** Returns the names of what the model says and no walk uses: fixtures, answers, outcomes, durations, assertions. */
export function unusedOf(model: FlowModel, explored: readonly Exploration[]): string[] {
  const arrows = explored.flatMap(({ graph }) => [...graph.arrows.values()].flat())
  const labels = new Set(arrows.map(({ step }) => step.label))
  const types = new Set(
    arrows.flatMap(({ step, effect }) => [
      ...(step.kind === 'event' ? [step.event.type] : []),
      ...effect.followed,
    ]),
  )
  const ports = new Set(
    arrows.flatMap(({ step }) => (step.kind === 'answer' ? [[step.port, answerName(step)].join(' ← ')] : [])),
  )
  const delays = new Set(arrows.flatMap(({ step }) => (step.kind === 'delay' ? [step.delay] : [])))
  const local = new Set([
    ...explored.flatMap(({ graph }) => graph.startedLocally),
    ...arrows.flatMap(({ effect }) => effect.local.map(({ port }) => port)),
  ])
  const leaves = restingLeaves(explored)
  const unused = (kind: string, names: readonly string[], isUsed: (name: string) => boolean) =>
    names.filter((name) => !isUsed(name)).map((name) => `${kind} ${name}`)
  const pairs = (table: Readonly<Record<string, object>> = {}, sign: string) =>
    Object.entries(table).flatMap(([id, names]) => Object.keys(names).map((name) => `${id} ${sign} ${name}`))
  const answers = unused('answer', pairs(model.answers, '←'), (name) => ports.has(name))
  if (model.sharedChart)
    return [...unused('event', model.sharedChart.events, (type) => types.has(type)), ...answers]
  return [
    ...unused('event', [...(model.plainEvents ?? []), ...Object.keys(model.events ?? {})], (type) =>
      types.has(type),
    ),
    ...unused('device event', Object.keys(model.deviceEvents ?? {}), (type) => types.has(type)),
    ...answers,
    ...unused('outcome', pairs(model.outcomes, '→'), (name) => labels.has(name)),
    ...unused('duration', Object.keys(model.durations ?? {}), (name) => delays.has(name) || types.has(name)),
    ...unused('local port', model.localPorts ?? [], (name) => local.has(name)),
    ...unused('assertion', Object.keys(model.assertions), (leaf) => leaves.has(leaf)),
  ]
}

function answerName({ label }: Step): string {
  return label.replace(/^.* ← /, '').replace(/, \w+ fails$/, '')
}

/** Returns the leaves in which some snapshot rests. */
function restingLeaves(explored: readonly Exploration[]): Set<string> {
  const snapshots = explored.flatMap(({ graph }) => [
    graph.startSnapshot,
    ...[...graph.arrows.values()].flat().map(({ effect }) => effect.after),
  ])
  return new Set(snapshots.flatMap(activeLeaves))
}

/** Returns the leaves without an assertion in which some snapshot rests. */
export function unassertedOf({ assertions }: FlowModel, explored: readonly Exploration[]): string[] {
  return [...restingLeaves(explored)].filter((leaf) => !(leaf in assertions))
}
