import type { Page } from '@playwright/test'
import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  SnapshotFrom,
} from 'xstate'
import type { App, AppTypes, PlainTypes, Start } from './app.ts'
import type { Answer, WireAnswer } from './wire.types.ts'

/*
 * A model says of a flow what its chart can't: how the server answers, what the user does, and what the page shows.
 * The package's README explains it. The harness
 *
 * 1. runs the real ports on every answer of `answers`, to learn which result each sends to the chart;
 * 2. walks the production chart with these, its delays, `outcomes` and `events`, into a graph of snapshots;
 * 3. compares the graph with the flow's transition table;
 * 4. checks what the model says always holds (`invariants`);
 * 5. cuts tours from the graph until every goal is met;
 * 6. plays them headless (live actor, real ports, held `fetch`, simulated clock) and in a browser on the built app (calls
 *    held, gestures, `page.clock`), and compares after each step: the snapshot's key, the ports with calls, the messages
 *    to the parent, and in the browser what the page shows;
 * 7. counts the leaf states and edges that ran. It fails below all of them, except those listed as exceptions.
 *
 * A step is an event of the user or the device (`plainEvents`, `events`), an answer to a held call (`answers`), the end
 * of a child (`outcomes`), or a delay (`durations`). The harness also plays, headless only:
 *
 * - each event that every guard refuses: it changes nothing (`step.refused`);
 * - each step during which a local port runs, again with that port failing (`step.fails`).
 *
 * The harness fails, and names the cause, for an event type, a delay, an ending child or a leaf that the
 * model leaves out, and for a fixture, answer, outcome, duration, local port, assertion or exception that no
 * walk uses. So you can write a model by following what the harness asks for.
 *
 * Calls are told apart by method and path. A call that another flow of the page makes too can't be told from
 * the flow's own, unless `ambient` names it with its query (`GET /inbox?remote_id=41&page=1`).
 *
 * Time passes only when nothing else depends on it: a delay of more than a second, or a clock's event of more
 * than ten, is not a step while a call is held, and `silent` is one only while a single call is held and
 * neither a delay nor the clock comes first.
 */

/** Where a chart is walked. */
export type Place = 'headless' | 'browser'

/** The browser's side of a walk, besides the page. */
export interface World {
  readonly page: Page
  /**
   * Answers to calls of other flows, and to pictures, by `METHOD /path` without the app's `base`. A gesture may change
   * them.
   */
  readonly ambient: Map<string, WireAnswer | 'held'>
  /** Answers the `held` calls of another flow. */
  release(call: string, wire: WireAnswer): Promise<void>
  /** `METHOD /path` of every call so far, held or ambient. */
  readonly made: readonly string[]
  /** Lets time pass in the page and in the mirror that knows what to expect. */
  pass(milliseconds: number): Promise<void>
}

/**
 * How the browser plays a step; or the reason why it does not; or `when` the page lets the user do it, which without
 * `play` is as `deviceEvents` says. What the browser does not play stays a step of the headless walks.
 */
export type Gesture<Play, Event, Snapshot> =
  | Play
  | string
  | { when(snapshot: Snapshot, event: Event): boolean; readonly play?: Play }

/** One way in which a child actor, or a port that asks no server, may end. */
export interface Outcome {
  readonly output?: unknown
  /** The error with which a child fails. */
  readonly error?: unknown
  /** Ends a real port that asks the device: how the app's fake device answers the request that it holds. */
  readonly device?: string
  /** Brings about the end in the browser. */
  readonly play?: Gesture<(world: World) => Promise<void>, EventObject, AnyMachineSnapshot>
}

type Outcomes = Readonly<Record<string, Outcome>>
type Steady<Machine extends AnyStateMachine> = SnapshotFrom<Machine>
type EventOf<Machine extends AnyStateMachine, Type extends string> = Extract<
  EventFrom<Machine>,
  { type: Type }
>
type Own<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}` | '*'>

/** The types of a chart's own events that have no fields. */
type PlainType<Machine extends AnyStateMachine> =
  string extends Own<Machine>
    ? string
    : { [Type in Own<Machine>]: keyof EventOf<Machine, Type> extends 'type' ? Type : never }[Own<Machine>]

/** How a flow starts, and how the harness gets it there. */
export interface Arrival<Types extends AppTypes = AppTypes> extends Start<Types> {
  /** In the browser: how the user reaches the flow's first state, instead of opening the address. */
  readonly arrive?: (world: World) => Promise<void>
  /** The local port that fails before the first snapshot; the harness adds these variants itself. */
  readonly fails?: string
  /**
   * Answers to calls of other flows, overriding those that the app names; `held` until a gesture releases them.
   * One with a query belongs to another flow even if this flow calls the same path.
   */
  readonly ambient?: Readonly<Record<string, WireAnswer | 'held'>>
}

/** Where a chart is walked that several flows have, each under a name of its own, such as a poll. */
export interface SharedChart {
  /** The flow whose tests walk it, as in `access/balance`. */
  readonly walkedIn: string
  /** The chart that is walked there. */
  readonly chart: AnyStateMachine
  /** The events that are played here too, because this flow shows what they do in its own way. */
  readonly events: readonly string[]
}

/** Maps an edge or leaf to the reason why it is not covered. A leaf is its id, an edge `source.id eventType#index`. */
export type Exceptions = Readonly<Record<string, string>>

export interface FlowModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Types extends AppTypes = AppTypes,
> extends Arrival<Types> {
  /** The app that the flow belongs to; by default one whose ports use `fetch`, a clock and a storage only. */
  readonly app?: App<Types>
  readonly machine: Machine
  /**
   * For a chart that is walked elsewhere under another name. Here the harness plays only the answers to its calls and
   * these events, and asks for no coverage; without events, only headless.
   */
  readonly sharedChart?: SharedChart
  /** The flow's real ports; by default none. */
  ports?(environment: Types['environment']): Readonly<Record<string, AnyActorLogic>>
  /** Other ways in which the flow starts, by name: what differs from this model. What they share is walked once. */
  readonly variants?: Readonly<Record<string, Partial<Arrival<Types>>>>

  /**
   * The part of the context that distinguishes snapshots: every value that a guard, a delay or an assertion
   * reads. It must stay finite: booleans, enums, `'fresh' | 'later'`; nothing that grows. By default the whole.
   */
  project?(context: ContextFrom<Machine>): unknown

  /**
   * What the server may answer, by port and by the answer's name. (An answer that
   * ends the flow from outside, such as a 401 that ends the session, belongs to another model.)
   */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Answer>>>>
  /**
   * Ports of the device that end by themselves, before anything is drawn. The harness also plays a failure of
   * each.
   */
  readonly localPorts?: readonly string[]
  /**
   * How children, and ports that call no server, may end, by invoke id (or id of a spawned child). The real
   * port does not run then. An `error`, or `failed(UNEXPECTED)`, without `play` is skipped in the browser.
   */
  readonly outcomes?: Readonly<Record<string, Outcomes | ((snapshot: Steady<Machine>) => Outcomes)>>

  /**
   * The usual course of the flow, for one whose regions and answers multiply its snapshots. The harness takes
   * every step of this course. Anything else (an answer that is not usual, a rejection, a fixture marked
   * `unusual`, and what comes after it) it takes once: from the first snapshot in which that shows something
   * new, see `search.ts`.
   */
  readonly usual?: {
    /**
     * The names of the usual answers, by port, and outcomes, by id. By default they are the first of a port's
     * answers, and all outcomes but errors.
     */
    readonly ends?: Readonly<Record<string, readonly string[]>>
    /**
     * The calls and children, by id, that usually end before anything else happens, in this order. So a region
     * that waits for one does not multiply the others.
     */
    readonly first?: readonly string[]
  }

  /** The chart's own events that have no fields. One that every guard refuses is played as `refused`. */
  readonly plainEvents?: readonly PlainType<Machine>[]
  /**
   * The fixtures of each of the chart's other events. The snapshot may give them values; the graph is kept small by
   * `usual`, `unusual` and `tried`. A fixture that every guard refuses is played as `refused`.
   */
  readonly events?: {
    readonly [Type in Own<Machine>]?: (snapshot: Steady<Machine>) => readonly EventOf<Machine, Type>[]
  }
  /**
   * Literal milliseconds that a delay takes, by its name in the chart (for a bare number, its digits), or
   * that pass before the clock triggers one of the chart's own events.
   */
  readonly durations?: Readonly<Record<string, number | ((snapshot: Steady<Machine>) => number)>>
  /** The delays that a browser can't wait for, by name, each with the reason. */
  readonly unplayedDelays?: Readonly<Record<string, string>>
  /**
   * Makes an event happen that the device sends through a channel of the ports: headless, and in the browser if
   * `gesture` does not say otherwise. `before` is the snapshot that the event meets. Headless, an event without an
   * entry is sent to the chart.
   */
  readonly deviceEvents?: {
    readonly [Type in Own<Machine>]?: (
      page: Types['device'],
      event: EventOf<Machine, Type>,
      before: Steady<Machine>,
    ) => unknown
  }
  /**
   * While a dialog covers the page: the events whose gestures the browser still plays, such as those of the dialog.
   * Otherwise undefined.
   */
  covered?(snapshot: Steady<Machine>): readonly Own<Machine>[] | undefined
  /** In the browser: what the user does. Not needed for an event that `durations` or `deviceEvents` bring about. */
  readonly gesture?: {
    readonly [Type in Own<Machine>]?: Gesture<
      (page: Page, event: EventOf<Machine, Type>, world: World) => Promise<unknown>,
      EventOf<Machine, Type>,
      Steady<Machine>
    >
  }
  /** What the page shows, by id of a leaf state; or the reason why it shows nothing of it. */
  readonly assertions: Readonly<
    Record<string, ((page: Page, snapshot: Steady<Machine>, world: World) => Promise<unknown>) | string>
  >
  /**
   * What always holds, in words: after each step that the harness knows, and at each start, where there is no `step`. A
   * table shows what has changed; an invariant says what may not.
   */
  readonly invariants?: Readonly<
    Record<
      string,
      (
        after: Steady<Machine>,
        step?: { readonly before: Steady<Machine>; readonly event: EventFrom<Machine> },
      ) => boolean
    >
  >
  /**
   * The event that immediately follows another: what a channel reports because of what the chart has just
   * done (a live run has the channel itself), or the parent's response to a message of the flow.
   */
  readonly follows?: {
    ports?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
    parent?(snapshot: Steady<Machine>, event: EventFrom<Machine>): EventFrom<Machine> | undefined
  }
  /**
   * Why no element of the page shows the flow's state by `data-flow` (the machine's id) and `data-state` (its
   * active leaves): for the whole flow, or by id of a leaf. Elsewhere the browser compares that state with
   * the chart's, so its coverage is that of the page's own chart.
   */
  readonly unmarked?: string | Readonly<Record<string, string>>

  /** What neither run covers. An entry that turns out to be covered fails as stale. */
  readonly unreached?: Exceptions
  /** What only the browser does not cover. (It leaves out failures of local ports by rule.) */
  readonly unreachedInBrowser?: Exceptions
}

interface Marks {
  readonly label?: string
  readonly isUnusual?: true
  readonly isTried?: true
}

const marks = new WeakMap<object, Marks>()

function marked<Event extends object>(event: Event, mark: Marks): Event {
  const fixture = { ...event }
  marks.set(fixture, { ...marks.get(event), ...mark })
  return fixture
}

/** Names an event fixture in the transition table, for example after the boundary that it sits on. */
export function labelled<Event extends object>(label: string, event: Event): Event {
  return marked(event, { label })
}

/** Marks an event fixture that does not belong to the usual course of its flow, see `usual` of a model. */
export function unusual<Event extends object>(event: Event): Event {
  return marked(event, { isUnusual: true })
}

/**
 * Marks an event fixture that waits for the usual ones of its event: it is a step only where none of these is left. So
 * a form is filled in one order, and other values are tried one at a time once it is complete.
 */
export function tried<Event extends object>(event: Event): Event {
  return marked(event, { isTried: true })
}

/** Returns how an event fixture is marked. */
export function marksOf(fixture: object): Marks {
  return marks.get(fixture) ?? {}
}

/** Gives a model the types of its chart, and of its app. */
export function defineModel<Machine extends AnyStateMachine, Types extends AppTypes = PlainTypes>(
  model: FlowModel<Machine, Types>,
): FlowModel {
  return model as unknown as FlowModel
}
