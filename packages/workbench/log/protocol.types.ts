import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { EventObject, StateValue } from 'xstate'
import type { Divergence, LogEntry, SiteLog, SiteStart } from './log.types.ts'

/** Name of the `BroadcastChannel` between inspected pages and the workbench. */
export const CHANNEL = 'tiya-inspect'

/** A running actor. */
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
  /** True if one of the watched `events` takes the edge. Null if that depends on an unknown event. */
  readonly can: boolean | null
}

/** A delay that is running. */
export interface RunningDelay {
  /** Type of the event that is sent when it ends. */
  readonly event: string
  /** Its full length in milliseconds. */
  readonly delay: number
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

/** What the workbench shows about the actor that it watches. */
export interface ActorSnapshot {
  readonly path: string
  readonly machine: string | null
  readonly status: string
  readonly value: StateValue | null
  readonly context: unknown
  readonly next: readonly NextStep[]
  readonly delays: readonly RunningDelay[]
  /** The page's time, in milliseconds since the epoch. It does not advance while the page is rewound. */
  readonly now: number
}

/**
 * How the page runs: `live`; `paused`, with its events queued; or `rewound`, stopped at an entry of a
 * replayed log, with no further events.
 */
export type Mode = 'live' | 'paused' | 'rewound'

/** A message from an inspected page. `site` is the page's id, which is different for each page load. */
export type SiteMessage = {
  readonly site: string
} /** Sent when the page opens and in response to `hello`. `entries` has all recorded entries. */ & (
  | {
      readonly type: 'hello'
      readonly title: string
      /** The name of the workbench's frame that the page is in; empty for a window of its own. */
      readonly frame: string
      readonly mode: Mode
      /** Where a replay diverged from its log, so that the page stands elsewhere. */
      readonly divergence: Divergence | null
      readonly start: SiteStart
      readonly charts: Readonly<Record<string, Chart>>
      readonly actors: readonly ActorNode[]
      readonly entries: readonly LogEntry[]
      readonly dropped: number
    }
  /** Sent at most once per frame of the page. `charts` has those of new machines. */
  | {
      readonly type: 'batch'
      readonly entries: readonly LogEntry[]
      readonly charts: Readonly<Record<string, Chart>>
    }
  /** The watched actor, sent in response to `watch` and whenever it changes; null if it is not running. */
  | { readonly type: 'snapshot'; readonly path: string; readonly snapshot: ActorSnapshot | null }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** An order could not be carried out. */
  | { readonly type: 'refused'; readonly reason: string }
  /** The page was closed or is reloading. */
  | { readonly type: 'bye' }
)

/** A message from the workbench to the page with the id `site`, or to all pages if it is missing. */
export type WorkbenchMessage = { readonly site?: string } & (
  | { readonly type: 'hello' }
  /** Subscribes to snapshots of this actor; null unsubscribes. `next` is computed for these `events`. */
  | { readonly type: 'watch'; readonly actor: string | null; readonly events?: readonly EventObject[] }
  | { readonly type: 'send'; readonly actor: string; readonly event: EventObject }
  /** Events wait until `resume`. */
  | { readonly type: 'pause' }
  /** Continues after a pause or from the entry that the page was rewound to. */
  | { readonly type: 'resume' }
  /** Reloads the page, replays its log (or this one) up to and including the entry, and stops there. */
  | { readonly type: 'rewind'; readonly toEntry: number; readonly log?: SiteLog }
  /** Reloads the page, live. */
  | { readonly type: 'restart' }
)
