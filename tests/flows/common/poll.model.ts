import type { Page } from '@playwright/test'
import type { PollMachine, PollPorts } from '#machines/common/poll/poll.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { PLAYER } from '../../model/ambient.ts'
import { setVisibility } from '../../model/device.ts'
import {
  type Answer,
  defineModel,
  type FlowModel,
  unanswered,
  type WireAnswer,
  type World,
} from '../../model/model.ts'
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

/** Returns the gestures for the polls of a screen, and for `Try again`, after which the next poll is held. */
export function pollGestures<Value>(call: string, period: number, wireOf: (value: Value) => WireAnswer) {
  return {
    'poll.loaded': (_: Page, { value }: { readonly value: Value }, world: World) =>
      answerPoll(world, call, wireOf(value), period),
    'poll.failed': (_: Page, __: object, world: World) =>
      answerPoll(world, call, { status: 500, body: {} }, period),
    retry: async (page: Page, _: object, world: World) => {
      world.ambient.set(call, 'held')
      await button(page, 'Try again').click()
    },
  }
}

/** What is specific to one poll; the rest of its model is shared by all polls. */
interface PollUse<Value> {
  readonly machine: PollMachine<Value>
  ports(environment: Environment): PollPorts<Value>
  readonly subject: string
  /** Milliseconds from the start of a call to the start of the next, as a literal. */
  readonly period: number
  /** The address of the screen that polls. */
  readonly at: string
  /** In the browser, instead of opening the address. */
  readonly arrive?: NonNullable<FlowModel['arrive']>
  readonly ambient?: FlowModel['ambient']
  /** The time limit of its call in milliseconds, as a literal; 15 s by default. */
  readonly limit?: number
  /** Answers to `load`, besides a refusal, silence and a lost connection. */
  readonly answers: Readonly<Record<string, Answer>>
  /** Asserts what the screen shows whichever answer came last. */
  see(page: Page): Promise<unknown>
  /** The button that refreshes, for a screen that has one. */
  readonly refresh?: (page: Page) => Promise<unknown>
}

/** Returns the model of one poll, which appears in the reports under its machine's id. */
export function pollModel<Value>(use: PollUse<Value>): FlowModel {
  const { machine, refresh } = use
  const { id } = machine
  const limit = use.limit ?? 15_000
  const noSlowAnswer = 'every answer comes within the period: the time limit of the call is shorter'

  return defineModel<PollMachine<Value>>({
    machine,
    input: { subject: use.subject },
    ports: use.ports,
    stored: PLAYER,
    at: use.at,
    ...(use.arrive && { arrive: use.arrive }),
    ...(use.ambient && { ambient: use.ambient }),
    project: ({ visible, rest }) => [visible, rest],

    answers: {
      load: {
        ...use.answers,
        refused: { status: 500, body: {} },
        'not JSON': { raw: '<html>' },
        ...unanswered(limit),
      },
    },

    events: {
      refresh: () => [{ type: 'refresh' }],
      'visibility.changed': ({ context }) => [{ type: 'visibility.changed', visible: !context.visible }],
    },
    durations: { rest: ({ context }) => context.rest },
    deviceEvents: { 'visibility.changed': (page, { visible }) => page.show(visible) },
    gesture: {
      refresh: refresh ?? 'this screen has no button for it',
      'visibility.changed': (page, { visible }) => setVisibility(page, visible),
    },
    unreached: limit < use.period ? { [`${id}.waiting always#1`]: noSlowAnswer } : {},

    unmarked: 'A poll is a part of a screen, which is an element of another flow.',
    assertions: {
      [`${id}.loading`]: use.see,
      [`${id}.waiting`]: use.see,
      [`${id}.asleep`]: async (page, _, world) => {
        await use.see(page)
        // A hidden tab makes no request, however long it is hidden: no call is held then.
        await world.pass(use.period * 3)
      },
    },
  })
}
