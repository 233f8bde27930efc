import type { AnyActorRef } from 'xstate'
import { controlRelay } from './internals.ts'

/** Pauses a system. Between `begin` and `end`, the events to its actors are queued in order. */
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
