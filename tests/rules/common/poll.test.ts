import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { type PollCall, pollMachine, type TimedResult } from '#machines/common/poll/poll.machine.ts'
import { restOf, waitAfter } from '#machines/common/poll/poll.rules.ts'
import { type Failure, type Result, UNEXPECTED } from '#machines/common/result.ts'

it.each([
  [0, 300],
  [20, 280],
  [299, 1],
  [300, 0],
  [301, 0],
  [15_000, 0],
  [-1, 300],
])('the rest of a period of 300 ms after an answer that took %i ms is %i ms', (took, rest) =>
  expect(restOf(300, took)).toBe(rest),
)

describe('a poll every 300 ms', () => {
  /** Returns the times of the calls up to `end` if the responses take these milliseconds; `null` is a failure that takes none. */
  async function callsOf(answers: readonly (number | null)[], end: number): Promise<number[]> {
    const clock = new SimulatedClock()
    const calls: number[] = []
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => clock.setTimeout(resolve, milliseconds))
    const machine = pollMachine<string>('poll', 300).provide({
      actors: {
        visibility: fromCallback(({ sendBack }) => sendBack({ type: 'visibility.changed', visible: true })),
        load: fromPromise<TimedResult<string>, PollCall>(async () => {
          const took = answers[calls.length] ?? 0
          const isFailed = answers[calls.length] === null
          calls.push(clock.now())
          if (took > 0) await wait(took)
          return { ...(isFailed ? failed(UNEXPECTED) : succeeded('')), took }
        }),
      },
    })
    const parent = createMachine({ invoke: { src: machine, input: { subject: '' } } })
    const actor = createActor(parent, { clock }).start()
    while (clock.now() < end) {
      await settled()
      clock.increment(1)
    }
    actor.stop()
    return calls
  }

  it('counts from the start of each call', async () => {
    expect(await callsOf([20, 0, 299, 150], 1_300)).toEqual([0, 300, 600, 900, 1_200])
  })

  it('makes the next call immediately after an answer that took a period or longer', async () => {
    expect(await callsOf([300, 301, 1_000, 20], 2_000)).toEqual([0, 300, 601, 1_601, 1_901])
  })

  it('waits a period after a call that failed at once', async () => {
    expect(await callsOf([1_000, null, 20], 1_700)).toEqual([0, 1_000, 1_300, 1_600])
  })
})

const limited = (retryAfter?: number): Failure => ({
  kind: 'refused',
  status: 429,
  ...(retryAfter !== undefined && { retryAfter }),
})

it.each([
  ['a 429 at first', limited(), 1_000, 0, 2_000],
  ['another one', limited(), 1_000, 2_000, 4_000],
  ['one that comes after the longest wait', limited(), 1_000, 40_000, 60_000],
  ['one that follows a minute', limited(), 1_000, 60_000, 60_000],
  ['a 429 with a time', limited(5_000), 1_000, 40_000, 5_000],
  ['one with a time below the period', limited(0), 1_000, 0, 1_000],
  ['one with a time above a minute', limited(3_600_000), 1_000, 0, 3_600_000],
  ['a 503 with a time', { kind: 'refused', status: 503, retryAfter: 5_000 }, 1_000, 0, 5_000],
  ['a 503 without one', { kind: 'refused', status: 503 }, 1_000, 2_000, 0],
  ['a 500', { kind: 'refused', status: 500 }, 1_000, 2_000, 0],
  ['no answer', { kind: 'lost' }, 1_000, 2_000, 0],
] as const)('%s has a poll wait', (_, failure, period, lastWait, wait) =>
  expect(waitAfter(failure, period, lastWait)).toBe(wait),
)

describe('a poll every second that a server limits', () => {
  /** Returns the times of the calls up to `end`, by what each is answered; the tab comes back at these times. */
  async function limitedCalls(
    answers: readonly (Failure | null)[],
    end: number,
    returns: readonly number[] = [],
  ) {
    const clock = new SimulatedClock()
    const calls: number[] = []
    type Sent = { type: 'visibility.changed'; visible: boolean } | { type: 'tab.returned' }
    let send = (_: Sent) => {}
    const machine = pollMachine<string>('poll', 1_000).provide({
      actors: {
        visibility: fromCallback(({ sendBack }) => {
          send = sendBack
          sendBack({ type: 'visibility.changed', visible: true })
        }),
        findElapsed: fromPromise<Result<number>, string>(async () =>
          succeeded(clock.now() - (calls.at(-1) ?? 0)),
        ),
        load: fromPromise<TimedResult<string>, PollCall>(async () => {
          const failure = answers[calls.length]
          calls.push(clock.now())
          await new Promise<void>((resolve) => clock.setTimeout(resolve, 100))
          return { ...(failure ? failed(failure) : succeeded('')), took: 100 }
        }),
      },
    })
    const actor = createActor(createMachine({ invoke: { src: machine, input: { subject: '' } } }), {
      clock,
    }).start()
    while (clock.now() < end) {
      await settled()
      if (returns.includes(clock.now())) {
        send({ type: 'visibility.changed', visible: false })
        send({ type: 'visibility.changed', visible: true })
        send({ type: 'tab.returned' })
        await settled()
      }
      clock.increment(100)
    }
    actor.stop()
    return calls
  }

  it('waits twice as long each time, and polls as before after an answer', async () => {
    const answers = [null, limited(), limited(), limited(), null]
    expect(await limitedCalls(answers, 20_000)).toEqual([
      ...[0, 1_000, 3_100, 7_200, 15_300],
      ...[16_300, 17_300, 18_300, 19_300],
    ])
  })

  it('waits for the time that is named, from the answer on', async () => {
    expect(await limitedCalls([limited(5_000), null], 7_500)).toEqual([0, 5_100, 6_100, 7_100])
  })

  it('is not asked earlier by a tab that comes back, nor later', async () => {
    expect(await limitedCalls([limited(5_000), null], 6_500, [1_000, 3_000, 5_000])).toEqual([
      0, 5_100, 6_100,
    ])
  })

  it('asks at once for a tab that comes back when no limit holds', async () => {
    expect(await limitedCalls([null, null], 1_400, [500])).toEqual([0, 500])
  })
})
