import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Coverage, edgesOf, leavesOf, nodesOf } from './chart.ts'
import type { Exceptions, FlowModel, Place } from './model.ts'
import type { Exploration } from './walk.ts'

interface Count {
  readonly covered: number
  readonly total: number
}

export interface Report {
  readonly flow: string
  /** Excluding the exceptions. */
  readonly states: Count
  readonly edges: Count
  readonly excepted: number
  readonly uncovered: readonly string[]
  /** Exceptions that are now reached, that the chart does not know, or that already hold by rule. */
  readonly stale: readonly string[]
  /** How many steps `prune` leaves out. Missing if the graph is not given. */
  readonly leftOut?: number
}

/** Returns the `onError` edges of ports: a port that rejects has a defect, and a browser plays none. */
function rejectionsOf({ machine, answers, outcomes, localPorts }: FlowModel): string[] {
  const ids = nodesOf(machine.root)
    .flatMap(({ invoke }) => invoke)
    .filter(({ id, src }) => answers?.[String(src)] || outcomes?.[id] || localPorts?.includes(String(src)))
    .map(({ id }) => ` xstate.error.actor.${id}#`)
  return edgesOf(machine).filter((edge) => ids.some((id) => edge.includes(id)))
}

/** Returns the exceptions that a model lists. */
function listedIn(model: FlowModel, place: Place): Exceptions {
  return { ...model.unreached, ...(place === 'browser' ? model.unreachedInBrowser : {}) }
}

const isReached = (ran: Coverage, name: string) => ran.leaves.has(name) || ran.edges.has(name)

/** Returns the exceptions of a model, and those by rule that did not run. */
export function exceptionsOf(model: FlowModel, place: Place, ran: Coverage): Exceptions {
  const byRule = place === 'browser' ? rejectionsOf(model).filter((edge) => !isReached(ran, edge)) : []
  return {
    ...Object.fromEntries(byRule.map((edge) => [edge, 'A port that rejects has a defect.'])),
    ...listedIn(model, place),
  }
}

/** Compares what ran with the chart's definition. */
export function reportOf(
  model: FlowModel,
  place: Place,
  ran: Coverage,
  explored?: readonly Exploration[],
): Report {
  const leaves = leavesOf(model.machine)
  const edges = edgesOf(model.machine)
  const listed = listedIn(model, place)
  const reached = (name: string) => isReached(ran, name)
  const byRule = place === 'browser' ? rejectionsOf(model) : []
  const excepted = new Set(Object.keys(exceptionsOf(model, place, ran)))
  const known = [...leaves, ...edges]
  const count = (names: readonly string[]): Count => {
    const wanted = names.filter((name) => !excepted.has(name))
    return { covered: wanted.filter(reached).length, total: wanted.length }
  }
  return {
    flow: model.machine.id,
    states: count(leaves),
    edges: count(edges),
    excepted: excepted.size,
    uncovered: known.filter((name) => !excepted.has(name) && !reached(name)),
    stale: Object.keys(listed).filter(
      (name) => reached(name) || !known.includes(name) || byRule.includes(name),
    ),
    ...(explored && { leftOut: explored.reduce((sum, { graph }) => sum + graph.leftOut, 0) }),
  }
}

/** Writes a report where `npm run test:graph` reads it. */
export function writeReport(place: Place, report: Report): void {
  const file = `${process.env.COVERAGE_DIR ?? '.cache/coverage'}/${place}/${report.flow}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
