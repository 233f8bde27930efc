import type { TourLog } from '@tiya/graph-tests/internal/records/tourLog.types.ts'
import type { EventObject, StateValue } from 'xstate'

/** A log that can be exported, imported and replayed. It is JSON. */
export type EventLog = SiteLog | TourLog | WalkLog

interface LogOf<Source extends string> {
  readonly version: 1
  readonly source: Source
  readonly title: string
}

/** What a page knew when it was opened. */
export interface SiteStart {
  /** The path with its query. */
  readonly at: string
  /** The state of the history entry. */
  readonly state: unknown
  /** All of the local storage. */
  readonly stored: Readonly<Record<string, string>>
  readonly desktop: boolean
  /** The size of the window, in px. */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly reducedMotion: boolean
  /** The settings of whoever serves the site. */
  readonly config: Readonly<Record<string, string>>
  /** Milliseconds since the epoch. */
  readonly time: number
}

/** What happened on an inspected page. */
export interface SiteLog extends LogOf<'site'> {
  readonly start: SiteStart
  /** Oldest first. */
  readonly entries: readonly LogEntry[]
  /** How many of the oldest entries were dropped. Only a log without dropped entries can be replayed. */
  readonly dropped: number
}

/** Where a replay diverged from the log. */
export interface Divergence {
  /** Number of the entry. */
  readonly entry: number
  readonly expected: string
  readonly seen: string
}

/** A random walk over the whole site. */
export interface WalkLog extends LogOf<'walk'> {
  readonly seed: number
  readonly faults: readonly unknown[]
  readonly actions: readonly unknown[]
  readonly failure?: {
    /** Index in `actions`. */
    readonly step: number
    readonly invariant: string
    readonly message: string
  }
}

/** A value that changed. `from` or `to` is undefined if there was or is none. */
export interface Change {
  readonly from?: unknown
  readonly to?: unknown
}

/** What the user did: on the page, by the role and the accessible name of the element, or in the workbench. */
export interface Gesture {
  /** `send`: an event was sent from the workbench. `name` is then the actor's path, and `value` the event as JSON. */
  readonly action: 'click' | 'fill' | 'check' | 'uncheck' | 'select' | 'press' | 'scroll' | 'send'
  readonly role: string
  readonly name: string
  /** Index among the visible elements with this role and name, from 0. */
  readonly nth: number
  /** What was filled in or selected, the key that was pressed, or how far the page is scrolled, in px. */
  readonly value?: string
  /** Number of the first entry that follows from it, if the page reacted before the gesture was complete. */
  readonly since?: number
}

/** What the user sees first on a page. Texts have single spaces. */
export interface Sight {
  /** The heading of level 1. */
  readonly heading: string
  /** Names of the open dialogs. */
  readonly dialogs: readonly string[]
  /** Texts of the alerts: errors of fields, of steps and of the whole screen. */
  readonly alerts: readonly string[]
}

/** A response in raw form, or why there is none. */
export type CallAnswer =
  | { readonly status: number; readonly body: string }
  /** The connection failed. */
  | 'lost'
  /** The page aborted the call: its state was left, or it timed out. */
  | 'aborted'

export type LogEvent =
  /** An actor started. `machine` is the id of its chart, null for ports. */
  | {
      readonly kind: 'started'
      readonly machine: string | null
      readonly src: string
      readonly input: unknown
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'error'; readonly error: unknown }
  /**
   * `actor` received an event. `from` is the sender, or null outside of the system. `external` is true for
   * events of the user or the device: from outside, or through a port that reports the device's events.
   */
  | {
      readonly kind: 'event'
      readonly from: string | null
      readonly event: EventObject
      readonly external: boolean
    }
  /** `actor` took these edges, in order. `changed` has the context keys that differ. */
  | {
      readonly kind: 'transition'
      readonly event: string
      readonly value: StateValue
      readonly edges: readonly string[]
      readonly changed: Readonly<Record<string, Change>>
    }
  /** `actor` sent a call: `METHOD /path?query body`. */
  | { readonly kind: 'call'; readonly call: number; readonly line: string }
  /** The response to the call with this number. `took` is in milliseconds. */
  | { readonly kind: 'answer'; readonly call: number; readonly answer: CallAnswer; readonly took: number }
  /** Its `actor` is empty. */
  | ({ readonly kind: 'gesture' } & Gesture)
  /** The page shows something else. Its `actor` is empty. */
  | ({ readonly kind: 'seen' } & Sight)
  /** Another tab changed the local storage: one key (null: removed), or all of it. Its `actor` is empty. */
  | { readonly kind: 'storage'; readonly key: string | null; readonly value: string | null }

/**
 * One thing that happened. Values are safe to clone. If one was too long or can't be cloned, `cut` is true
 * and text in brackets replaces the missing part.
 */
export type LogEntry = {
  /** Counts from 0, without gaps. */
  readonly n: number
  /** Milliseconds since the start. */
  readonly at: number
  /** Path of ids from the root: `root/session/balance`. */
  readonly actor: string
  readonly cut?: true
} & LogEvent

export type LogKind = LogEvent['kind']
