import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'

/** An actor, including what XState's types leave out. */
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

/** An event that a system has scheduled. `startedAt` is in milliseconds since the epoch. */
export interface ScheduledEvent {
  readonly source: LiveActor
  readonly target: LiveActor
  readonly event: EventObject
  readonly delay: number
  readonly startedAt: number
}

/** The system of all actors, including what XState's types leave out. Every event goes through `_relay`. */
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
  const path = actor._parent ? `${pathOf(actor._parent)}/${id}` : id
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

/** Returns an edge's id, `source.id eventType#index`: equal in a chart, its description and its copies. */
export function edgeOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id} ${eventType || 'always'}#${siblings?.indexOf(transition) ?? -1}`
}
