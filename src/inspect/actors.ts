import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate'
import { isMachine, type LiveActor, liveActor, parentOf } from '../app/internals.ts'

/** Returns the chart of an actor, or null for a port. */
export function machineOf({ logic }: Pick<LiveActor, 'logic'>): AnyStateMachine | null {
  return isMachine(logic) ? logic : null
}

/** Returns the snapshot of a chart's actor, or undefined for a port. */
export function chartSnapshot(actor: LiveActor): AnyMachineSnapshot | undefined {
  return isMachine(actor.logic) ? (actor.getSnapshot() as AnyMachineSnapshot) : undefined
}

const names = new WeakMap<LiveActor, string>()

/** The id of an actor that was spawned without one, such as `x:12`. It differs from run to run. */
const GENERATED = /^x:\d+$/

/** Returns the path of an actor's ids from the root: `root/session/balance`. The root's is its machine's id. */
export function pathOf(actor: LiveActor): string {
  const known = names.get(actor)
  if (known) return known
  const id = GENERATED.test(actor.id) ? (machineOf(actor)?.id ?? String(actor.src)) : actor.id
  const parent = parentOf(actor)
  const path = parent ? `${pathOf(parent)}/${id}` : id
  names.set(actor, path)
  return path
}

/** Returns the root and all running actors below it. */
export function runningActors(root: AnyActorRef): LiveActor[] {
  const below = (actor: LiveActor): LiveActor[] => [
    actor,
    ...Object.values(chartSnapshot(actor)?.children ?? {}).flatMap((child) => below(liveActor(child))),
  ]
  return below(liveActor(root))
}

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
