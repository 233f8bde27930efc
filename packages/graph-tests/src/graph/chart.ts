import { getStateNodes } from '@xstate/graph'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateValue,
} from 'xstate'
import { activeNodes, edgeOf } from '../charts/nodes.ts'
import type { FlowModel } from '../model.ts'
import { callsOf } from './steps.ts'

function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final'
}

/** Returns a node and all its descendants. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...getStateNodes(node)]
}

/** Returns the transitions of a node in the chart's order, those without an event last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

export function leavesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter(isLeaf)
    .map(({ id }) => id)
}

export function edgesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(transitionsOf).map(edgeOf)
}

/** Returns the leaves and edges of a chart without its name, which charts that are walked once have in common. */
export function shapeOf(machine: AnyStateMachine): string[] {
  return [...leavesOf(machine), ...edgesOf(machine)].map((part) => part.replaceAll(machine.id, ''))
}

/** Returns the ids of the active leaves. */
export function activeLeaves(snapshot: AnyMachineSnapshot): string[] {
  return activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id)
}

/** Returns the leaves that a step leaves and enters. */
export function movedLeaves(before: AnyMachineSnapshot, after: AnyMachineSnapshot) {
  const [from, to] = [activeLeaves(before), activeLeaves(after)]
  return {
    exited: from.filter((leaf) => !to.includes(leaf)),
    entered: to.filter((leaf) => !from.includes(leaf)),
  }
}

/** Returns the edges that an event takes from a snapshot. */
export function takenEdges(before: AnyMachineSnapshot, event: EventObject): string[] {
  return before.machine.getTransitionData(before as never, event).map(edgeOf)
}

/** Returns the active leaves of a state value as shown in `data-state`: dotted paths separated by spaces. */
export function dataStateOf(value: StateValue): string {
  const paths = (one: StateValue): string[] =>
    typeof one === 'string'
      ? [one]
      : Object.entries(one).flatMap(([key, below]) =>
          below ? paths(below).map((path) => `${key}.${path}`) : [],
        )
  return paths(value).join(' ')
}

const keys = new WeakMap<AnyMachineSnapshot, string>()

/** Returns what identifies a snapshot: its value, the projection of its context, its status, and which calls have ended. */
export function keyOf(model: FlowModel, snapshot: AnyMachineSnapshot): string {
  if (snapshot.status === 'error')
    throw new Error('The chart has stopped on an error.', { cause: snapshot.error })
  const key =
    keys.get(snapshot) ??
    JSON.stringify([
      snapshot.value,
      projectionOf(model, snapshot.context),
      snapshot.status,
      ...callsOf(model, snapshot).ended,
    ])
  keys.set(snapshot, key)
  return key
}

/** Returns the part of a context that distinguishes snapshots. */
export function projectionOf(model: FlowModel, context: object): unknown {
  return model.project ? model.project(context as never) : context
}

/** What actually ran. Filled by every actor that is inspected with it. */
export class Coverage {
  readonly leaves = new Set<string>()
  readonly edges = new Set<string>()

  see(snapshot: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]): void {
    for (const leaf of activeLeaves(snapshot)) this.leaves.add(leaf)
    for (const transition of transitions) {
      this.edges.add(edgeOf(transition))
      // An initial state that is left immediately does not appear in a snapshot.
      if (isLeaf(transition.source)) this.leaves.add(transition.source.id)
    }
  }

  add(other: Coverage): void {
    for (const leaf of other.leaves) this.leaves.add(leaf)
    for (const edge of other.edges) this.edges.add(edge)
  }
}
