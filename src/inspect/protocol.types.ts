import type { EventObject, StateValue } from 'xstate'
import type { Chart } from '../../scripts/charts/chart.types.ts'
import type { LogEntry, SiteLog, SiteStart } from './log.types.ts'

/** Name of the `BroadcastChannel` between inspected pages and the workbench. */
export const CHANNEL = 'tiya-inspect'

/** An actor that runs. */
export interface ActorNode {
  /** Path of ids from the root: `root/session/balance`. */
  readonly path: string
  /** Path of its parent; null for the root. */
  readonly parent: string | null
  /** Id of its chart in `charts`; null for a port. */
  readonly machine: string | null
  readonly src: string
  /** Null for a port. */
  readonly value: StateValue | null
}

/** An edge that leaves an active state. */
export interface NextStep {
  /** Id of the edge. */
  readonly edge: string
  readonly event: string
  readonly guard?: string
  /** True if one of the events that were asked about takes the edge. Null where that depends on an unknown event. */
  readonly can: boolean | null
}

/** A delay that is running. */
export interface RunningDelay {
  /** Type of the event that comes when it is over. */
  readonly event: string
  /** Milliseconds that it takes in all. */
  readonly delay: number
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

/** What the workbench shows of the actor that it watches. */
export interface ActorSnapshot {
  readonly path: string
  readonly machine: string | null
  readonly status: string
  readonly value: StateValue | null
  readonly context: unknown
  readonly next: readonly NextStep[]
  readonly delays: readonly RunningDelay[]
  /** The page's time, in milliseconds since the epoch; it stands still where the page was rewound. */
  readonly now: number
}

/**
 * How the page runs: `live`; `paused`, events wait; `rewound`, stopped at an entry of a replayed log, whose events do
 * not go on.
 */
export type Mode = 'live' | 'paused' | 'rewound'

/** From an inspected page. `site` is the page's id, which differs for each load of a page. */
export type SiteMessage = {
  readonly site: string
} /** Sent when the page opens and in answer to `hello`. `entries` are all that are kept. */ & (
  | {
      readonly type: 'hello'
      readonly title: string
      readonly framed: boolean
      readonly mode: Mode
      readonly start: SiteStart
      readonly charts: Readonly<Record<string, Chart>>
      readonly actors: readonly ActorNode[]
      readonly entries: readonly LogEntry[]
      readonly dropped: number
    }
  /** At most one for each frame of the page. `charts` has those of machines that are new. */
  | {
      readonly type: 'batch'
      readonly entries: readonly LogEntry[]
      readonly charts: Readonly<Record<string, Chart>>
    }
  /** The watched actor, in answer to `watch` and whenever it has changed; null where it does not run. */
  | { readonly type: 'snapshot'; readonly path: string; readonly snapshot: ActorSnapshot | null }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** An order could not be followed. */
  | { readonly type: 'refused'; readonly reason: string }
  /** The page was closed or is loading again. */
  | { readonly type: 'bye' }
)

/** From the workbench. `site` is the page that is meant; without it, all. */
export type WorkbenchMessage = { readonly site?: string } & (
  | { readonly type: 'hello' }
  /** Asks for snapshots of this actor; null ends that. `events` are those that `next` is about. */
  | { readonly type: 'watch'; readonly actor: string | null; readonly events?: readonly EventObject[] }
  | { readonly type: 'send'; readonly actor: string; readonly event: EventObject }
  /** Events wait until `resume`. */
  | { readonly type: 'pause' }
  /** Goes on, from a pause or from where the page was rewound to. */
  | { readonly type: 'resume' }
  /** Opens the page again, replays its log (or this one) up to and including the entry, and stops there. */
  | { readonly type: 'rewind'; readonly toEntry: number; readonly log?: SiteLog }
  /** Opens the page again, live. */
  | { readonly type: 'restart' }
)

/** By machine id and event type: events to send by hand. Served at `/__inspect/fixtures.json`. */
export type Fixtures = Readonly<
  Record<string, Readonly<Record<string, readonly { readonly label: string; readonly event: EventObject }[]>>>
>
