import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { isOk, type Result } from '../../common/result.ts'

/** Balance poll. */
const BALANCE_PERIOD = 10_000

/** Poisha. */
type AskBalance = Result<{ readonly balance: number }>

interface BalanceContext {
  /** Poisha; null until it is known. */
  balance: number | null
  /** The last question failed: what is shown may be old. */
  stale: boolean
  /** A person or another flow asked, not the poll. */
  asked: boolean
  visible: boolean
}

type BalanceEvent = { type: 'refresh' } | { type: 'visibility.changed'; visible: boolean }

export const balancePorts = {
  askBalance: port<AskBalance>('askBalance'),
  visibility: channel('visibility'),
}

/** Asks for the balance every 10 s while the tab is visible, one call at a time. */
export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as { balance: number | null },
    tags: {} as 'busy',
  },
  actors: balancePorts,
  guards: { isVisible: ({ context }) => context.visible },
  actions: {
    notifyParent,
    noteVisibility: assign(({ context, event }) => ({
      visible: event.type === 'visibility.changed' ? event.visible : context.visible,
    })),
  },
  delays: { period: BALANCE_PERIOD },
}).createMachine({
  id: 'balance',
  context: ({ input }) => ({ balance: input.balance, stale: false, asked: false, visible: true }),
  invoke: { src: 'visibility', id: 'visibility' },
  on: { 'visibility.changed': { actions: 'noteVisibility' } },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askBalance',
        id: 'askBalance',
        onDone: [
          {
            guard: isOk,
            target: 'resting',
            actions: [
              assign(({ context, event }) => ({
                balance: event.output.ok ? event.output.value.balance : context.balance,
                stale: false,
              })),
              {
                type: 'notifyParent',
                params: ({ context }) => ({ type: 'balance.known', balance: context.balance }),
              },
            ],
          },
          { target: 'resting', actions: assign({ stale: true }) },
        ],
        onError: { target: 'resting', actions: assign({ stale: true }) },
      },
    },
    resting: {
      entry: assign({ asked: false }),
      always: [{ guard: 'isVisible', target: 'waiting' }, { target: 'asleep' }],
    },
    waiting: {
      after: { period: 'asking' },
      on: {
        refresh: { target: 'asking', actions: assign({ asked: true }) },
        'visibility.changed': {
          guard: ({ event }) => !event.visible,
          target: 'asleep',
          actions: 'noteVisibility',
        },
      },
    },
    asleep: {
      on: {
        'visibility.changed': {
          guard: ({ event }) => event.visible,
          target: 'asking',
          actions: 'noteVisibility',
        },
      },
    },
  },
})
