import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate'
import type { SiteStart } from './log/log.types.ts'

export type Page = Window & typeof globalThis

/** The client of a site's calls, as far as it says which port sends a call: a port has one signal for all of its calls. */
export interface Client {
  send(
    call: { readonly method: string; readonly path: string },
    options: {
      readonly signal: AbortSignal
      readonly address?: string
      readonly params?: Readonly<Record<string, string>>
    },
  ): Promise<unknown>
}

/** Times are milliseconds since the epoch. */
export interface Clock {
  readonly now: () => number
  readonly setTimeout: (fn: () => void, milliseconds: number) => number
  readonly clearTimeout: (id: number) => void
}

/** What a log has in place of the device. */
export interface Played {
  readonly start: SiteStart
  /** Has only what reads, sets and removes one key. */
  readonly storage: Storage
  /** The clock of ports. */
  readonly clock: Clock
  /** The clock of the charts' delays: the option of `createActor`. */
  readonly timers: Pick<Clock, 'setTimeout' | 'clearTimeout'>
}

/** What the workbench puts between a site and the world. */
export interface Edges {
  /** Observes the actors: the option of `createActor`. */
  inspect(event: InspectionEvent): void
  /** Returns what the client of calls sends them by. */
  fetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch
  /** Returns the client for the ports. */
  client<Given extends Client>(client: Given): Given
  /** Missing unless the page is replayed. */
  readonly played?: Played
}

/** A page whose actors have not started. */
export interface Opened<Site> extends Pick<SiteStart, 'desktop' | 'config'> {
  readonly root: AnyActorRef
  /** Returns the site, once the root has started. */
  site(): Site
}

/** A site that can be recorded and replayed. */
export interface Recordable<Site> {
  /** Types of the events from outside that follow from an answer: a replay has them from the site. */
  readonly consequences: readonly string[]
  /** Opens a page on these edges. */
  open(page: Page, edges: Edges): Opened<Site>
}

/** Events to send by hand, by machine id and event type. Served at `/__inspect/fixtures.json`. */
export type Fixtures = Readonly<
  Record<string, Readonly<Record<string, readonly { readonly label: string; readonly event: EventObject }[]>>>
>
