import type { Chart, ChartEdge, ChartNode } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { edgesBelow } from '@tiya/graph-tests/internal/charts/words.mjs'
import type { StateValue } from 'xstate'
import type { LogEntry } from '../../log/log.types.ts'
import { once } from '../once.ts'

/** Returns the ids of the active states of a state value, including their containers. */
export function activeIds(chart: Chart, value: StateValue): Set<string> {
  const ids = new Set([chart.root.id])
  const add = (node: ChartNode, below: StateValue) => {
    const values = typeof below === 'string' ? { [below]: {} } : below
    for (const child of node.nodes) {
      const value = values[child.key]
      if (value === undefined) continue
      ids.add(child.id)
      add(child, value)
    }
  }
  add(chart.root, value)
  return ids
}

type Transition = LogEntry & { kind: 'transition' }

/** Returns an actor's last transition up to an entry, or null if there is none. */
export function lastTransition(
  entries: readonly LogEntry[],
  actor: string,
  until: number | null,
): Transition | null {
  const isMeant = (entry: LogEntry): entry is Transition =>
    entry.kind === 'transition' && entry.actor === actor && (until === null || entry.n <= until)
  return entries.findLast(isMeant) ?? null
}

/** Returns the edges of a chart, by id. */
export const edgesById = once(
  (chart: Chart): ReadonlyMap<string, ChartEdge> => new Map(edgesBelow(chart).map((edge) => [edge.id, edge])),
)

/** Returns a state's id without the machine's id. */
export function shortId(id: string, { id: machine }: Chart): string {
  return id === machine ? machine : id.slice(machine.length + 1)
}

/** Returns where an edge leads, as text. */
export function targetsOf({ targets, source }: ChartEdge, chart: Chart): string {
  if (targets.length === 0) return 'stays'
  return targets.map((target) => (target === source ? 'itself' : shortId(target, chart))).join(', ')
}
