import type { Divergence, SiteLog } from '../../log/log.types.ts'

/** What a page replays when it is opened. */
export interface ReplayOrder {
  readonly log: SiteLog
  /** Number of the last entry to play; null for all. */
  readonly toEntry: number | null
}

/** The result of a replay. */
export interface ReplayResult {
  /** Number of the last entry that was played. */
  readonly reached: number
  readonly failure: Divergence | null
}

const CACHE = 'tiya-inspect'
const ORDER = '/__inspect/order.json'
/** Keys of the session storage: whether this tab has an order, and the result of its last one. */
const ORDERED = 'inspect.replay'
const RESULT = 'inspect.replayed'

/** Stores an order for the next load of this page. A log is too long for the session storage. */
export async function leaveOrder(window: Window & typeof globalThis, order: ReplayOrder): Promise<void> {
  const cache = await window.caches.open(CACHE)
  await cache.put(ORDER, new Response(JSON.stringify(order)))
  window.sessionStorage.removeItem(RESULT)
  window.sessionStorage.setItem(ORDERED, '1')
}

/** Returns the order that was stored for this load, and removes it. */
export async function takeOrder(window: Window & typeof globalThis): Promise<ReplayOrder | undefined> {
  if (!window.sessionStorage.getItem(ORDERED)) return undefined
  window.sessionStorage.removeItem(ORDERED)
  const cache = await window.caches.open(CACHE)
  const kept = await cache.match(ORDER)
  await cache.delete(ORDER)
  return kept?.json()
}

/** Stores the result of an order for the command that gave it. */
export function leaveResult(window: Window, result: ReplayResult): void {
  window.sessionStorage.setItem(RESULT, JSON.stringify(result))
}
