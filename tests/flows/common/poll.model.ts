import type { Page } from '@playwright/test'
import type { FlowModel, World } from '@tiya/graph-tests/model'
import type { Answer, WireAnswer } from '@tiya/graph-tests/wire'
import { failed, succeeded } from '@tiya/ports/result'
import { balancePoll } from '#machines/access/balance/balance.machine.ts'
import type { PollMachine, PollPorts } from '#machines/common/poll/poll.machine.ts'
import { type Failure, UNEXPECTED } from '#machines/common/result.ts'
import type { Environment } from '#src/environment/environment.ts'
import { PLAYER } from '../../model/ambient.ts'
import { setVisibility, TAB } from '../../model/device.ts'
import { expect } from '../../model/expect.ts'
import { defineModel, unanswered } from '../../model/model.ts'
import { button } from '../../site/controls.ts'

/** Answers the poll of a screen that is held; otherwise lets the next one come after `period`, with this answer. */
export async function answerPoll(
  world: World,
  call: string,
  wire: WireAnswer,
  period: number,
): Promise<void> {
  const isHeld = world.ambient.get(call) === 'held'
  world.ambient.set(call, wire)
  if (isHeld) await world.release(call, wire)
  else await world.pass(period)
}

/** A poll that the server refuses, as a screen learns of it. */
export const POLL_FAILED = {
  type: 'poll.failed',
  failure: { kind: 'refused', status: 500 },
} as const

type Loaded<Value> = { readonly value: Value }
type Failed = { readonly failure: Failure }

/** Returns the answer that fails so. */
const failing = (failure: Failure): WireAnswer =>
  failure.kind === 'refused' ? { status: failure.status, body: { message: failure.message } } : { lost: true }

/** Returns the gestures for the polls of a screen, and for `Try again`, after which the next poll is held. */
export function pollGestures<Value>(call: string, period: number, wireOf: (value: Value) => WireAnswer) {
  return {
    'poll.loaded': (_: Page, { value }: Loaded<Value>, world: World) =>
      answerPoll(world, call, wireOf(value), period),
    'poll.failed': (_: Page, { failure }: Failed, world: World) =>
      answerPoll(world, call, failing(failure), period),
    retry: async (page: Page, _: object, world: World) => {
      world.ambient.set(call, 'held')
      await button(page, 'Try again').click()
    },
  }
}

/** The same for a screen whose polls are all held: the next one is sent as soon as the tab comes back. */
export function heldPollGestures<Value>(call: string, wireOf: (value: Value) => WireAnswer) {
  const answer = async (page: Page, world: World, wire: WireAnswer) => {
    await setVisibility(page, false)
    await setVisibility(page, true)
    await world.release(call, wire)
  }
  return {
    'poll.loaded': (page: Page, { value }: Loaded<Value>, world: World) => answer(page, world, wireOf(value)),
    'poll.failed': (page: Page, { failure }: Failed, world: World) => answer(page, world, failing(failure)),
  }
}

/** What is specific to one poll; the rest of its model is shared by all polls. */
interface PollUse<Value> {
  readonly machine: PollMachine<Value>
  ports(environment: Environment): PollPorts<Value>
  /** What is polled; by default it is the player's. */
  readonly subject?: string
  /** The time limit of its call in milliseconds, as a literal; 15 s by default. */
  readonly limit?: number
  /** Answers to `load`, besides a refusal, silence and a lost connection. */
  readonly answers: Readonly<Record<string, Answer>>
}

/** Asserts that the screen is there, whichever answer came last. */
const see = (page: Page) => expect(page.locator('h1')).toHaveCount(1)

const byItself = 'only rows of lists pause, and report by themselves: tests of the ports scroll them'

const byTime =
  'how much of a wait is left when the tab comes back is the time of the page: `poll.test.ts` has it'

/** Returns true if a server does not limit the poll. */
const isFree = ({ context }: { readonly context: { readonly wait: number } }) => context.wait === 0

/** Returns the model of one poll, which appears in the reports under its machine's id. That of the balance is walked. */
export function pollModel<Value>(use: PollUse<Value>): FlowModel {
  const { subject = '41', limit = 15_000, answers, ...rest } = use
  const { id } = use.machine
  const sharedChart = { walkedIn: 'access/balance', chart: balancePoll, events: [] }

  return defineModel<PollMachine<Value>>({
    ...rest,
    ...(id !== balancePoll.id && { sharedChart }),
    input: { subject },
    at: '/account',
    stored: PLAYER,
    project: ({ visible, rest: left, wait }) => [visible, left, wait],

    answers: {
      load: {
        ...answers,
        refused: { status: 500, body: {} },
        limited: { status: 429, body: {}, headers: { 'Retry-After': '20' } },
        'not JSON': { raw: '<html>' },
        ...unanswered(limit),
      },
    },

    outcomes: {
      findElapsed: {
        'less than a period': { output: succeeded(100) },
        'a period': { output: succeeded(10_000) },
        failed: { output: failed(UNEXPECTED) },
      },
    },
    plainEvents: ['refresh', 'tab.returned', 'pause', 'resume'],
    events: TAB.events,
    durations: { rest: ({ context }) => context.rest },
    deviceEvents: TAB.deviceEvents,
    gesture: {
      refresh: 'no screen has a button for it',
      pause: byItself,
      resume: byItself,
      'visibility.changed': { when: isFree },
      'tab.returned': { when: isFree },
    },
    unreachedInBrowser: {
      [`${id}.paused`]: byItself,
      [`${id}.resuming`]: byItself,
      [`${id}.resuming xstate.done.actor.findElapsed#0`]: byItself,
      [`${id}.resuming xstate.done.actor.findElapsed#1`]: byItself,
      [`${id}.waiting tab.returned#0`]: byTime,
      [`${id}.asleep always#0`]: byTime,
    },

    unmarked: 'A poll is a part of a screen, which is an element of another flow.',
    assertions: {
      [`${id}.loading`]: see,
      [`${id}.waiting`]: see,
      [`${id}.paused`]: see,
      [`${id}.resuming`]: see,
      [`${id}.asleep`]: async (page, _, world) => {
        await see(page)
        // A hidden tab makes no request, however long it is hidden: no call is held then.
        await world.pass(30_000)
      },
    },
  })
}
