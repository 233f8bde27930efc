import type { Page } from '@playwright/test'
import type { AnyActorLogic, AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate'
import type { Environment } from '../../src/environment/environment.ts'
import type { FakePage } from './fake-page.ts'
import type { Step } from './steps.ts'

/*
 * How a flow gets its tests: write `tests/flows/{flow}/model.ts`, exporting `model = defineModel({ … })`, and the
 * two runners beside it, of two lines each (copy those of `tests/flows/login`). The harness then
 *
 * 1. runs the real ports on every answer of `answers`, to learn which done or error event the chart gets of it;
 * 2. walks the production chart with these, its delays, `outcomes` and `events`, into a graph of snapshots;
 * 3. cuts tours of some twelve steps from the graph until every goal is met;
 * 4. plays them headless (live actor, real ports, held `fetch`, simulated clock) and in Chromium on the built site
 *    (every call held by a route, gestures, `page.clock`), comparing after each step;
 * 5. counts leaf states and edges of the definition that really ran. Below all of them, less the exceptions, fails.
 *
 * A step is an event of a person or the device (`events`), an answer to a held call (`answers`), an end of a child
 * (`outcomes`), or a delay (`takes`). An event type, a delay, an ending child or a leaf that the model does not speak
 * of fails by its name, so that a model can be written by following what the harness asks for.
 *
 * Calls are told apart by method and path: one that a lasting flow of the site makes too (`GET /sociallink`) can't be
 * told from the flow's own.
 *
 * Time passes only where nothing else waits on it: a delay of more than a second is no step while a call is held,
 * and `silent` only while one call is held and no delay runs.
 */

/** Where a chart is walked. */
export type Place = 'headless' | 'browser'

/** What the server may say to one call, as it stands on the wire. */
export type WireAnswer =
  /** An answer in JSON; status 200 unless said otherwise. */
  | { readonly status?: number; readonly body: unknown }
  /** An answer that need not be JSON. */
  | { readonly status?: number; readonly raw: string }
  /** No answer: the connection is lost. A read is retried once by the port; the retry is lost too. */
  | { readonly lost: true }
  /** No answer within this time limit of the call, in milliseconds, written out. */
  | { readonly silent: number }
  /** `fetch` itself breaks, which no browser does: leads to the port's rejection (`onError`). Headless only. */
  | { readonly broken: true }

/** What the server says to a port: one answer for all of its calls, or one for each, in the order they are made. */
export type Answer = WireAnswer | readonly WireAnswer[]

/** The browser's side of a walk, beside the page. */
export interface World {
  readonly page: Page
  /**
   * Answers to calls of other flows, by `METHOD /path` below `/api`, and to `GET /storage/…`; a gesture may change
   * them.
   */
  readonly ambient: Map<string, WireAnswer | 'held'>
  /** Answers the calls of another flow that are `held`. */
  release(call: string, wire: WireAnswer): Promise<void>
  /** `METHOD /path` of every call so far, held or ambient. */
  readonly made: readonly string[]
  /** Lets time pass in the page, and in the mirror that says what to expect. */
  pass(milliseconds: number): Promise<void>
}

/** One way in which a child actor, or a port that asks no server, may end. */
export interface Outcome {
  readonly output?: unknown
  /** It fails, with this. */
  readonly error?: unknown
  /** Brings the end about in the browser. */
  readonly play?: (world: World) => Promise<void>
}

type Steady<Machine extends AnyStateMachine> = SnapshotFrom<Machine>
type EventOf<Machine extends AnyStateMachine, Type extends string> = Extract<
  EventFrom<Machine>,
  { type: Type }
>
type Own<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}` | '*'>

/** How a flow is met: what it is started with, and where. */
export interface Arrival {
  readonly input?: unknown
  /** What the device has stored. */
  readonly stored?: Readonly<Record<string, string>>
  /** The address. */
  readonly at: string
  /** In the browser, instead of opening the address: how a person gets to the flow's first state. */
  readonly arrive?: (world: World) => Promise<void>
  /** Answers to calls of other flows, over those of `ambient.ts`; `held` until a gesture releases them. */
  readonly ambient?: Readonly<Record<string, WireAnswer | 'held'>>
}

/** Edge or leaf to the reason why it is not covered. A leaf is its id, an edge `source.id eventType#index`. */
export type Exceptions = Readonly<Record<string, string>>

export interface FlowModel<Machine extends AnyStateMachine = AnyStateMachine> extends Arrival {
  readonly machine: Machine
  /** The flow's real ports, as `src/ports` makes them. */
  ports(environment: Environment): Readonly<Record<string, AnyActorLogic>>
  /** Other ways to meet the flow, by name: what differs from this model. What they share is walked once. */
  readonly variants?: Readonly<Record<string, Partial<Arrival>>>

  /**
   * What of the context tells one snapshot from another: every value that a guard, a delay or an assertion reads.
   * Must stay finite: booleans, enums, `'fresh' | 'later'`; nothing that grows.
   */
  project(context: ContextFrom<Machine>): unknown

  /**
   * By port, by the answer's name: what the server may say. (A 401 to a call with a token ends the session and so
   * leaves the flow: it belongs to the session's model.)
   */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Answer>>>>
  /** Ports that ask nobody and so end at once, before anything is seen. */
  readonly localPorts?: readonly string[]
  /** By invoke id (or id of a spawned child): how children, and ports that ask no server, may end. */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>

  /** The fixtures of each event of the chart's own. Those that a snapshot can't take are left out by the harness. */
  readonly events?: {
    readonly [Type in Own<Machine>]?: (snapshot: Steady<Machine>) => readonly EventOf<Machine, Type>[]
  }
  /**
   * Milliseconds, written out, that a delay takes, by its name in the chart (a bare number's is its digits), or that
   * pass before an event of the chart's own comes from the clock.
   */
  readonly durations?: Readonly<Record<string, number | ((snapshot: Steady<Machine>) => number)>>
  /**
   * Headless, for an event that the device sends through a channel of the ports: makes it happen on the fake page.
   * Without an entry the event is sent to the chart.
   */
  readonly deviceEvents?: {
    readonly [Type in Own<Machine>]?: (page: FakePage, event: EventOf<Machine, Type>) => void
  }
  /** In the browser: what a finger does, or the device. Needless for an event that `takes` brings about. */
  readonly gesture?: {
    readonly [Type in Own<Machine>]?: (
      page: Page,
      event: EventOf<Machine, Type>,
      world: World,
    ) => Promise<unknown>
  }
  /** By id of a leaf state: what an eye sees in the browser; or the reason why there is nothing to see of it. */
  readonly assertions: Readonly<
    Record<string, ((page: Page, snapshot: Steady<Machine>, world: World) => Promise<unknown>) | string>
  >
  /**
   * What follows of an event at once: what a channel of the ports reports because of what the chart has just done (it
   * comes by itself when a run is live), or what the parent answers to what the flow has told it.
   */
  readonly follows?: {
    ports?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
    parent?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
  }
  /** False leaves out a step that can't happen there, or that the browser can't play. */
  mayTake?(snapshot: Steady<Machine>, step: Pick<Step, 'kind' | 'label' | 'event'>, place: Place): boolean

  /** What is not covered in either run. One that has become reached fails as stale. */
  readonly unreached?: Exceptions
  /** What is not covered in the browser alone. (`onError` of a port is left out there by rule.) */
  readonly unreachedInBrowser?: Exceptions
}

/** How a call of this time limit, in milliseconds, gets no answer: one each for a model's `answers`. */
export function unanswered(limit: number): Readonly<Record<'lost' | 'silence' | 'broken', WireAnswer>> {
  return { lost: { lost: true }, silence: { silent: limit }, broken: { broken: true } }
}

/** Gives a model the types of its chart. */
export function defineModel<Machine extends AnyStateMachine>(model: FlowModel<Machine>): FlowModel {
  return model as unknown as FlowModel
}
