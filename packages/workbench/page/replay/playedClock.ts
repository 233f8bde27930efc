import type { Clock } from '../../recordable.ts'

interface Timer {
  readonly fn: () => void
  /** Milliseconds since the epoch, in the time of the log. */
  readonly due: number
  /** Path and type of the event that a chart's delay sends. Undefined for a port's timer. */
  readonly sends: string | undefined
}

/**
 * The clock of a replay. Its time is that of the log and does not advance between entries. Ports' timers run
 * when they are due; charts' delays end when the log says so.
 */
export class PlayedClock implements Clock {
  #time: number
  /** The real time at which the replay went live. */
  #liveSince: number | undefined
  #next = 1
  readonly #timers = new Map<number, Timer>()
  readonly #running = new Map<number, number>()

  constructor(time: number) {
    this.#time = time
  }

  readonly now = (): number =>
    this.#liveSince === undefined ? this.#time : this.#time + Date.now() - this.#liveSince

  readonly setTimeout = (fn: () => void, milliseconds: number): number =>
    this.start(fn, milliseconds, undefined)

  readonly clearTimeout = (id: number): void => {
    this.#timers.delete(id)
    clearTimeout(this.#running.get(id))
    this.#running.delete(id)
  }

  /** Starts a timer; `sends` names the event of a chart's delay. */
  start(fn: () => void, milliseconds: number, sends: string | undefined): number {
    const id = this.#next
    this.#next += 1
    const timer = { fn, due: this.now() + milliseconds, sends }
    this.#timers.set(id, timer)
    if (this.#liveSince !== undefined) this.#runLive(id, timer)
    return id
  }

  #runLive(id: number, { fn, due }: Timer): void {
    const run = () => {
      this.clearTimeout(id)
      fn()
    }
    this.#running.set(id, Number(setTimeout(run, Math.max(0, due - this.now()))))
  }

  /** Advances the time to a moment of the log. */
  advance(time: number): void {
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.sends === undefined && timer.due <= time)
      const [first] = due.sort(([, a], [, b]) => a.due - b.due)
      if (!first) break
      const [id, { fn, due: moment }] = first
      this.#time = Math.max(this.#time, moment)
      this.#timers.delete(id)
      fn()
    }
    this.#time = Math.max(this.#time, time)
  }

  /** Ends a chart's delay. Returns false if it is not running. */
  fire(sends: string): boolean {
    const [id, timer] = [...this.#timers].find(([, one]) => one.sends === sends) ?? []
    if (id === undefined) return false
    this.#timers.delete(id)
    timer?.fn()
    return true
  }

  /** Returns when the chart's delay that sends this event ends, or undefined if it is not running. */
  endOf(sends: string): number | undefined {
    return [...this.#timers.values()].find((one) => one.sends === sends)?.due
  }

  /** Switches to real time. Each timer runs for what is left of it. */
  goLive(): void {
    this.#liveSince = Date.now()
    for (const [id, timer] of this.#timers) this.#runLive(id, timer)
  }
}
