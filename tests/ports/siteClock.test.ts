import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../src/environment/storage/storage.ts'
import { createSiteClock, type LearningClock } from '../../src/environment/time/siteClock.ts'
import { NOON } from '../model/headless/headlessEnvironment.ts'
import { HOUR, MINUTE, SECOND } from '../times.ts'

/** What the device's clock says, and what its monotonic one has counted. */
let device: number
let passed: number
let stored: Map<string, string>
let timers: Map<number, () => void>

beforeEach(() => {
  device = NOON
  passed = 5_000
  stored = new Map()
  timers = new Map()
  vi.spyOn(Date, 'now').mockImplementation(() => device)
  return () => vi.restoreAllMocks()
})

/** Reloads the page: its monotonic clock restarts at 0, and the stored values remain. */
function open(): LearningClock {
  passed = 0
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  } as unknown as Storage
  const window = {
    performance: { now: () => passed },
    setTimeout: (run: () => void, milliseconds: number) => timers.set(milliseconds, run) && milliseconds,
    clearTimeout: (id: number) => timers.delete(id),
  } as unknown as Window & typeof globalThis
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  return createSiteClock(
    window,
    createStorage(events as unknown as Window, () => storage),
  )
}

function pass(milliseconds: number): void {
  device += milliseconds
  passed += milliseconds
}

/** Hears an answer whose call took a time, with what the server's clock said at its end. */
function hear(clock: LearningClock, serverNow: number, took = 0): void {
  const sentAt = clock.now()
  pass(took)
  clock.learn(new Date(serverNow + took).toUTCString(), sentAt)
}

describe('the clock of the site', () => {
  it.each([
    ['three hours ahead', 3 * HOUR],
    ['ten minutes ahead', 10 * MINUTE],
    ['a day behind', -24 * HOUR],
  ])('follows the first answer of the server on a device that is %s', (_, wrong) => {
    const clock = open()
    device = NOON + wrong
    expect(clock.now()).toBe(NOON + wrong)
    // The header has whole seconds, so half a second is its best reading.
    hear(clock, NOON)
    expect(clock.now()).toBe(NOON + 500)
    pass(90 * SECOND)
    expect(clock.now()).toBe(NOON + 500 + 90 * SECOND)
  })

  it('takes half of the time that the call took for the way back', () => {
    const clock = open()
    device = NOON + HOUR
    hear(clock, NOON, 4 * SECOND)
    expect(clock.now()).toBe(NOON + 4 * SECOND + 500 + 2 * SECOND)
  })

  it.each([-5_000, -1_000, 0, 999, 6_000])(
    'is the device’s where that differs from the header by %d ms only',
    (milliseconds) => {
      const clock = open()
      device = NOON + milliseconds
      hear(clock, NOON)
      expect(clock.now()).toBe(NOON + milliseconds)
    },
  )

  it('is not too late where a long call carries an old header', () => {
    const clock = open()
    const sentAt = clock.now()
    pass(20 * SECOND)
    clock.learn(new Date(NOON).toUTCString(), sentAt)
    expect(clock.now()).toBe(NOON + 20 * SECOND)
  })

  it('stays when the device’s clock is set while the page is open', () => {
    const clock = open()
    hear(clock, NOON)
    device += 10 * MINUTE
    expect(clock.now()).toBe(NOON)
    pass(SECOND)
    hear(clock, NOON + SECOND)
    expect(clock.now()).toBe(NOON + SECOND)
    expect(clock.deviceNow()).toBe(NOON + 10 * MINUTE + SECOND)
  })

  it('is set forward by the first answer after the device slept, and tells its listeners', () => {
    const clock = open()
    hear(clock, NOON)
    const heard = vi.fn()
    clock.subscribe(heard)
    device += HOUR
    expect(clock.now()).toBe(NOON)
    hear(clock, NOON + HOUR)
    expect(clock.now()).toBe(NOON + HOUR + 500)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is set back by no later answer: one may be old when it arrives', () => {
    const clock = open()
    hear(clock, NOON)
    pass(HOUR)
    hear(clock, NOON)
    expect(clock.now()).toBe(NOON + HOUR)
  })

  it.each([null, '', 'yesterday'])('is the device’s if the header is %j', (header) => {
    const clock = open()
    clock.learn(header, clock.now())
    device += 10 * MINUTE
    expect(clock.now()).toBe(NOON + 10 * MINUTE)
    expect(clock.isSettled()).toBe(true)
  })

  it('is right from the start when the page is opened again', () => {
    device = NOON + 3 * HOUR
    hear(open(), NOON)
    pass(MINUTE)
    expect(open().now()).toBe(NOON + 500 + MINUTE)
  })

  it('forgets a difference that is gone', () => {
    device = NOON + 3 * HOUR
    hear(open(), NOON)
    expect(stored.size).toBe(1)
    device = NOON
    hear(open(), NOON)
    expect(stored.size).toBe(0)
    expect(open().now()).toBe(NOON)
  })

  it('is settled by an answer, or after 3 s without any', () => {
    const heard = vi.fn()
    const answered = open()
    answered.subscribe(heard)
    expect(answered.isSettled()).toBe(false)
    hear(answered, NOON)
    expect(answered.isSettled()).toBe(true)
    expect([...timers.keys()]).toEqual([])

    const alone = open()
    alone.subscribe(heard)
    timers.get(3_000)?.()
    expect(alone.isSettled()).toBe(true)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
