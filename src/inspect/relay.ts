import type { AnyActorRef, EventObject } from 'xstate'
import { type LiveActor, liveActor } from './actors.ts'

export type Send = (source: LiveActor | undefined, target: LiveActor, event: EventObject) => void

/** Decides about an event of the system: it may pass it on to `send`, later or never. */
export type Control = (send: Send, ...event: Parameters<Send>) => void

/** Lets a function decide about each event that any actor of a system receives. Returns what sends an event anyway. */
export function controlRelay(root: AnyActorRef, control: Control): Send {
  const { system } = liveActor(root)
  const send = system._relay
  system._relay = (...event) => control(send, ...event)
  return send
}
