import type { Arrow } from './arrow.types.ts'
import { type Graph, goalsOf, thoroughGoalsOf } from './graph.ts'
import { shuffled } from './text.ts'

interface Edge {
  readonly arrow: Arrow
  readonly goals: readonly string[]
}

/** By the key of the snapshot that they leave. */
type Edges = ReadonlyMap<string, readonly Edge[]>

/** Returns the shortest path from a snapshot to an arrow with an unmet goal, including that arrow. */
function wayTo(edges: Edges, from: string, unmet: ReadonlySet<string>): Edge[] | undefined {
  const cameBy = new Map<string, Edge | undefined>([[from, undefined]])
  // A map is iterated in insertion order, including entries added meanwhile, so it works as a queue.
  for (const at of cameBy.keys()) {
    for (const edge of edges.get(at) ?? []) {
      if (edge.goals.some((goal) => unmet.has(goal))) {
        const way = [edge]
        for (let last = cameBy.get(at); last; last = cameBy.get(last.arrow.from)) way.unshift(last)
        return way
      }
      if (!cameBy.has(edge.arrow.to)) cameBy.set(edge.arrow.to, edge)
    }
  }
  return undefined
}

export interface Kind {
  goalsOf(arrow: Arrow): readonly string[]
  /** The approximate length of a walk in steps: a goal that is further from the start makes a longer one. */
  readonly length: number
  /** The cost of a start in steps: a walk ends if another reaches the next goal sooner. */
  readonly start: number
  /** How many plans are compared, each with the steps of a snapshot in a different order. */
  readonly plans: number
}

/** In the browser, where a start loads the page: each edge, leaf and fixture; in `test:long` each kind of change. */
export const inBrowser: Kind = {
  goalsOf: process.env.LONG ? thoroughGoalsOf : goalsOf,
  length: 100,
  start: 6,
  plans: 10,
}

/** Headless: each step from each snapshot. */
export const headless: Kind = {
  goalsOf: ({ from, step }) => [`${from} ${step.label}`],
  length: 80,
  start: 80,
  plans: 1,
}

/** Returns the reachable edges, with their goals that are not met yet. */
function edgesOf({ start, arrows }: Graph, kind: Kind, met: ReadonlySet<string>): Edges {
  const edges = new Map<string, readonly Edge[]>()
  const reached = new Set([start])
  for (const from of reached) {
    const leaving = arrows.get(from) ?? []
    edges.set(
      from,
      leaving.map((arrow) => ({ arrow, goals: kind.goalsOf(arrow).filter((goal) => !met.has(goal)) })),
    )
    for (const { to } of leaving) reached.add(to)
  }
  return edges
}

const reordered = (seed: number, edges: Edges): Edges =>
  new Map(
    [...edges].map(([from, some]) => [from, shuffled(`${seed}`, some, ({ arrow }) => arrow.step.label)]),
  )

/** Returns walks from the start that meet all goals. Each continues to the nearest unmet goal. */
function planOf(start: string, edges: Edges, goals: ReadonlySet<string>, kind: Kind): Arrow[][] {
  const unmet = new Set(goals)
  const tours: Arrow[][] = []
  while (unmet.size > 0) {
    const tour: Arrow[] = []
    for (;;) {
      const way = wayTo(edges, tour.at(-1)?.to ?? start, unmet)
      if (!way || (tour.length > 0 && tour.length + way.length > kind.length)) break
      if (
        way.length > kind.start &&
        way.length > kind.start + (wayTo(edges, start, unmet)?.length ?? Infinity)
      )
        break
      for (const { arrow, goals: found } of way) {
        tour.push(arrow)
        for (const goal of found) unmet.delete(goal)
      }
    }
    if (tour.length === 0) throw new Error(`No way leads to ${[...unmet].join(' or ')}`)
    tours.push(tour)
  }
  return tours
}

/** Returns the cheapest of a few plans of walks that meet every goal missing from `met`, and adds them to `met`. */
export function toursOf(graph: Graph, kind: Kind, met: Set<string>): Arrow[][] {
  const edges = edgesOf(graph, kind, met)
  const goals = new Set([...edges.values()].flat().flatMap((edge) => edge.goals))
  for (const goal of goals) met.add(goal)
  const costOf = (tours: Arrow[][]) => tours.reduce((sum, { length }) => sum + kind.start + length, 0)
  let best = planOf(graph.start, edges, goals, kind)
  for (let seed = 1; seed < kind.plans; seed += 1) {
    const plan = planOf(graph.start, reordered(seed, edges), goals, kind)
    if (costOf(plan) < costOf(best)) best = plan
  }
  return best
}
