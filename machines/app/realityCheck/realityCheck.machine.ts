import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, type EventObject, not, sendTo, setup } from 'xstate'
import { isPayment, type Surroundings } from '../surroundings.rules.ts'
import { isDue, isTooLate, type Kept, nextReminder, reminderAfter } from './realityCheck.rules.ts'

interface RealityCheckInput {
  readonly remoteId: string
}

/** Events to the store on the device; it replies to `read` with `kept.changed`. */
type RealityCheckStoreEvent = { type: 'schedule'; since: number; next: number } | { type: 'read' }

interface RealityCheckContext extends RealityCheckInput, Kept, Surroundings {
  since: number
  next: number
  now: number
}

type RealityCheckEvent =
  | ({ type: 'kept.changed'; now: number } & Kept)
  | ({ type: 'surroundings.changed' } & Surroundings)
  | { type: 'clock.ticked'; now: number }
  | { type: 'continue' }
  | { type: 'logout' }

/** What the reality check sends its parent. */
export type RealityCheckMessage = { readonly type: 'logout' }

export const realityCheckPorts = {
  realityCheckStore: channel<RealityCheckEvent, RealityCheckStoreEvent, RealityCheckInput>(
    'realityCheckStore',
  ),
  countdownClock: channel<RealityCheckEvent, EventObject, { readonly deadline: number }>('countdownClock'),
  surroundings: channel<RealityCheckEvent>('surroundings'),
}

type KeptNow = Kept & { readonly now: number }

/** Fills in missing times: an unknown login counts as now, an unscheduled reminder counts from the login. */
function scheduled(kept: KeptNow) {
  const since = kept.since ?? kept.now
  const next = kept.period === 0 ? 0 : (kept.next ?? nextReminder(since, kept.period, kept.now))
  return { ...kept, since, next }
}

const flow = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    input: {} as RealityCheckInput,
  },
  actors: realityCheckPorts,
  guards: {
    isOff: ({ context }) => context.period === 0,
    isUnscheduled: (_, kept: Kept) => kept.period !== 0 && kept.next === null,
    isDue: ({ context: { next, period, now } }) => isDue(next, period, now),
    isTooLate: ({ context: { next, period, now } }) => isTooLate(next, period, now),
    isFree: ({ context }) => !context.dialog && !isPayment(context.path),
    isAtPayment: ({ context }) => isPayment(context.path),
  },
  actions: {
    notifyParent: notifyParent<RealityCheckMessage>(),
    takeKept: assign((_, kept: KeptNow) => scheduled(kept)),
    startAgain: assign(({ context }) => ({ next: reminderAfter(context.period, context.now) })),
    saveSchedule: sendTo('realityCheckStore', ({ context: { since, next } }) => ({
      type: 'schedule' as const,
      since,
      next,
    })),
    readKept: sendTo('realityCheckStore', { type: 'read' }),
  },
})

/** The stored data is read again every second, because the balance may have changed. */
const shown = flow.createStateConfig({
  entry: 'readKept',
  always: [
    { guard: not('isDue'), target: 'waiting' },
    { guard: 'isAtPayment', target: 'due' },
  ],
  on: {
    'clock.ticked': { actions: [assign({ now: ({ event }) => event.now }), 'readKept'] },
    continue: { target: 'waiting', actions: ['startAgain', 'saveSchedule'] },
    logout: { actions: { type: 'notifyParent', params: { type: 'logout' } } },
  },
})

const on = flow.createStateConfig({
  invoke: {
    src: 'countdownClock',
    id: 'countdownClock',
    input: ({ context }) => ({ deadline: context.next }),
  },
  always: { guard: 'isOff', target: 'off' },
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'isTooLate', actions: ['startAgain', 'saveSchedule'] },
        { guard: 'isDue', target: 'due' },
      ],
    },
    due: {
      always: [
        { guard: not('isDue'), target: 'waiting' },
        { guard: 'isFree', target: 'shown' },
      ],
    },
    shown,
  },
})

/**
 * Reminds the player every 15, 30 or 60 minutes how long they have been logged in. All tabs share the time of
 * the next reminder. The reminder waits while a payment is in progress or a dialog is open.
 */
export const realityCheckMachine = flow.createMachine({
  id: 'realityCheck',
  context: ({ input }) => ({
    ...input,
    period: 0,
    since: 0,
    next: 0,
    balanceBefore: null,
    balance: null,
    now: 0,
    path: '/',
    dialog: false,
  }),
  invoke: [
    { src: 'surroundings', id: 'surroundings' },
    {
      src: 'realityCheckStore',
      id: 'realityCheckStore',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
  ],
  on: {
    'kept.changed': [
      {
        guard: { type: 'isUnscheduled', params: ({ event }) => event },
        actions: [{ type: 'takeKept', params: ({ event }) => event }, 'saveSchedule'],
      },
      { actions: { type: 'takeKept', params: ({ event }) => event } },
    ],
    'surroundings.changed': {
      actions: assign(({ event: { path, dialog } }) => ({ path, dialog })),
    },
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
  },
  initial: 'off',
  states: { off: { always: { guard: not('isOff'), target: 'on' } }, on },
})
