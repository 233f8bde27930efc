import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  type SimulatedClock,
} from 'xstate'
import { appOf, type Outside } from '../app.ts'
import { ranIn } from '../charts/nodes.ts'
import { type HeldCall, wireFor } from '../headless/network.ts'
import { settled } from '../headless/settled.ts'
import type { FlowModel, Outcome } from '../model.ts'
import type { Answer, WireAnswer } from '../wire.types.ts'
import { Coverage, keyOf, nodesOf } from './chart.ts'
import { DEFECT } from './defect.ts'
import { deviceEventOf } from './gesture.ts'
import type { Step } from './steps.ts'

const ends = new WeakMap<AnyActorRef, { resolve(output: unknown): void; reject(error: unknown): void }>()

/** Replaces a child that has its own model; does nothing until a walk ends it. */
export const opaque = fromPromise<unknown, unknown>(
  ({ self }) => new Promise((resolve, reject) => ends.set(self, { resolve, reject })),
)

/** A call and its answer, for the browser to repeat. */
export interface Exchange {
  readonly line: string
  readonly wire: WireAnswer
}

/** An event that a chart sends to its parent, or to a child by its id. */
export interface Message {
  readonly to: string
  readonly event: EventObject
}

const failing = fromPromise(async () => DEFECT)

/** Wraps a local port so that it records its runs, and fails while the walk says so. */
function withFailure(logic: AnyActorLogic, onStart: () => { readonly fails: boolean }): AnyActorLogic {
  return {
    ...logic,
    start: (snapshot, scope) =>
      onStart().fails ? failing.start?.(snapshot, scope as never) : logic.start?.(snapshot, scope),
  }
}

const namesOf = new WeakMap<object, readonly string[]>()

function portNames(model: FlowModel): readonly string[] {
  const { ports } = model
  if (!ports) return []
  const names = namesOf.get(ports) ?? Object.keys(ports(appOf(model).outside(model).of('')))
  namesOf.set(ports, names)
  return names
}

/** A live headless actor of a flow. It plays steps, and is the mirror that tells a browser what to expect. */
export class Run {
  coverage = new Coverage()
  /** Milliseconds that passed before the last event that `durations` brought about. */
  took = 0
  /** The snapshot before the last step. */
  before: AnyMachineSnapshot
  readonly actor: Actor<AnyStateMachine>
  readonly #model: FlowModel
  readonly #outside: Outside
  readonly #parent: AnyActorRef
  readonly #chart: AnyStateMachine
  #messages: Message[] = []
  #localRuns: string[] = []
  /** The local port that currently fails. */
  #fails: string | undefined

  private constructor(model: FlowModel) {
    this.#model = model
    this.#fails = model.fails
    this.#outside = appOf(model).outside(model)
    this.#outside.enter?.()
    this.#chart = this.#provided()
    const parent = createActor(
      createMachine({ id: 'parent', invoke: { src: this.#chart, id: 'chart', input: model.input } }),
      { clock: this.#outside.clock, inspect: (event) => this.#inspect(event) },
    )
    parent.subscribe({ error: () => undefined })
    this.#parent = parent
    this.actor = parent.getSnapshot().children.chart as Actor<AnyStateMachine>
    this.before = this.snapshot
  }

  static async start(model: FlowModel): Promise<Run> {
    const run = new Run(model)
    run.#parent.start()
    await settled()
    run.#fails = undefined
    return run
  }

  /**
   * Returns the production chart with its real ports over the held network; children that end by `outcomes`
   * are opaque.
   */
  #provided(): AnyStateMachine {
    const { machine, outcomes, localPorts, ports } = this.#model
    const invokes = nodesOf(machine.root).flatMap(({ invoke }) => invoke)
    const isOnDevice = (id: string) => Object.values(outcomes?.[id] ?? {}).some(({ device }) => device)
    const ended = invokes.filter(({ id }) => outcomes?.[id] && !isOnDevice(id)).map(({ src }) => String(src))
    // One set of ports per name, so that each call can be attributed to its port.
    const names = portNames(this.#model).filter((name) => !ended.includes(name))
    const real = names.map((name): [string, AnyActorLogic] => {
      const logic = ports?.(this.#outside.of(name))[name] as AnyActorLogic
      if (!localPorts?.includes(name)) return [name, logic]
      const onStart = () => {
        this.#localRuns.push(name)
        return { fails: this.#fails === name }
      }
      return [name, withFailure(logic, onStart)]
    })
    const others = invokes.map(({ src }) => String(src)).filter((src) => !names.includes(src))
    return machine.provide({
      actors: { ...Object.fromEntries(others.map((src) => [src, opaque])), ...Object.fromEntries(real) },
    } as never)
  }

  /** During the chart's first steps, its reference is not known yet. */
  #isChart(actor: unknown): boolean {
    return (actor as Partial<Actor<AnyActorLogic>> | undefined)?.logic === this.#chart
  }

  #inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.event' && this.#isChart(event.sourceRef)) this.#note(event)
    if (!this.#isChart(event.actorRef)) return
    if (event.type === '@xstate.microstep')
      this.coverage.see(event.snapshot as AnyMachineSnapshot, ranIn(event))
    // The first snapshot results from no step.
    if (event.type === '@xstate.snapshot') this.coverage.see(event.snapshot as AnyMachineSnapshot, [])
  }

  #note({ actorRef, event }: { readonly actorRef: unknown; readonly event: EventObject }): void {
    if (event.type.startsWith('xstate.') || this.#isChart(actorRef)) return
    this.#messages.push({ to: actorRef === this.#parent ? 'parent' : (actorRef as AnyActorRef).id, event })
  }

  /** Returns what the chart has sent to its parent and its children since the last time this was called. */
  takeMessages(): Message[] {
    const messages = this.#messages
    this.#messages = []
    return messages
  }

  /** Returns the local ports that ran since the last time this was called. */
  takeLocalRuns(): string[] {
    const runs = this.#localRuns
    this.#localRuns = []
    return runs
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot()
  }

  get device(): unknown {
    return this.#outside.device
  }

  get clock(): SimulatedClock {
    return this.#outside.clock
  }

  /** Every call since the start, one line each. */
  get made(): readonly string[] {
    return this.#outside.network.made
  }

  /** The calls that wait for an answer, one line each. */
  get held(): string[] {
    return this.#outside.network.lines
  }

  /** The same calls, to be answered one by one. */
  get heldCalls(): readonly HeldCall[] {
    return [...this.#outside.network.held]
  }

  /** The ports that made the held calls. */
  get heldPorts(): string[] {
    return [...this.#outside.network.held].map(({ port }) => port)
  }

  async pass(milliseconds: number): Promise<void> {
    this.clock.increment(milliseconds)
    await settled()
  }

  /** Plays one step; returns the calls that were answered, with their answers. */
  async play(step: Step): Promise<Exchange[]> {
    let exchanges: Exchange[] = []
    this.before = this.snapshot
    this.#fails = step.fails
    if (step.kind === 'answer') exchanges = await this.#answer(step.id, step.port, step.answer)
    else if (step.kind === 'outcome') this.#end(step.id, step.outcome)
    else if (step.kind === 'delay') await this.#wait(step.label, step.milliseconds)
    else this.#happen(step.event)
    await settled()
    if (!step.refused) await this.#hearParent(step.event)
    this.#fails = undefined
    return exchanges
  }

  /** A run's parent only listens, so this sends what a real parent would respond. */
  async #hearParent(first: EventObject): Promise<void> {
    let event: EventObject | undefined = first
    while (event && this.snapshot.status === 'active') {
      event = this.#model.follows?.parent?.(this.snapshot as never, event as never)
      if (!event) return
      this.actor.send(event)
      await settled()
    }
  }

  #happen(event: EventObject): void {
    const happen = deviceEventOf(this.#model, event.type)
    const duration = this.#model.durations?.[event.type]
    if (duration !== undefined) {
      this.took = typeof duration === 'number' ? duration : duration(this.snapshot as never)
      this.clock.increment(this.took)
    } else if (happen) happen(this.device, event, this.before)
    else this.actor.send(event)
  }

  #end(id: string, outcome: Outcome): void {
    if (outcome.device) {
      if (!this.#outside.answer) throw new Error(`The app has no device to end ${id}.`)
      this.#outside.answer(outcome.device)
      return
    }
    const child = this.snapshot.children[id]
    const end = child && ends.get(child)
    if (!end) throw new Error(`There is no opaque child ${id} to end.`)
    if ('error' in outcome) end.reject(outcome.error)
    else end.resolve(outcome.output)
  }

  /** Waits for a delay: it must end after exactly its milliseconds. A clock's tick does not change the key. */
  async #wait(label: string, milliseconds: number): Promise<void> {
    const before = this.snapshot
    const key = keyOf(this.#model, before)
    await this.pass(milliseconds - 1)
    if (keyOf(this.#model, this.snapshot) !== key)
      throw new Error(`${label} was over before ${milliseconds} ms.`)
    await this.pass(1)
    if (this.snapshot === before) throw new Error(`${label} was not over after ${milliseconds} ms.`)
  }

  async #answer(id: string, port: string, answer: Answer): Promise<Exchange[]> {
    const exchanges: Exchange[] = []
    const asker = this.snapshot.children[id]
    if ('silent' in answer) {
      await this.#wait(`The silence of ${port}`, answer.silent)
      return exchanges
    }
    for (;;) {
      const [call] = this.#outside.network.heldBy(port)
      if (!call || this.snapshot.children[id] !== asker) break
      const wire = wireFor(answer, exchanges.length, call.line, appOf(this.#model).base)
      if (!wire) throw new Error(`${port} makes more calls than it has answers: ${call.line}`)
      exchanges.push({ line: call.line, wire })
      call.answer(wire)
      await settled()
    }
    if (exchanges.length === 0) throw new Error(`${port} holds no call to answer.`)
    return exchanges
  }

  stop(): void {
    ;(this.#parent as Actor<AnyStateMachine>).stop()
  }
}
