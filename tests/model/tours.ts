import type { Arrow, Graph } from './graph.ts'

/** The shortest way from a snapshot to an arrow that `isWanted`, that arrow included. */
function wayTo(graph: Graph, from: string, isWanted: (arrow: Arrow) => boolean): Arrow[] | undefined {
  const queue: { at: string; way: Arrow[] }[] = [{ at: from, way: [] }]
  const seen = new Set([from])
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const arrow of graph.arrows.get(next.at) ?? []) {
      const way = [...next.way, arrow]
      if (isWanted(arrow)) return way
      if (seen.has(arrow.to)) continue
      seen.add(arrow.to)
      queue.push({ at: arrow.to, way })
    }
  }
  return undefined
}

export interface Kind {
  goalsOf(arrow: Arrow): readonly string[]
  /** Steps of a walk, about: a goal that is further from the start makes a longer one. */
  readonly length: number
}

/** In the browser: each answer and each kind of change once. */
export const byKind: Kind = { goalsOf: ({ goals }) => goals, length: 12 }

/** Headless: each step from each snapshot. */
export const byStep: Kind = { goalsOf: ({ from, step }) => [`${from} ${step.label}`], length: 40 }

/**
 * Walks from the start that meet every goal that is not in `met` yet, and note it there: each goes on to the nearest
 * goal that is still to be met.
 */
export function toursOf(graph: Graph, { goalsOf, length }: Kind, met: Set<string>): Arrow[][] {
  const goals = [...graph.arrows.values()].flat().flatMap(goalsOf)
  const unmet = new Set(goals.filter((goal) => !met.has(goal)))
  const tours: Arrow[][] = []
  while (unmet.size > 0) {
    const tour: Arrow[] = []
    for (;;) {
      const way = wayTo(graph, tour.at(-1)?.to ?? graph.start, (arrow) =>
        goalsOf(arrow).some((goal) => unmet.has(goal)),
      )
      if (!way || (tour.length > 0 && tour.length + way.length > length)) break
      tour.push(...way)
      for (const goal of way.flatMap(goalsOf)) unmet.delete(goal)
    }
    if (tour.length === 0) throw new Error(`No way leads to ${[...unmet].join(' or ')}`)
    tours.push(tour)
  }
  for (const goal of goals) met.add(goal)
  return tours
}
