import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'

/*
 * What the workbench needs of XState, and XState has no public API for. Any release may change it, so `package.json` pins
 * the version.
 */

/** An actor, including what XState's types leave out. */
export interface LiveActor {
  readonly id: string
  readonly sessionId: string
  readonly src: unknown
  readonly logic: object
  readonly system: object
  readonly _parent?: LiveActor
  send(event: EventObject): void
  getSnapshot(): unknown
}

export const liveActor = (actor: unknown) => actor as LiveActor

/** Returns true for a chart, false for a port. */
export const isMachine = (logic: object): logic is AnyStateMachine =>
  'root' in logic && 'getStateNodeById' in logic

/** An event that a system has scheduled. `startedAt` is in milliseconds since the epoch. */
interface ScheduledEvent {
  readonly target: LiveActor
  readonly event: EventObject
  readonly delay: number
  readonly startedAt: number
}

/** The system of all actors. Every event goes through `_relay`. */
interface System {
  _relay: Send
  readonly scheduler: {
    schedule(source: LiveActor, target: LiveActor, event: EventObject, delay: number, id?: string): void
  }
  getSnapshot(): { readonly _scheduledEvents: Readonly<Record<string, ScheduledEvent>> }
}

const systemOf = ({ system }: LiveActor | AnyActorRef) => system as unknown as System

/** Returns the parent. A parent's `children` do not have an actor that is just starting, and its first events. */
export function parentOf(actor: LiveActor): LiveActor | undefined {
  return actor._parent
}

/** Returns the delayed events that an actor waits for. Its snapshot says which delays run, but not since when. */
export function scheduledFor(actor: LiveActor): readonly ScheduledEvent[] {
  const { _scheduledEvents } = systemOf(actor).getSnapshot()
  return Object.values(_scheduledEvents).filter(({ target }) => target === actor)
}

export type Send = (source: LiveActor | undefined, target: LiveActor, event: EventObject) => void

/** Decides about an event of the system: it passes the event on to `send` now, later or never. */
export type Control = (send: Send, ...event: Parameters<Send>) => void

/**
 * Passes every event of a system to `control`. Returns a function that sends an event without it. `inspect`
 * sees the events too, but can't hold them back.
 */
export function controlRelay(root: AnyActorRef, control: Control): Send {
  const system = systemOf(root)
  const send = system._relay
  system._relay = (...event) => control(send, ...event)
  return send
}

/** Calls `around` with each delay that a system starts. The system's clock does not learn what a timer is for. */
export function controlDelays(
  root: AnyActorRef,
  around: (start: () => void, target: LiveActor, event: EventObject) => void,
): void {
  const { scheduler } = systemOf(root)
  const { schedule } = scheduler
  scheduler.schedule = (source, target, event, delay, id) =>
    around(() => schedule(source, target, event, delay, id), target, event)
}
