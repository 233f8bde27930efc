import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { isOk, outputValue } from '@tiya/ports/result'
import { and, assign, not, setup } from 'xstate'
import type { Failure, Result } from '../result.ts'
import { restOf, waitAfter } from './poll.rules.ts'

interface PollInput {
  /** Identifies what is polled, for example the id of a player, a chat or a market. */
  readonly subject: string
  /** Milliseconds between the starts of two calls, if not those of the machine. */
  readonly period?: number
}

interface PollContext extends PollInput {
  visible: boolean
  /** Milliseconds from the last response, or from `resume`, to the next call; 0 if it is due by then. */
  rest: number
  /** Milliseconds that the server wants to be left alone, from its last response; 0 if it asked for no such wait. */
  wait: number
  /** Milliseconds from the start of the last call to the next one. */
  gap: number
}

/** One call of a poll. */
export interface PollCall {
  readonly subject: string
  /** Milliseconds from one call to the next. */
  readonly period: number
  /** True if this poll has no wait of its own: the server may have told an earlier one of the subject to wait. */
  readonly mayWait: boolean
}

type PollEvent =
  | { type: 'refresh' }
  | { type: 'visibility.changed'; visible: boolean }
  /** The device is back online. */
  | { type: 'tab.returned' }
  /** Nobody looks at what is polled, or somebody does again. */
  | { type: 'pause' }
  | { type: 'resume' }

/** The events that a poll sends to its parent. */
export type PollMessage<Value> =
  | { type: 'poll.loaded'; value: Value }
  | { type: 'poll.failed'; failure: Failure }

/** The result of a call and its duration in milliseconds. */
export type TimedResult<Value> = Result<Value> & { readonly took: number }

export function pollPorts<Value>() {
  return {
    /** Loads the subject's current value. */
    load: port<TimedResult<Value>, PollCall>('load'),
    /** Resolves with the milliseconds since the subject's last call began. */
    findElapsed: port<Result<number>, string>('findElapsed'),
    visibility: channel<PollEvent>('visibility'),
  }
}

export type PollPorts<Value> = ReturnType<typeof pollPorts<Value>>
export type PollMachine<Value> = ReturnType<typeof pollMachine<Value>>

function messageOf<Value>(result: Result<Value>): PollMessage<Value> {
  return result.ok
    ? { type: 'poll.loaded', value: result.value }
    : { type: 'poll.failed', failure: result.failure }
}

/**
 * Returns a machine that calls `load` every `period` milliseconds, measured from the start of one call to the start of
 * the next. Calls never overlap: if a response takes longer than the period, the next call follows it immediately. No
 * calls are made while the tab is hidden, except the first one of a screen that opens in it; one is made immediately
 * when it becomes visible again, or when the device is back online. Each response is sent to the parent as a
 * `PollMessage`. `refresh` cancels the call in flight and makes a new one. A server that wants fewer calls is left alone
 * for the time that it names, else for twice the last time, also if the tab comes back meanwhile. `pause` cancels the
 * call in flight too; after `resume`, the next one follows when a period has passed since the last one began. The parent
 * invokes the poll in the states that allow it; leaving them cancels the call in flight, whose response is then never
 * used, and a poll of the same subject that follows on the same ports, as within one visit of a screen, leaves the server
 * alone as the last one did. `id` names the poll in reports.
 */
export function pollMachine<Value>(id: string, period: number) {
  const poll = setup({
    types: {
      context: {} as PollContext,
      events: {} as PollEvent,
      input: {} as PollInput,
    },
    actors: pollPorts<Value>(),
    guards: {
      isHidden: ({ context }) => !context.visible,
      isDue: ({ context }) => context.rest === 0,
      isHeld: ({ context }) => context.wait > 0,
    },
    actions: {
      notifyParent: notifyParent<PollMessage<Value>>(),
      takeTime: assign(({ context }, result: TimedResult<Value>) => {
        const usual = context.period ?? period
        const wait = result.ok ? 0 : waitAfter(result.failure, usual, context.wait)
        const gap = wait > 0 ? result.took + wait : usual
        return { wait, gap, rest: restOf(gap, result.took) }
      }),
      setRest: assign(({ context }, elapsed: number) => ({ rest: restOf(context.gap, elapsed) })),
    },
    delays: { rest: ({ context }) => context.rest },
  })

  const loading = poll.createStateConfig({
    on: { refresh: { target: 'loading', reenter: true } },
    invoke: {
      src: 'load',
      id: 'load',
      input: ({ context }) => ({
        subject: context.subject,
        period: context.period ?? period,
        mayWait: context.wait === 0,
      }),
      onDone: {
        target: 'waiting',
        actions: [
          { type: 'takeTime', params: ({ event }) => event.output },
          { type: 'notifyParent', params: ({ event }) => messageOf(event.output) },
        ],
      },
    },
  })

  const resuming = poll.createStateConfig({
    invoke: {
      src: 'findElapsed',
      id: 'findElapsed',
      input: ({ context }) => context.subject,
      onDone: [
        { guard: isOk, target: 'waiting', actions: { type: 'setRest', params: outputValue } },
        { target: 'waiting', actions: { type: 'setRest', params: 0 } },
      ],
    },
  })

  return poll.createMachine({
    id,
    // No request is made until the tab is known to be visible.
    context: ({ input }) => ({
      ...input,
      visible: false,
      rest: input.period ?? period,
      wait: 0,
      gap: input.period ?? period,
    }),
    invoke: { src: 'visibility', id: 'visibility' },
    on: {
      'visibility.changed': { actions: assign({ visible: ({ event }) => event.visible }) },
      pause: '.paused',
    },
    initial: 'asleep',
    states: {
      loading,
      waiting: {
        always: [
          { guard: 'isHidden', target: 'asleep' },
          { guard: 'isDue', target: 'loading' },
        ],
        after: { rest: 'loading' },
        on: {
          refresh: 'loading',
          // Timers stand still while a device sleeps.
          'tab.returned': [{ guard: 'isHeld', target: 'resuming' }, { target: 'loading' }],
        },
      },
      asleep: {
        always: [
          { guard: and([not('isHidden'), 'isHeld']), target: 'resuming' },
          { guard: not('isHidden'), target: 'loading' },
        ],
      },
      paused: { on: { resume: 'resuming' } },
      resuming,
    },
  })
}
