import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  type SimulatedClock,
} from 'xstate'
// Patches the history that it finds when it is loaded: before there is one.
import 'wouter/use-browser-location'
import { Coverage, nodesOf } from './chart.ts'
import type { FakePage } from './fake-page.ts'
import { HeadlessEnvironment, settled } from './headless-environment.ts'
import type { Answer, FlowModel, WireAnswer } from './model.ts'
import { nthAnswer } from './network.ts'
import type { Step } from './steps.ts'

const ends = new WeakMap<AnyActorRef, { resolve(output: unknown): void; reject(error: unknown): void }>()

/** Stands for a child that has a model of its own: does nothing until a walk says how it ends. */
export const opaque = fromPromise<unknown, unknown>(
  ({ self }) => new Promise((resolve, reject) => ends.set(self, { resolve, reject })),
)

/** What a step answered to which call, for the browser to do the same. */
export interface Exchange {
  readonly line: string
  readonly wire: WireAnswer
}

/** The production chart with its real ports over the held network, its children opaque. */
function provided(model: FlowModel, environment: HeadlessEnvironment): AnyStateMachine {
  const names = Object.keys(model.ports(environment.of('')))
  const ports = Object.fromEntries(names.map((name) => [name, model.ports(environment.of(name))[name]]))
  const others = nodesOf(model.machine.root)
    .flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))
    .filter((src) => !names.includes(src))
  return model.machine.provide({
    actors: { ...Object.fromEntries(others.map((src) => [src, opaque])), ...ports },
  } as never)
}

/** One live actor of a flow, headless: plays steps, and is the mirror that tells a browser what to expect. */
export class Run {
  readonly coverage = new Coverage()
  /** Milliseconds that passed before the last event that `takes` brought about. */
  took = 0
  readonly actor: Actor<AnyStateMachine>
  readonly #model: FlowModel
  readonly #environment: HeadlessEnvironment

  private constructor(model: FlowModel) {
    this.#model = model
    this.#environment = new HeadlessEnvironment(model)
    // wouter's navigate goes to the global history.
    Object.assign(globalThis, { history: this.#environment.page.history })
    this.actor = createActor(provided(model, this.#environment), {
      input: model.input,
      clock: this.#environment.clock,
      inspect: (event) => this.#inspect(event),
    })
  }

  static async start(model: FlowModel): Promise<Run> {
    const run = new Run(model)
    run.actor.subscribe({ error: () => undefined })
    run.actor.start()
    await settled()
    return run
  }

  #inspect(event: InspectionEvent): void {
    if ((event.actorRef as AnyActorRef)._parent) return
    if (event.type === '@xstate.microstep')
      this.coverage.see(event.snapshot as AnyMachineSnapshot, event._transitions)
    // The first snapshot comes of no step.
    if (event.type === '@xstate.snapshot') this.coverage.see(event.snapshot as AnyMachineSnapshot, [])
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot()
  }

  get page(): FakePage {
    return this.#environment.page
  }

  get clock(): SimulatedClock {
    return this.#environment.clock
  }

  /** The calls that wait for an answer, one line each. */
  get held(): string[] {
    return this.#environment.network.lines
  }

  /** The ports that hold them. */
  get heldPorts(): string[] {
    return [...this.#environment.network.held].map(({ port }) => port)
  }

  async pass(milliseconds: number): Promise<void> {
    this.clock.increment(milliseconds)
    await settled()
  }

  /** Plays one step; gives what was answered to which calls. */
  async play(step: Step): Promise<Exchange[]> {
    let exchanges: Exchange[] = []
    if (step.kind === 'answer') exchanges = await this.#answer(step.id, step.port, step.answer)
    else if (step.kind === 'outcome') this.#end(step.id, step.outcome)
    else if (step.kind === 'delay') await this.#wait(step.label, step.milliseconds)
    else this.#happen(step.event)
    await settled()
    await this.#hearParent(step.event)
    return exchanges
  }

  /** A live flow that runs by itself has no parent: what one would answer is sent to it. */
  async #hearParent(first: EventObject): Promise<void> {
    for (let event: EventObject | undefined = first; event && this.snapshot.status === 'active'; ) {
      event = this.#model.follows?.parent?.(this.snapshot as never, event as never)
      if (event) this.actor.send(event)
      await settled()
    }
  }

  #happen(event: EventObject): void {
    const happens = this.#model.deviceEvents as
      | Record<string, (page: FakePage, event: EventObject) => void>
      | undefined
    const takes = this.#model.durations?.[event.type]
    if (takes !== undefined) {
      this.took = typeof takes === 'number' ? takes : takes(this.snapshot as never)
      this.clock.increment(this.took)
    } else if (happens?.[event.type]) happens[event.type]?.(this.page, event)
    else this.actor.send(event)
  }

  #end(id: string, outcome: { readonly output?: unknown; readonly error?: unknown }): void {
    const child = this.snapshot.children[id]
    const end = child && ends.get(child)
    if (!end) throw new Error(`There is no opaque child ${id} to end.`)
    if ('error' in outcome) end.reject(outcome.error)
    else end.resolve(outcome.output)
  }

  /** What tells this snapshot from another, as the graph sees it: a tick of a clock does not. */
  get #key(): string {
    const { value, context, status } = this.snapshot
    return JSON.stringify([value, this.#model.project(context as never), status])
  }

  /** A delay ends after its milliseconds, and not one before. */
  async #wait(label: string, milliseconds: number): Promise<void> {
    const before = this.snapshot
    const key = this.#key
    await this.pass(milliseconds - 1)
    if (this.#key !== key) throw new Error(`${label} was over before ${milliseconds} ms.`)
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
      const [call] = this.#environment.network.heldBy(port)
      if (!call || this.snapshot.children[id] !== asker) break
      const wire = nthAnswer(answer, exchanges.length)
      if (!wire) throw new Error(`${port} makes more calls than it has answers: ${call.line}`)
      exchanges.push({ line: call.line, wire })
      call.answer(wire)
      await settled()
    }
    if (exchanges.length === 0) throw new Error(`${port} holds no call to answer.`)
    return exchanges
  }

  stop(): void {
    this.actor.stop()
  }
}
