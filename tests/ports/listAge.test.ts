import type { WireAnswer } from '@tiya/graph-tests/wire'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { liveMatchesOf } from '#src/ports/exchange/liveMatches.ts'
import { sportEventsOf } from '#src/ports/exchange/sportEvents.ts'
import { CRICKET, EVENTS, SOCCER, TENNIS } from '../flows/exchange/events.fixture.ts'
import { PLAYER } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { answerHeld } from './answerHeld.fixture.ts'

/* Prices that come with a list are trusted for a while, also where the server asks its poll to wait. */

const LIMITED: WireAnswer = { status: 429, body: {}, headers: { 'Retry-After': '60' } }
const LISTS = [CRICKET, SOCCER, TENNIS]

type Provided = (environment: ReturnType<HeadlessEnvironment['of']>) => AnyStateMachine

/** Starts lists whose first answer has a match with prices, and whose next one is a refusal that asks to wait. */
async function startLimited(machineOf: Provided, input?: object) {
  const environment = new HeadlessEnvironment({ at: '/', stored: PLAYER })
  const { clock } = environment
  const answers: Record<string, WireAnswer> = { ...EVENTS }
  const actor = createActor(machineOf(environment.of('')), { clock, input }).start()
  actor.send({ type: 'place.opened' })
  const answer = () => answerHeld(environment, (line) => answers[line] ?? { status: 404, body: {} })
  await answer()
  actor.send({ type: 'matches.seen' })
  for (const list of LISTS) answers[list] = LIMITED
  return {
    answers,
    /** Lets time pass, second by second. */
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.increment(1_000)
        await answer()
      }
    },
    state: () => actor.getSnapshot().children.prices?.getSnapshot().value,
  }
}

describe.each<[string, Provided, object | undefined, number]>([
  ['a sport', sportEventsOf, { sport: 'cricket' }, 15],
  ['the home', liveMatchesOf, undefined, 35],
])('prices in the list of %s', (_, machineOf, input, seconds) => {
  it(`are delayed when no list has confirmed them for ${seconds} s, until the next one`, async () => {
    const { answers, pass, state } = await startLimited(machineOf, input)
    await pass(seconds - 1)
    expect(state()).toBe('live')
    await pass(1)
    expect(state()).toBe('delayed')
    Object.assign(answers, EVENTS)
    await pass(71 - seconds)
    expect(state()).toBe('live')
  })
})
