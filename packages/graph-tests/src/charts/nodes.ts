import {
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
  type InspectedMicrostepEvent,
} from 'xstate'

const active = new WeakMap<AnyMachineSnapshot, readonly AnyStateNode[]>()

/** Returns the active nodes of a chart, in the order of the chart. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  const known = active.get(snapshot)
  if (known) return known
  const { machine, value } = snapshot
  // XState lists the ancestors of each node again.
  const nodes = [...new Set(getStateNodes(machine.root, value))].sort((a, b) => a.order - b.order)
  active.set(snapshot, nodes)
  return nodes
}

/** Returns an edge's id, `source.id eventType#index`: equal in a chart, its description and its copies. */
export function edgeOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id} ${eventType || 'always'}#${siblings?.indexOf(transition) ?? -1}`
}

/**
 * Returns the transitions of a microstep. `getTransitionData` knows those of an event, but not those without one. XState
 * has no public API for them, so `package.json` pins its version.
 */
export function ranIn(inspected: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return inspected._transitions
}
