import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Coverage, edgesOf, leavesOf, nodesOf } from './chart.ts'
import type { Exceptions, FlowModel, Place } from './model.ts'

interface Count {
  readonly covered: number
  readonly total: number
}

export interface Report {
  readonly flow: string
  /** Without the exceptions. */
  readonly states: Count
  readonly edges: Count
  readonly excepted: number
  readonly uncovered: readonly string[]
  /** Exceptions that have become reached, that the chart does not know, or that hold by rule. */
  readonly stale: readonly string[]
}

/** The edges of `onError` of ports: a port that rejects has a defect, and a browser plays none. */
function rejectionsOf({ machine, answers, outcomes, localPorts }: FlowModel): string[] {
  const ids = nodesOf(machine.root)
    .flatMap(({ invoke }) => invoke)
    .filter(({ id, src }) => answers?.[String(src)] || outcomes?.[id] || localPorts?.includes(String(src)))
    .map(({ id }) => ` xstate.error.actor.${id}#`)
  return edgesOf(machine).filter((edge) => ids.some((id) => edge.includes(id)))
}

/** Counts what ran against the chart's definition. */
export function reportOf(model: FlowModel, place: Place, ran: Coverage): Report {
  const leaves = leavesOf(model.machine)
  const edges = edgesOf(model.machine)
  const listed: Exceptions = {
    ...model.unreached,
    ...(place === 'browser' ? model.unreachedInBrowser : {}),
  }
  const reached = (name: string) => ran.leaves.has(name) || ran.edges.has(name)
  const byRule = place === 'browser' ? rejectionsOf(model) : []
  const excepted = new Set([...Object.keys(listed), ...byRule.filter((edge) => !reached(edge))])
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
  }
}

/** Writes a report to where `npm run test:graph` reads it. */
export function writeReport(place: Place, report: Report): void {
  const file = `${process.env.COVERAGE_DIR ?? '.cache/coverage'}/${place}/${report.flow}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
