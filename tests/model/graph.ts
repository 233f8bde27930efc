import { getAdjacencyMap } from '@xstate/graph'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { activeLeaves, edgeOf } from './chart.ts'
import type { FlowModel, Place } from './model.ts'
import { learn, type PortResult } from './port-results.ts'
import { Run } from './run.ts'
import { endAtOnce, type Knowledge, type Step, stepsOf } from './steps.ts'

/** More snapshots than this mean a projection that grows. */
const LIMIT = 20_000

export interface Arrow {
  readonly step: Step
  readonly from: string
  readonly to: string
  /** What the browser's walks have to show once each. */
  readonly goals: readonly string[]
}

export interface Graph {
  readonly start: string
  readonly arrows: ReadonlyMap<string, readonly Arrow[]>
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
}

/** What tells a snapshot from another: its value, the projection of its context, its status. */
export function keyOf(model: FlowModel, snapshot: AnyMachineSnapshot): string {
  if (snapshot.status === 'error')
    throw new Error('The chart has stopped on an error.', { cause: snapshot.error })
  return JSON.stringify([snapshot.value, model.project(snapshot.context as never), snapshot.status])
}

type Adjacency = Record<
  string,
  {
    readonly state: AnyMachineSnapshot
    readonly transitions: Record<string, { readonly event: EventObject; readonly state: AnyMachineSnapshot }>
  }
>

function changedKeys(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const names = Object.keys({ ...before.context, ...after.context })
  // A spawned actor is opaque.
  const text = (value: unknown) => JSON.stringify(value, (_, part) => (part?.sessionId ? 'actor' : part))
  return names.filter((name) => text(before.context[name]) !== text(after.context[name]))
}

/** The edges that a step takes first and the leaves that it leaves and enters: by its name, and by what it changes. */
function goalsOf(before: AnyMachineSnapshot, step: Step, after: AnyMachineSnapshot): string[] {
  const edges = before.machine.getTransitionData(before as never, step.event).map(edgeOf)
  const [from, to] = [activeLeaves(before), activeLeaves(after)]
  const left = from.filter((leaf) => !to.includes(leaf))
  const entered = to.filter((leaf) => !from.includes(leaf))
  const way = [edges, left, entered, after.status]
  return [
    JSON.stringify([...way, step.kind === 'event' ? step.event.type : step.label]),
    JSON.stringify([...way, changedKeys(before, after)]),
  ]
}

/** What the ports are known to make of answers, and what has still to be learnt. */
class Book {
  readonly calls = new Set<string>()
  readonly #lessons = new Map<string, PortResult>()
  readonly #wanted = new Map<string, () => Promise<PortResult>>()
  readonly #model: FlowModel

  constructor(model: FlowModel) {
    this.#model = model
  }

  readonly know: Knowledge = (port, name, input) => {
    const key = JSON.stringify([port, name, input])
    const answer = name === undefined ? undefined : this.#model.answers?.[port]?.[name]
    const named = name !== undefined && answer !== undefined ? { name, answer } : undefined
    if (!this.#lessons.has(key)) this.#wanted.set(key, () => learn(this.#model, port, input, named))
    return this.#lessons.get(key)
  }

  /** True where there was something to learn. */
  async study(): Promise<boolean> {
    const wanted = [...this.#wanted]
    this.#wanted.clear()
    for (const [key, study] of wanted) {
      const lesson = await study()
      this.#lessons.set(key, lesson)
      for (const call of lesson.calls) this.calls.add(call)
    }
    return wanted.length > 0
  }
}

function following(model: FlowModel, snapshot: AnyMachineSnapshot, event: EventObject) {
  if (snapshot.status !== 'active') return undefined
  const { ports, parent } = model.follows ?? {}
  return ports?.(snapshot as never, event as never) ?? parent?.(snapshot as never, event as never)
}

/** Walks the whole chart. In the browser, steps are left out that no browser can play. */
export async function graphOf(model: FlowModel, place: Place): Promise<Graph> {
  const book = new Book(model)
  const run = await Run.start(model)
  const start = run.snapshot
  const { machine } = start
  const taken = new WeakMap<EventObject, Step>()

  const playable = (snapshot: AnyMachineSnapshot, step: Step) =>
    !(place === 'browser' && step.kind === 'answer' && 'broken' in step.answer) &&
    (model.mayTake?.(snapshot as never, step, place) ?? true)

  const events = (snapshot: AnyMachineSnapshot) => {
    const steps = stepsOf(model, snapshot, book.know).filter((step) => playable(snapshot, step))
    for (const step of steps) taken.set(step.event, step)
    return steps.map(({ event }) => event)
  }

  // A step of the graph ends where the live chart comes to rest.
  const logic = Object.create(machine, {
    transition: {
      value: (...[from, first, scope]: Parameters<typeof machine.transition>) => {
        let next = from
        for (let event: EventObject | undefined = first; event; ) {
          next = machine.transition(next, event, scope)
          event = endAtOnce(model, next, book.know) ?? following(model, next, event)
        }
        return next
      },
    },
  }) as typeof machine

  const key = (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot)
  for (;;) {
    const map = getAdjacencyMap(logic, {
      fromState: start as never,
      events: events as never,
      serializeState: key as never,
      serializeEvent: ((event: EventObject) => taken.get(event)?.label ?? event.type) as never,
      limit: LIMIT,
    }) as unknown as Adjacency
    if (await book.study()) continue
    run.stop()
    const arrows = new Map<string, Arrow[]>()
    for (const [from, { state, transitions }] of Object.entries(map)) {
      const leaving = Object.values(transitions).map(({ event, state: after }) => {
        const step = taken.get(event)
        if (!step) throw new Error(`The graph took a step of its own: ${event.type}`)
        return { step, from, to: key(after), goals: goalsOf(state, step, after) }
      })
      arrows.set(from, leaving)
    }
    return { start: key(start), arrows, calls: book.calls }
  }
}
