import { type Arrow, type Graph, goalsOf } from './graph.ts'

interface Edge {
  readonly arrow: Arrow
  readonly goals: readonly string[]
}

/** Returns the shortest way from a snapshot to an arrow with a goal that is unmet, that arrow included. */
function wayTo(
  edges: ReadonlyMap<string, readonly Edge[]>,
  from: string,
  unmet: ReadonlySet<string>,
): Edge[] | undefined {
  const cameBy = new Map<string, Edge | undefined>([[from, undefined]])
  // A map is walked in the order in which it grows: this is a queue.
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
  /** Steps of a walk, about: a goal that is further from the start makes a longer one. */
  readonly length: number
  /** How many steps take the time of a start: a walk ends where another reaches the next goal sooner. */
  readonly start: number
}

/** In the browser, where a start loads the page: each answer and each kind of change, once. */
export const byKind: Kind = { goalsOf, length: 100, start: 4 }

/** Headless: each step from each snapshot. */
export const byStep: Kind = { goalsOf: ({ from, step }) => [`${from} ${step.label}`], length: 80, start: 80 }

/**
 * Walks from the start that meet every goal that is not in `met` yet, and note it there: each goes on to the nearest
 * goal that is still to be met.
 */
export function toursOf(graph: Graph, kind: Kind, met: Set<string>): Arrow[][] {
  const edges = new Map<string, readonly Edge[]>()
  const reached = new Set([graph.start])
  for (const from of reached) {
    const arrows = graph.arrows.get(from) ?? []
    edges.set(
      from,
      arrows.map((arrow) => ({ arrow, goals: kind.goalsOf(arrow).filter((goal) => !met.has(goal)) })),
    )
    for (const { to } of arrows) reached.add(to)
  }
  const unmet = new Set([...edges.values()].flat().flatMap(({ goals }) => goals))
  for (const goal of unmet) met.add(goal)
  const tours: Arrow[][] = []
  while (unmet.size > 0) {
    const tour: Arrow[] = []
    for (;;) {
      const way = wayTo(edges, tour.at(-1)?.to ?? graph.start, unmet)
      if (!way || (tour.length > 0 && tour.length + way.length > kind.length)) break
      if (
        way.length > kind.start &&
        way.length > kind.start + (wayTo(edges, graph.start, unmet)?.length ?? Infinity)
      )
        break
      for (const { arrow, goals } of way) {
        tour.push(arrow)
        for (const goal of goals) unmet.delete(goal)
      }
    }
    if (tour.length === 0) throw new Error(`No way leads to ${[...unmet].join(' or ')}`)
    tours.push(tour)
  }
  return tours
}
