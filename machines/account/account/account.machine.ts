import { assign, setup } from 'xstate'
import { realityCheckSettingMachine } from '../../app/realityCheck/realityCheckSetting.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { User } from '../../contract/account.ts'
import type { DepositLimit, Transaction } from '../../contract/money.ts'
import { areMissing } from '../../money/limits/limits.rules.ts'
import { paymentUnderWayMachine, type UnderWay } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'

export interface AccountInput {
  readonly session: Session
  /** The player's payment under way. */
  readonly underWay: UnderWay | null
}

interface AccountContext extends AccountInput {
  user: User | null
  failure: Failure | null
  /** The transactions last loaded; empty until then. */
  transactions: readonly Transaction[]
  /** Whether the backend has deposit limits; false until that is known. */
  limits: boolean
  /** Unread messages on page 1 of the inbox; 0 until known. */
  unread: number
}

type AccountEvent =
  | { type: 'retry' }
  | { type: 'balance.refresh' }
  | { type: 'logout' }
  | { type: 'tab.returned' }

export const accountPorts = {
  loadUser: port<Result<User>, string>('loadUser'),
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** Counts the unread messages on page 1 of a player's inbox. */
  countUnread: port<Result<number>, string>('countUnread'),
  loadLimits: port<Result<readonly DepositLimit[]>>('loadLimits'),
  tabReturns: channel<AccountEvent>('tabReturns'),
}

const flow = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountInput,
    children: {} as { realityCheckSetting: 'realityCheckSetting'; paymentUnderWay: 'paymentUnderWay' },
  },
  actors: {
    ...accountPorts,
    realityCheckSetting: realityCheckSettingMachine,
    paymentUnderWay: paymentUnderWayMachine,
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    /** If loading fails, the known transactions stay. */
    takeTransactions: assign(({ context }, result: Result<readonly Transaction[]>) => ({
      transactions: result.ok ? result.value : context.transactions,
    })),
  },
})

const user = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadUser',
        id: 'loadUser',
        input: ({ context }) => context.session.remoteId,
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ user: outputValue }) },
          { target: 'failed', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    ready: {},
    failed: { on: { retry: 'loading', 'tab.returned': 'loading' } },
  },
})

const requests = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadTransactions',
        id: 'loadTransactions',
        input: ({ context }) => context.session.remoteId,
        onDone: {
          target: 'ready',
          actions: { type: 'takeTransactions', params: ({ event }) => event.output },
        },
      },
    },
    ready: { on: { 'tab.returned': 'loading' } },
  },
})

/** The messages are counted once per visit; if counting fails, nothing is shown. */
const inbox = flow.createStateConfig({
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        src: 'countUnread',
        id: 'countUnread',
        input: ({ context }) => context.session.remoteId,
        onDone: [
          { guard: isOk, target: 'counted', actions: assign({ unread: outputValue }) },
          { target: 'counted' },
        ],
      },
    },
    counted: {},
  },
})

/** The deposit limits are in the menu unless the backend says that it has none. */
const limits = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLimits',
        id: 'loadLimits',
        onDone: {
          target: 'known',
          actions: assign({ limits: ({ event }) => !areMissing(event.output) }),
        },
      },
    },
    known: {},
  },
})

/** The account menu: the player, the unread messages, and the requests under review. */
export const accountMachine = flow.createMachine({
  id: 'account',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    user: null,
    failure: null,
    transactions: [],
    unread: 0,
    limits: false,
  }),
  invoke: [
    { src: 'tabReturns', id: 'tabReturns' },
    {
      src: 'realityCheckSetting',
      id: 'realityCheckSetting',
      input: ({ context: { session } }) => ({ remoteId: session.remoteId }),
    },
    {
      src: 'paymentUnderWay',
      id: 'paymentUnderWay',
      input: ({ context }) => ({ underWay: context.underWay }),
    },
  ],
  on: {
    'balance.refresh': { actions: { type: 'notifyParent', params: { type: 'balance.refresh' } } },
    logout: { actions: { type: 'notifyParent', params: { type: 'logout' } } },
  },
  states: { user, requests, inbox, limits },
})
