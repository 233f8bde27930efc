import { edgeOf, ranIn } from '@tiya/graph-tests/internal/charts/nodes.ts'
import type { AnyEventObject, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import type { Change, LogEntry, LogEvent } from '../log/log.types.ts'
import { type CopyLimits, SHOWN, safeCopy, WHOLE } from '../log/safeCopy.ts'
import { chartSnapshot, machineOf, pathOf } from './actors.ts'
import { isMachine, type LiveActor, liveActor } from './internals.ts'

/** The number of entries to keep: about 20 minutes of a match's odds. */
const KEPT_ENTRIES = 20_000

/** The number of characters of responses to keep. */
const KEPT_CHARACTERS = 30_000_000

/** Events that start and stop an actor and settle a promise. The log has them under other names. */
const HIDDEN_EVENTS = /^xstate\.(init|stop|promise\.\w+)$/

const lengthOf = (entry: LogEvent): number =>
  entry.kind === 'answer' && typeof entry.answer === 'object' ? entry.answer.body.length : 0

/** Returns the keys of the context that differ, with copies of both values. */
function changesOf(
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
): Record<string, Change> {
  const from: Readonly<Record<string, unknown>> = before?.context ?? {}
  const to: Readonly<Record<string, unknown>> = after.context ?? {}
  const keys = Object.keys({ ...from, ...to }).filter((key) => from[key] !== to[key])
  const copy = (value: unknown) => safeCopy(value, SHOWN).value
  return Object.fromEntries(keys.map((key) => [key, { from: copy(from[key]), to: copy(to[key]) }]))
}

/** Keeps the log of a system, as an observer for `createActor`. Drops the oldest entries. */
export class Recorder {
  entries: LogEntry[] = []
  dropped = 0
  readonly #now: () => number
  readonly consequences: readonly string[]
  readonly #listeners = new Set<(entry: LogEntry) => void>()
  readonly #actors = new Map<string, LiveActor>()
  readonly #last = new WeakMap<LiveActor, AnyMachineSnapshot>()
  readonly #edges = new WeakMap<LiveActor, string[]>()
  readonly #callers = new Set<string>()
  /** Number of the next entry. */
  next = 0
  #characters = 0

  /** `now` returns milliseconds since the start. `consequences` are those of a `Recordable`. */
  constructor(now: () => number, consequences: readonly string[]) {
    this.#now = now
    this.consequences = consequences
  }

  /** Calls the listener with each new entry. */
  subscribe(listener: (entry: LogEntry) => void): void {
    this.#listeners.add(listener)
  }

  /** Path of the port that is being started. Calls made now are its own. */
  starting: string | undefined

  /** Returns the actor that was most recently started at a path. */
  actorAt(path: string): LiveActor | undefined {
    return this.#actors.get(path)
  }

  /** Replaces its entries with these and continues after them. */
  adopt(entries: readonly LogEntry[]): void {
    this.entries = [...entries]
    this.next = (entries.at(-1)?.n ?? -1) + 1
  }

  add(actor: string, event: LogEvent, cut = false): void {
    const entry: LogEntry = { n: this.next, at: this.#now(), actor, ...(cut && { cut }), ...event }
    this.next += 1
    this.#characters += lengthOf(entry)
    if (event.kind === 'call') this.#callers.add(actor)
    this.entries.push(entry)
    if (this.entries.length > KEPT_ENTRIES * 1.1 || this.#characters > KEPT_CHARACTERS) this.#drop()
    for (const listener of this.#listeners) listener(entry)
  }

  /** Drops a tenth of the entries at a time, so it is rarely called. */
  #drop(): void {
    const old = this.entries.splice(0, Math.ceil(this.entries.length / 10))
    this.dropped += old.length
    for (const entry of old) this.#characters -= lengthOf(entry)
  }

  readonly observe = (inspected: InspectionEvent): void => {
    const actor = liveActor(inspected.actorRef)
    this.starting = undefined
    if (inspected.type === '@xstate.microstep') {
      const edges = ranIn(inspected).map(edgeOf)
      this.#edges.set(actor, [...(this.#edges.get(actor) ?? []), ...edges])
    } else if (inspected.type === '@xstate.event') {
      const source = inspected.sourceRef && liveActor(inspected.sourceRef)
      this.#noteEvent(actor, source, inspected.event)
    } else if (inspected.type === '@xstate.snapshot') this.#noteSnapshot(actor, inspected.event)
  }

  #noteEvent(actor: LiveActor, source: LiveActor | undefined, event: AnyEventObject): void {
    const path = pathOf(actor)
    if (event.type === 'xstate.init') this.#noteStart(actor, path, event.input)
    else if (event.type === 'xstate.promise.resolve') {
      // The log has the response of a call in full.
      const { value: output, cut } = safeCopy(event.data, this.#callers.has(path) ? SHOWN : WHOLE)
      this.add(path, { kind: 'done', output }, cut)
    } else if (event.type === 'xstate.promise.reject') {
      const { value: error, cut } = safeCopy(event.data, WHOLE)
      this.add(path, { kind: 'error', error }, cut)
    } else if (!HIDDEN_EVENTS.test(event.type)) this.#noteMessage(path, source, event)
  }

  #noteStart(actor: LiveActor, path: string, given: unknown): void {
    const machine = machineOf(actor)
    this.#actors.set(path, actor)
    this.#callers.delete(path)
    const { value: input, cut } = safeCopy(given, SHOWN)
    const src = typeof actor.src === 'string' ? actor.src : actor.id
    this.add(path, { kind: 'started', machine: machine?.id ?? null, src, input }, cut)
    if (!machine) this.starting = path
  }

  #noteMessage(path: string, source: LiveActor | undefined, event: EventObject): void {
    const isOfSystem = event.type.startsWith('xstate.') || this.consequences.includes(event.type)
    const external = !isOfSystem && (source === undefined || !isMachine(source.logic))
    const limits: CopyLimits = external ? WHOLE : SHOWN
    const { value, cut } = safeCopy(event, limits)
    const from = source ? pathOf(source) : null
    this.add(path, { kind: 'event', from, event: value as EventObject, external }, cut)
  }

  #noteSnapshot(actor: LiveActor, event: EventObject): void {
    const path = pathOf(actor)
    const snapshot = chartSnapshot(actor)
    if (snapshot) this.#noteTransition(actor, snapshot, event)
    if (event.type === 'xstate.stop') this.add(path, { kind: 'stopped' })
    else if (snapshot?.status === 'done') {
      const { value: output, cut } = safeCopy(snapshot.output, SHOWN)
      this.add(path, { kind: 'done', output }, cut)
    }
  }

  #noteTransition(actor: LiveActor, snapshot: AnyMachineSnapshot, { type }: EventObject): void {
    const edges = this.#edges.get(actor) ?? []
    const before = this.#last.get(actor)
    this.#edges.delete(actor)
    this.#last.set(actor, snapshot)
    if (type === 'xstate.stop' || (before === snapshot && edges.length === 0)) return
    const changed = changesOf(before, snapshot)
    if (before && edges.length === 0 && Object.keys(changed).length === 0) return
    this.add(pathOf(actor), { kind: 'transition', event: type, value: snapshot.value, edges, changed })
  }
}
