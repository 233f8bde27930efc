import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { isOk, type Result } from '../../common/result.ts'

/** Poll interval in milliseconds. */
const BALANCE_PERIOD = 10_000

/** A balance in poisha, and when it was loaded, in milliseconds since the epoch; null if unknown. */
export interface KnownBalance {
  readonly balance: number
  readonly at: number | null
}

type BalanceResult = Result<KnownBalance>

interface BalanceContext {
  /** In poisha; null until it is known. */
  balance: number | null
  at: number | null
  /** True if the last call failed, so the balance shown may be stale. */
  stale: boolean
  /** True if the player or another flow requested the balance, rather than the poll. */
  asked: boolean
  visible: boolean
}

type BalanceEvent =
  | { type: 'refresh' }
  | { type: 'visibility.changed'; visible: boolean }
  /** The device is back online. */
  | { type: 'tab.returned' }

export const balancePorts = {
  loadBalance: port<BalanceResult>('loadBalance'),
  visibility: channel<BalanceEvent>('visibility'),
}

/** What the balance sends its parent. */
export type BalanceMessage = { readonly type: 'balance.known'; readonly balance: number }

const knownMessage = ({ context }: { context: BalanceContext }): BalanceMessage => ({
  type: 'balance.known',
  balance: present(context.balance),
})

const flow = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as { known: KnownBalance | null },
    tags: {} as 'busy',
  },
  actors: balancePorts,
  guards: {
    isVisible: ({ context }) => context.visible,
    isHidden: ({ context }) => !context.visible,
  },
  actions: {
    notifyParent: notifyParent<BalanceMessage>(),
    takeBalance: assign((_, result: BalanceResult) => ({ ...(result.ok && result.value), stale: false })),
  },
  delays: { period: BALANCE_PERIOD },
})

const loading = flow.createStateConfig({
  tags: 'busy',
  on: { refresh: { target: 'loading', reenter: true, actions: assign({ asked: true }) } },
  invoke: {
    src: 'loadBalance',
    id: 'loadBalance',
    onDone: [
      {
        guard: isOk,
        target: 'waiting',
        actions: [
          { type: 'takeBalance', params: ({ event }) => event.output },
          { type: 'notifyParent', params: knownMessage },
        ],
      },
      { target: 'waiting', actions: assign({ stale: true }) },
    ],
  },
  exit: assign({ asked: false }),
})

/** Loads the balance every 10 s while the tab is visible, one call at a time. */
export const balanceMachine = flow.createMachine({
  id: 'balance',
  context: ({ input: { known } }) => ({
    balance: known?.balance ?? null,
    at: known?.at ?? null,
    stale: false,
    asked: false,
    visible: true,
  }),
  invoke: { src: 'visibility', id: 'visibility' },
  on: { 'visibility.changed': { actions: assign({ visible: ({ event }) => event.visible }) } },
  initial: 'loading',
  states: {
    loading,
    waiting: {
      always: { guard: 'isHidden', target: 'asleep' },
      after: { period: 'loading' },
      on: {
        refresh: { target: 'loading', actions: assign({ asked: true }) },
        'tab.returned': 'loading',
      },
    },
    asleep: { always: { guard: 'isVisible', target: 'loading' } },
  },
})
