import { describe, expect, it } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { pollMachine, type TimedResult } from '../../machines/common/poll/poll.machine.ts'
import { restOf } from '../../machines/common/poll/poll.rules.ts'
import { failed, succeeded, UNEXPECTED } from '../../machines/common/result.ts'
import { settled } from '../model/headlessEnvironment.ts'

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
        load: fromPromise<TimedResult<string>, string>(async () => {
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
