import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'

/** An actor as XState keeps it, with what its types leave out. */
export interface LiveActor {
  readonly id: string
  readonly sessionId: string
  readonly src: unknown
  readonly logic: object
  readonly system: LiveSystem
  readonly _parent?: LiveActor
  send(event: EventObject): void
  getSnapshot(): unknown
}

/** What a system has scheduled. `startedAt` is in milliseconds since the epoch. */
export interface ScheduledEvent {
  readonly source: LiveActor
  readonly target: LiveActor
  readonly event: EventObject
  readonly delay: number
  readonly startedAt: number
}

/** The system of all actors, with what its types leave out. Each event of each actor goes through `_relay`. */
export interface LiveSystem {
  _relay(source: LiveActor | undefined, target: LiveActor, event: EventObject): void
  readonly scheduler: {
    schedule(source: LiveActor, target: LiveActor, event: EventObject, delay: number, id?: string): void
  }
  getSnapshot(): { readonly _scheduledEvents: Readonly<Record<string, ScheduledEvent>> }
}

export const liveActor = (actor: unknown) => actor as LiveActor

export const isMachine = (logic: object): logic is AnyStateMachine =>
  'root' in logic && 'getStateNodeById' in logic

/** Returns the chart of an actor, null for a port. */
export function machineOf({ logic }: Pick<LiveActor, 'logic'>): AnyStateMachine | null {
  return isMachine(logic) ? logic : null
}

/** Returns the snapshot of a chart's actor, undefined for a port. */
export function chartSnapshot(actor: LiveActor): AnyMachineSnapshot | undefined {
  return isMachine(actor.logic) ? (actor.getSnapshot() as AnyMachineSnapshot) : undefined
}

const names = new WeakMap<LiveActor, string>()

/** Spawned without an id: `x:12`, which differs from run to run. */
const GENERATED = /^x:\d+$/

/** Returns the path of an actor's ids from the root: `root/session/balance`. The root's is its machine's id. */
export function pathOf(actor: LiveActor): string {
  const known = names.get(actor)
  if (known) return known
  const id = GENERATED.test(actor.id) ? (machineOf(actor)?.id ?? String(actor.src)) : actor.id
  const path = actor._parent ? `${pathOf(actor._parent)}/${id}` : id
  names.set(actor, path)
  return path
}

/** The root and everything below it that runs. */
export function runningActors(root: AnyActorRef): LiveActor[] {
  const below = (actor: LiveActor): LiveActor[] => [
    actor,
    ...Object.values(chartSnapshot(actor)?.children ?? {}).flatMap((child) => below(liveActor(child))),
  ]
  return below(liveActor(root))
}

/** The id of an edge, `source.id eventType#index`: the same in a chart, its description and its provided copies. */
export function edgeOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id} ${eventType || 'always'}#${siblings?.indexOf(transition) ?? -1}`
}
