import type { AnyActorRef, EventObject } from 'xstate'
import type { Divergence, LogEntry, SiteLog } from '../../log/log.types.ts'
import { pathOf } from '../actors.ts'
import { controlDelays, controlRelay, isMachine, type LiveActor, type Send } from '../internals.ts'
import type { Recorder } from '../recorder.ts'
import { PlayedClock } from './playedClock.ts'
import { PlayedNetwork } from './playedNetwork.ts'

type EntryOf<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>

/** Milliseconds of real time within which a port repeats what it did. */
const PORT_LIMIT = 1_000

/** The same for a port that fetches code. */
const CODE_LIMIT = 20_000

/** How many tasks a wait lasts before it leaves the page idle: most results need a few. */
const TASKS = 10

/** Milliseconds of idle time between two looks, in which the browser runs its background tasks. */
const IDLE = 4

/** Resolves in a new task. Browsers throttle the timers of background pages. */
const nextTask = (): Promise<void> =>
  globalThis.scheduler?.postTask(() => undefined) ?? new Promise((resolve) => setTimeout(resolve))

/** Resolves with the value once there is one, or with undefined after the limit, in milliseconds. */
async function until<Value>(
  read: () => Value | undefined | false,
  limit: number,
): Promise<Value | undefined> {
  const end = performance.now() + limit
  for (let task = 0; ; task += 1) {
    const value = read()
    if (value) return value
    if (performance.now() > end) return undefined
    // A chain of such tasks alone never lets a background task run, and code is loaded in those.
    await (task < TASKS ? nextTask() : new Promise((resolve) => setTimeout(resolve, IDLE)))
  }
}

const describe = ({ actor, value, edges }: EntryOf<'transition'>) =>
  `${actor} in ${JSON.stringify(value)}${edges.length > 0 ? ` by ${edges.join(', ')}` : ''}`

function errorOf(copy: unknown): unknown {
  const { name, message } = (copy ?? {}) as { readonly name?: string; readonly message?: string }
  return message === undefined ? copy : Object.assign(new Error(message), { name: name ?? 'Error' })
}

/**
 * Replays a page's log on a system of real charts and real ports. The log sends what the user and the device
 * sent, ends the delays and responds to the calls, in its order; everything else must follow from that. What
 * ports report from the device is held back, because the log has it. Until it goes live, the system accepts
 * no events from elsewhere.
 */
export class Player {
  readonly clock: PlayedClock
  readonly network: PlayedNetwork
  readonly #log: SiteLog
  readonly #recorder: Recorder
  readonly #store: Map<string, string>
  readonly #results = new Map<LiveActor, EventObject>()
  /** The transitions, by actor, that have not been compared with the log yet. */
  readonly #transitions = new Map<string, EntryOf<'transition'>[]>()
  readonly #ports = new Set<string>()
  readonly #callers = new Set<string>()
  #send: Send = () => undefined
  #scheduling: string | undefined
  #live = false

  /** `store` is the local storage of the replay. */
  constructor(log: SiteLog, recorder: Recorder, store: Map<string, string>, fetch: typeof globalThis.fetch) {
    this.#log = log
    this.#recorder = recorder
    this.#store = store
    this.clock = new PlayedClock(log.start.time)
    this.network = new PlayedNetwork(log.entries, fetch)
    recorder.subscribe((entry) => {
      if (entry.kind === 'transition') this.#transitionsOf(entry.actor).push(entry)
    })
  }

  #transitionsOf(actor: string): EntryOf<'transition'>[] {
    const known = this.#transitions.get(actor) ?? []
    this.#transitions.set(actor, known)
    return known
  }

  /** The clock for `createActor`. */
  readonly systemClock = {
    setTimeout: (fn: () => void, milliseconds: number) =>
      this.clock.start(fn, milliseconds, this.#scheduling),
    clearTimeout: (id: number) => this.clock.clearTimeout(id),
  }

  /** Takes control of a system that has not started. */
  attach(root: AnyActorRef): void {
    controlDelays(root, (start, target, event) => {
      this.#scheduling = `${pathOf(target)} ${event.type}`
      start()
      this.#scheduling = undefined
    })
    this.#send = controlRelay(root, (send, source, target, event) => {
      if (this.#live || this.#isConsequence(source, target, event)) send(source, target, event)
    })
  }

  /** Returns true for an event that follows from what was played. Holds a port's result for `#endPort`. */
  #isConsequence(source: LiveActor | undefined, target: LiveActor, event: EventObject): boolean {
    if (source === undefined) return this.#recorder.consequences.includes(event.type)
    if (isMachine(source.logic)) return true
    if (event.type.startsWith('xstate.promise.')) {
      this.#results.set(target, event)
      return false
    }
    return event.type.startsWith('xstate.')
  }

  /** Plays the entries up to and including `toEntry`, by default all. Null if the system followed the log. */
  async play(toEntry = Number.POSITIVE_INFINITY): Promise<Divergence | null> {
    if (this.#log.dropped > 0)
      return { entry: 0, expected: 'a whole log', seen: `one without its first ${this.#log.dropped} entries` }
    const entries = this.#log.entries.filter(({ n }) => n <= toEntry)
    for (const entry of entries) {
      this.clock.advance(this.#log.start.time + entry.at)
      const divergence = await this.#playEntry(entry)
      if (divergence) return { entry: entry.n, ...divergence }
    }
    return entries.length === this.#log.entries.length ? this.#checkEnd(entries.length) : null
  }

  async #checkEnd(count: number): Promise<Divergence | null> {
    await nextTask()
    const [unexpected] = this.network.unexpected
    if (unexpected) return { entry: count, expected: 'no other call', seen: unexpected }
    const [extra] = [...this.#transitions.values()].flat()
    return extra ? { entry: count, expected: 'no further transition', seen: describe(extra) } : null
  }

  async #playEntry(entry: LogEntry): Promise<Omit<Divergence, 'entry'> | null> {
    switch (entry.kind) {
      case 'started':
        if (entry.machine === null) this.#ports.add(entry.actor)
        this.#callers.delete(entry.actor)
        return null
      case 'event':
        return this.#playEvent(entry)
      case 'done':
      case 'error':
        return this.#ports.has(entry.actor) ? this.#endPort(entry) : null
      case 'transition':
        return this.#compare(entry)
      case 'call':
        return this.#expectCall(entry)
      case 'answer':
        this.network.answer(entry)
        return null
      case 'storage':
        this.#changeStorage(entry)
        return null
      default:
        return null
    }
  }

  #playEvent({ actor, from, event, external }: EntryOf<'event'>): Omit<Divergence, 'entry'> | null {
    const isDelay = event.type.startsWith('xstate.after.')
    if (isDelay) {
      const fired = this.clock.fire(`${actor} ${event.type}`)
      return fired ? null : { expected: `the delay ${event.type} of ${actor}`, seen: 'it does not run' }
    }
    if (!external) return null
    const target = this.#recorder.actorAt(actor)
    if (!target) return { expected: `${actor}, which receives ${event.type}`, seen: 'it does not run' }
    this.#send(from === null ? undefined : this.#recorder.actorAt(from), target, event)
    return null
  }

  async #endPort(entry: EntryOf<'done' | 'error'>): Promise<Omit<Divergence, 'entry'> | null> {
    const actor = this.#recorder.actorAt(entry.actor)
    if (!actor) return { expected: `${entry.actor}, which ends`, seen: 'it does not run' }
    const recorded =
      entry.kind === 'done'
        ? { type: 'xstate.promise.resolve', data: entry.output }
        : { type: 'xstate.promise.reject', data: errorOf(entry.error) }
    const result = await until(() => this.#results.get(actor), entry.cut ? CODE_LIMIT : PORT_LIMIT)
    this.#results.delete(actor)
    // Responses are replayed, so a port that makes calls has its real result. The device is not replayed, so
    // any other port gets its result from the log.
    const isKnown = !entry.cut && !this.#callers.has(entry.actor)
    if (!result && entry.cut) return { expected: `${entry.actor} ends`, seen: 'it is still running' }
    this.#send(actor, actor, isKnown || !result ? recorded : result)
    return null
  }

  /** Compares per actor: while a system starts, the order across actors may differ from that of the log. */
  async #compare(entry: EntryOf<'transition'>): Promise<Omit<Divergence, 'entry'> | null> {
    const transitions = this.#transitionsOf(entry.actor)
    await until(() => transitions.length > 0, PORT_LIMIT)
    const seen = transitions.shift()
    const expected = describe(entry)
    if (!seen) return { expected, seen: 'no transition' }
    return describe(seen) === expected ? null : { expected, seen: describe(seen) }
  }

  async #expectCall({ actor, call, line }: EntryOf<'call'>): Promise<Omit<Divergence, 'entry'> | null> {
    this.#callers.add(actor)
    const { unexpected } = this.network
    await until(() => this.network.hasMade(call) || unexpected.length > 0, PORT_LIMIT)
    return this.network.hasMade(call) ? null : { expected: line, seen: unexpected.at(-1) ?? 'no such call' }
  }

  #changeStorage({ key, value }: EntryOf<'storage'>): void {
    if (key === null) this.#store.clear()
    else if (value === null) this.#store.delete(key)
    else this.#store.set(key, value)
  }

  /** Lets the system run by itself from now on, with the real network and in real time. */
  goLive(): void {
    this.#live = true
    this.clock.goLive()
    this.network.goLive()
    for (const [actor, result] of this.#results) this.#send(actor, actor, result)
    this.#results.clear()
  }
}
