import { SimulatedClock } from 'xstate'
import { HeldNetwork } from './headless/network.ts'

/** The time at which every walk begins. Transition tables call it 12:00, wherever the app is. */
export const START = Date.parse('2026-03-02T06:00:00Z')

/** What an app has of its own, by kind: what its ports get, what happens to its pages from outside, how it is configured. */
export interface AppTypes {
  readonly environment: unknown
  readonly device: unknown
  readonly config: unknown
}

/** The types of an app that says nothing about itself. */
export interface PlainTypes extends AppTypes {
  readonly environment: PlainEnvironment
  readonly device: unknown
}

/** Returns the `fetch` of a port, by the port's name. */
export type FetchFor = (port: string) => typeof globalThis.fetch

/** The outside world of one headless run: a network that holds calls, a simulated clock, and what the app adds. */
export interface Outside<Types extends AppTypes = AppTypes> {
  readonly network: HeldNetwork
  readonly clock: SimulatedClock
  readonly device: Types['device']
  /** Returns the world as one port sees it, so its calls can be attributed to it. */
  of(port: string): Types['environment']
  /** Makes this world the one that the global objects belong to. Called when a run starts. */
  enter?(): void
  /** Ends what the device holds, see `device` of an outcome. */
  answer?(answer: string): void
}

/** How a flow starts: with which input, and where. */
export interface Start<Types extends AppTypes = AppTypes> {
  readonly input?: unknown
  /** What the device has stored. */
  readonly stored?: Readonly<Record<string, string>>
  /** The address. */
  readonly at: string
  /** The size of the browser's window, for a flow that is shown only in some. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** How the app is configured; in the browser, `arrive` opens a page with this configuration. */
  readonly config?: Types['config']
}

/** What the harness has to know of an app in order to walk its charts headless. */
export interface App<Types extends AppTypes = AppTypes> {
  /** The path before those of the calls, such as `/api`: models name calls without it. */
  readonly base?: string
  /** What the first line of a transition table says about itself. */
  readonly tableNote?: string
  /** Returns a new outside world, with this network in place of the held one if one is given. */
  outside(start: Start<Types>, fetchFor?: FetchFor): Outside<Types>
}

/** What the ports of an app get that has no other environment. */
export interface PlainEnvironment {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Pick<SimulatedClock, 'now' | 'setTimeout' | 'clearTimeout'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Returns a storage with what a device has stored. */
function storageOf(stored: Readonly<Record<string, string>>): PlainEnvironment['storage'] {
  const kept = new Map(Object.entries(stored))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** An app whose ports use nothing but `fetch`, a clock and a storage. */
export const PLAIN: App<PlainTypes> = {
  outside: ({ stored = {} }, fetchFor) => {
    const network = new HeldNetwork()
    const clock = new SimulatedClock()
    clock.set(START)
    const storage = storageOf(stored)
    const fetchOf = fetchFor ?? ((port) => network.fetchFor(port))
    return { network, clock, device: undefined, of: (port) => ({ fetch: fetchOf(port), clock, storage }) }
  },
}

/** Returns the app of a model. */
export function appOf({ app = PLAIN as unknown as App }: { readonly app?: App | undefined }): App {
  return app
}
