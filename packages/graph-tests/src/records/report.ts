import { type Coverage, edgesOf, leavesOf, nodesOf } from '../graph/chart.ts'
import type { Exploration } from '../graph/walk.ts'
import type { Exceptions, FlowModel, Place } from '../model.ts'

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
  /** How many steps the search leaves out. Missing if the graph is not given. */
  readonly leftOut?: number
}

/** Returns the edges that only a defect leads to: a local port or a child fails. A browser plays none. */
function defectsOf({ machine, outcomes, localPorts }: FlowModel): string[] {
  const invokes = nodesOf(machine.root).flatMap(({ invoke }) => invoke)
  const ports = invokes.filter(({ src }) => localPorts?.includes(String(src)))
  // The first edge is that of the port's value.
  const failed = ports.map(({ id }) => new RegExp(` xstate\\.done\\.actor\\.${id}#[1-9]`))
  const children = invokes.filter(({ id }) => outcomes?.[id])
  const stopped = children.map(({ id }) => new RegExp(` xstate\\.error\\.actor\\.${id}#`))
  return edgesOf(machine).filter((edge) => [...failed, ...stopped].some((pattern) => pattern.test(edge)))
}

/** Returns the edges of events for which the model says why the browser does not play them. */
function unplayedOf({ machine, gesture = {} }: FlowModel): Exceptions {
  const unplayed = Object.entries(gesture as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const edges = edgesOf(machine)
  return Object.fromEntries(
    unplayed.flatMap(([type, reason]) =>
      edges.filter((edge) => edge.includes(` ${type}#`)).map((edge) => [edge, reason]),
    ),
  )
}

/** Returns the exceptions that a model lists. */
function listedIn(model: FlowModel, place: Place): Exceptions {
  if (model.sharedChart) return {}
  return { ...model.unreached, ...(place === 'browser' ? model.unreachedInBrowser : {}) }
}

function exceptedByRule(model: FlowModel, place: Place): Exceptions {
  const { machine, sharedChart } = model
  const elsewhere = `It is walked in ${sharedChart?.walkedIn}.`
  if (sharedChart)
    return Object.fromEntries([...leavesOf(machine), ...edgesOf(machine)].map((part) => [part, elsewhere]))
  if (place === 'headless') return {}
  const defects = defectsOf(model).map((edge) => [edge, 'A port or child that fails there has a defect.'])
  return { ...Object.fromEntries(defects), ...unplayedOf(model) }
}

const isReached = (ran: Coverage, name: string) => ran.leaves.has(name) || ran.edges.has(name)

/** Returns the exceptions of a model, and those by rule that did not run. */
export function exceptionsOf(model: FlowModel, place: Place, ran: Coverage): Exceptions {
  const byRule = Object.entries(exceptedByRule(model, place)).filter(([edge]) => !isReached(ran, edge))
  return { ...Object.fromEntries(byRule), ...listedIn(model, place) }
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
  const byRule = exceptedByRule(model, place)
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
    stale: Object.keys(listed).filter((name) => reached(name) || !known.includes(name) || name in byRule),
    ...(explored && { leftOut: explored.reduce((sum, { graph }) => sum + graph.leftOut, 0) }),
  }
}
