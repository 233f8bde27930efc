import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { isMachine, type LiveActor, liveActor, parentOf } from './internals.ts'

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
