import type { AnyActorRef } from 'xstate'
import { controlRelay } from './relay.ts'

/** Holds up the events of a system: while it is paused, what any actor would receive waits, in its order. */
export class Pause {
  isPaused = false
  #waiting: (() => void)[] = []

  constructor(root: AnyActorRef) {
    controlRelay(root, (send, ...event) => {
      if (this.isPaused) this.#waiting.push(() => send(...event))
      else send(...event)
    })
  }

  begin(): void {
    this.isPaused = true
  }

  end(): void {
    const waiting = this.#waiting
    this.isPaused = false
    this.#waiting = []
    for (const send of waiting) send()
  }
}
