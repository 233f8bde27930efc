import type { AnyActorRef, EventObject } from 'xstate'
import { type LiveActor, liveActor } from './actors.ts'

export type Send = (source: LiveActor | undefined, target: LiveActor, event: EventObject) => void

/** Decides about an event of the system: it passes the event on to `send` now, later or never. */
export type Control = (send: Send, ...event: Parameters<Send>) => void

/** Passes every event of a system to `control`. Returns a function that sends an event without it. */
export function controlRelay(root: AnyActorRef, control: Control): Send {
  const { system } = liveActor(root)
  const send = system._relay
  system._relay = (...event) => control(send, ...event)
  return send
}
