import type { Page } from '@playwright/test'
import type { AnyActorLogic, AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate'
import type { Config } from '../../src/environment/config.ts'
import type { Environment } from '../../src/environment/environment.ts'
import type { DeviceAnswer } from './fake-device.ts'
import type { FakePage } from './fake-page.ts'
import type { Step } from './steps.ts'

/*
 * How a flow gets its tests: write `tests/flows/{area}/{flow}/model.ts`, exporting `model = defineModel({ … })`,
 * or `models = [ … ]` for a flow and its child machines.
 * Vitest runs each model as a test file (`npx vitest run --project headless tests/flows/money/deposit`). The harness
 *
 * 1. runs the real ports on every answer of `answers`, to learn which done or error event each sends to the chart;
 * 2. walks the production chart with these, its delays, `outcomes` and `events`, into a graph of snapshots;
 * 3. compares the graph with the flow's transition table;
 * 4. cuts tours from the graph until every goal is met;
 * 5. plays them headless (live actor, real ports, held `fetch`, simulated clock) and in Chromium on the built site
 *    (calls held by a route, gestures, `page.clock`), and compares after each step: the snapshot's key, the ports with
 *    calls, the messages to the parent, and in the browser what the page shows;
 * 6. counts the leaf states and edges that ran. It fails below all of them, except those listed as exceptions.
 *
 * A step is an event of a person or the device (`events`), an answer to a held call (`answers`), the end of a child
 * (`outcomes`), or a delay (`durations`). Beside these the harness plays, headless only:
 *
 * - each event that every guard refuses: it changes nothing (`step.refused`);
 * - each step in whose course a local port runs, once more with that port rejecting (`step.rejects`).
 *
 * The harness fails, by name, for an event type, a delay, an ending child or a leaf that the model leaves out, and for
 * a fixture, answer, outcome, duration, local port, assertion or exception that no walk uses. So a model can be
 * written by following what the harness asks for.
 *
 * The transition table, `transitions.txt` beside the model (`{child}.transitions.txt` for a child), is the expectation
 * that does not come from the chart: `npm run test:tables -- {flow}` writes it, and every headless run compares it.
 * Check each changed line against docs/product.md before you commit it. It has a line for each state, stimulus and outcome:
 *
 *     editing
 *       submit [form.username=rahim88, form.password=secret99] → submitting · starts POST /api/login {…} · failure=null
 *
 * in brackets what tells the outcomes of one stimulus apart; then the states that are entered, the calls and children
 * that start and stop, the messages to parent and children, and the context that changes. `refused` is an event that
 * no guard lets pass. Give a fixture that sits on a boundary a name: `labelled('over the limit', { type: 'next' })`.
 * Values that are too long end with a hash of the whole; below the table, one digest for each state covers everything.
 *
 * Calls are told apart by method and path. A call that another flow of the page makes too can't be told from the
 * flow's own, unless `ambient` names it with its query (`GET /inbox?remote_id=41&page=1`).
 *
 * Time passes only where nothing else waits for it: a delay of more than a second is no step while a call is held,
 * and `silent` only while one call is held and no delay runs.
 */

/** Where a chart is walked. */
export type Place = 'headless' | 'browser'

/** One answer of the server, in wire form. */
export type WireAnswer =
  /** An answer in JSON; status 200 unless said otherwise. */
  | { readonly status?: number; readonly body: unknown }
  /** An answer that need not be JSON; `cut`: the connection is lost in the middle of it. Headless only. */
  | { readonly status?: number; readonly raw: string; readonly cut?: true }
  /** No answer: the connection is lost. A read is retried once by the port; the retry is lost too. */
  | { readonly lost: true }
  /** No answer within this time limit of the call, in milliseconds, written out. */
  | { readonly silent: number }
  /** `fetch` itself breaks, which no browser does: the port rejects (`onError`). Headless only. */
  | { readonly broken: true }

/** The server's answer to a port: one for all of its calls, or one for each, in the order they are made. */
export type Answer = WireAnswer | readonly WireAnswer[]

/** The browser's side of a walk, beside the page. */
export interface World {
  readonly page: Page
  /**
   * Answers to calls of other flows, by `METHOD /path` below `/api`, and to the pictures `GET /storage/…` and `GET /captcha`; a
   * gesture may change them.
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
  /** The end of a real port over the fake device, see `fake-device.ts`: how the device answers the held request. */
  readonly device?: DeviceAnswer
  /** Brings the end about in the browser. */
  readonly play?: (world: World) => Promise<void>
}

type Steady<Machine extends AnyStateMachine> = SnapshotFrom<Machine>
type EventOf<Machine extends AnyStateMachine, Type extends string> = Extract<
  EventFrom<Machine>,
  { type: Type }
>
type Own<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}` | '*'>

/** How a flow starts: with which input, and where. */
export interface Arrival {
  readonly input?: unknown
  /** What the device has stored. */
  readonly stored?: Readonly<Record<string, string>>
  /** The address. */
  readonly at: string
  /** True for a flow that only a desktop shows: the browser's window has its size. */
  readonly desktop?: boolean
  /** What the operator has configured; in the browser, `arrive` opens a page that is configured so. */
  readonly config?: Partial<Config>
  /** In the browser, instead of opening the address: how a person reaches the flow's first state. */
  readonly arrive?: (world: World) => Promise<void>
  /** The local port that rejects before the first snapshot; the harness adds these variants itself. */
  readonly rejects?: string
  /**
   * Answers to calls of other flows, over those of `ambient.ts`; `held` until a gesture releases them. One with a query
   * is another flow's even where this flow calls the same path.
   */
  readonly ambient?: Readonly<Record<string, WireAnswer | 'held'>>
}

/** Edge or leaf to the reason why it is not covered. A leaf is its id, an edge `source.id eventType#index`. */
export type Exceptions = Readonly<Record<string, string>>

export interface FlowModel<Machine extends AnyStateMachine = AnyStateMachine> extends Arrival {
  readonly machine: Machine
  /** The flow's real ports, as `src/ports` makes them. */
  ports(environment: Environment): Readonly<Record<string, AnyActorLogic>>
  /** Other ways in which the flow starts, by name: what differs from this model. What they share is walked once. */
  readonly variants?: Readonly<Record<string, Partial<Arrival>>>

  /**
   * The part of the context that tells one snapshot from another: every value that a guard, a delay or an assertion
   * reads. It must stay finite: booleans, enums, `'fresh' | 'later'`; nothing that grows.
   */
  project(context: ContextFrom<Machine>): unknown

  /**
   * By port, by the answer's name: what the server may answer. (A 401 to a call with a token ends the session and so
   * leaves the flow: it belongs to the session's model.)
   */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Answer>>>>
  /**
   * Ports of the device that end by themselves, before anything is drawn. The harness also plays a rejection of each.
   */
  readonly localPorts?: readonly string[]
  /**
   * By invoke id (or id of a spawned child): how children, and ports that call no server, may end. The real port is not
   * run then. An end by `error` without `play` is left out in the browser.
   */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>

  /** The fixtures of each of the chart's own events. Where every guard refuses one, it is played as `refused`. */
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
  /** In the browser: what the player or the device does. Not needed for an event that `durations` brings about. */
  readonly gesture?: {
    readonly [Type in Own<Machine>]?: (
      page: Page,
      event: EventOf<Machine, Type>,
      world: World,
    ) => Promise<unknown>
  }
  /** By id of a leaf state: what the page shows; or the reason why it shows nothing of it. */
  readonly assertions: Readonly<
    Record<string, ((page: Page, snapshot: Steady<Machine>, world: World) => Promise<unknown>) | string>
  >
  /**
   * The event that follows another immediately: what a channel reports because of what the chart has just done (a live
   * run has the channel itself), or what the parent answers to a message of the flow.
   */
  readonly follows?: {
    ports?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
    parent?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
  }
  /**
   * True leaves out a step that can't happen, or that would only repeat what other snapshots show.
   * Refused events, rejections of local ports and broken calls are left out of the browser's walks anyway.
   */
  prune?(
    snapshot: Steady<Machine>,
    step: Pick<Step, 'kind' | 'label' | 'event' | 'refused' | 'rejects'>,
    place: Place,
  ): boolean

  /**
   * Why the page has no element that shows the flow's state by `data-flow` (the machine's id) and `data-state` (its
   * active leaves): of the whole flow, or by id of a leaf. Elsewhere the browser compares that state with the chart's,
   * so that the coverage there is that of the page's own chart.
   */
  readonly unmarked?: string | Readonly<Record<string, string>>

  /** What neither run covers. An entry that is covered after all fails as stale. */
  readonly unreached?: Exceptions
  /** What the browser alone does not cover. (`onError` of a port is left out there by rule.) */
  readonly unreachedInBrowser?: Exceptions
}

/** Returns the ways in which a call with this time limit, in milliseconds, gets no answer, for a model's `answers`. */
export function unanswered(limit: number): Readonly<Record<'lost' | 'silence' | 'broken', WireAnswer>> {
  return { lost: { lost: true }, silence: { silent: limit }, broken: { broken: true } }
}

const labels = new WeakMap<object, string>()

/** Names an event fixture in the transition table, for example by the boundary that it sits on. */
export function labelled<Event extends object>(label: string, event: Event): Event {
  const fixture = { ...event }
  labels.set(fixture, label)
  return fixture
}

/** Returns the name of a fixture; undefined where it has none. */
export function labelOf(event: object): string | undefined {
  return labels.get(event)
}

/** Gives a model the types of its chart. */
export function defineModel<Machine extends AnyStateMachine>(model: FlowModel<Machine>): FlowModel {
  return model as unknown as FlowModel
}
