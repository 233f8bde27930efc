import type { Call } from '@tiya/contract/wire'
import { nextTask } from '../device/nextTask.ts'
import type { Environment } from '../environment.ts'
import type { Storage } from '../storage/storage.ts'

/** A call that moves money and has no answer yet. */
interface CallInFlight {
  /** What was filled in. */
  readonly form: string
  readonly result: Promise<unknown>
}

/** The calls in flight of a page, by player and path. They outlive the screens that sent them. */
const pages = new WeakMap<Storage, Map<string, CallInFlight>>()

/** The path at which the last call of a page was answered: its outcome may be on the screen. */
const outcomes = new WeakMap<Storage, string>()

const placeOf = (remoteId: string, call: Call) => `${remoteId} ${call.path}`

/** Returns the player's call of this path that is in flight. */
export function callInFlight(
  { storage }: Environment,
  remoteId: string,
  call: Call,
): CallInFlight | undefined {
  return pages.get(storage)?.get(placeOf(remoteId, call))
}

/** Tracks a call until it has an answer; returns its result. */
export function trackCall<Value>(
  { storage, window }: Environment,
  remoteId: string,
  call: Call,
  form: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const calls = pages.get(storage) ?? new Map<string, CallInFlight>()
  pages.set(storage, calls)
  const place = placeOf(remoteId, call)
  const result = send().finally(() => {
    calls.delete(place)
    outcomes.set(storage, window.location.pathname)
  })
  calls.set(place, { form, result })
  return result
}

/**
 * Waits until these calls of a player have been answered, and what led to them has been done with the answers. Returns
 * undefined if none is in flight.
 */
export function untilAnswered(
  environment: Environment,
  remoteId: string,
  calls: readonly Call[],
): Promise<unknown> | undefined {
  const results = calls.flatMap((call) => callInFlight(environment, remoteId, call)?.result ?? [])
  return results.length > 0 ? Promise.allSettled(results).then(nextTask) : undefined
}

/** Resolves once every call in flight has been answered, and what led to it has been done with the answer. */
export async function untilAllAnswered(storage: Storage): Promise<void> {
  const results = [...(pages.get(storage)?.values() ?? [])].map(({ result }) => result)
  if (results.length > 0) await Promise.allSettled(results).then(nextTask)
}

/**
 * Returns true if the page may be loaded again: no call is in flight, and no outcome is on the screen. The player who asks
 * a second time has read it.
 */
export function mayReload({ storage, window }: Environment): boolean {
  if (pages.get(storage)?.size) return false
  const isShown = outcomes.get(storage) === window.location.pathname
  outcomes.delete(storage)
  return !isShown
}
