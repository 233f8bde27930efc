import type { Clock } from '../http/http.ts'
import type { Storage, StorageKey } from '../storage/storage.ts'

/** The clock of the site's ports. Times are milliseconds since the epoch. */
export interface SiteClock extends Clock {
  /** Returns the server's time where an answer has told it, else the device's. */
  now(): number
  /** Returns the device's time, which may be wrong or be set, but also passes while the device sleeps. */
  deviceNow(): number
  /** Returns true once `now` is as right as it gets: a server has answered, or none has for a while. */
  isSettled(): boolean
  /** Calls the listener when `now` has been corrected or is settled. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** A clock that learns from answers. */
export interface LearningClock extends SiteClock {
  /** Takes the `Date` header of an answer that comes from the server itself, and when its call was sent by `now`. */
  learn(date: string | null, sentAt: number): void
}

/** The device's clock as the site needs it. */
type Device = Pick<Window & typeof globalThis, 'performance' | 'setTimeout' | 'clearTimeout'>

/** Milliseconds by which two right clocks may differ. */
const TOLERANCE = 5_000

/** Milliseconds without an answer after which the device's time counts. */
const PATIENCE = 3_000

/** A `Date` header has whole seconds. */
const SECOND = 1_000

const KEY: StorageKey = 'app.clock'

/** Returns by how much the server's time was ahead of the device's at the last answer, in milliseconds. */
function readOffset(storage: Storage): number {
  const stored = storage.get(KEY)
  return /^-?\d{1,15}$/.test(stored) ? Number(stored) : 0
}

function keepOffset(storage: Storage, offset: number): void {
  if (Math.abs(offset) <= SECOND) storage.remove(KEY)
  else if (Math.abs(offset - readOffset(storage)) > SECOND) storage.set(KEY, String(offset))
}

/**
 * Creates the clock of a page. The first answer with a `Date` sets it, unless the device's time agrees. From then on it
 * runs by the monotonic clock, which nobody sets, but which stands still while a phone sleeps: a later answer may set it
 * forward. None sets it back, because an answer may be old when it arrives. Without such a header it is the device's.
 */
export function createSiteClock(device: Device, storage: Storage): LearningClock {
  const listeners = new Set<() => void>()
  const deviceNow = () => Date.now()
  const passed = () => device.performance.now()
  const offset = readOffset(storage)
  /** What `now` was at a moment of the monotonic clock. */
  let told: { readonly now: number; readonly at: number } | undefined
  let isSettled = false

  const now = () => Math.round(told ? told.now + passed() - told.at : deviceNow() + offset)
  const notify = () => {
    for (const listen of listeners) listen()
  }
  const settle = () => {
    if (isSettled) return false
    isSettled = true
    device.clearTimeout(patience)
    return true
  }
  const patience = device.setTimeout(() => settle() && notify(), PATIENCE)

  /** Returns the right time if an answer shows that `now` is wrong. */
  const correctedBy = (date: number, roundTrip: number): number | undefined => {
    const time = now()
    const likely = date + SECOND / 2 + roundTrip / 2
    if (time < date - TOLERANCE) return likely
    if (!told && time > date + SECOND + roundTrip + TOLERANCE) return likely
    return undefined
  }

  return {
    now,
    deviceNow,
    setTimeout: (fn, milliseconds) => device.setTimeout(fn, milliseconds),
    clearTimeout: (id) => device.clearTimeout(id),
    isSettled: () => isSettled,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    learn(header, sentAt) {
      const date = Date.parse(header ?? '')
      const isReadable = !Number.isNaN(date)
      const corrected = isReadable ? correctedBy(date, Math.max(0, now() - sentAt)) : undefined
      if (corrected !== undefined || (isReadable && !told)) told = { now: corrected ?? now(), at: passed() }
      if (isReadable) keepOffset(storage, now() - deviceNow())
      if (settle() || corrected !== undefined) notify()
    },
  }
}
