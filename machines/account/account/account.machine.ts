import { assign, setup } from 'xstate'
import { realityCheckSettingMachine } from '../../app/realityCheck/realityCheckSetting.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { User } from '../../contract/account.ts'
import type { DepositLimit } from '../../contract/money.ts'
import { areMissing } from '../../money/limits/limits.rules.ts'
import type { UnderWay } from '../../money/makePayment/makePayment.types.ts'
import { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'

export interface AccountInput {
  readonly session: Session
  /** The player's payment under way. */
  readonly underWay: UnderWay | null
}

interface AccountContext extends AccountInput {
  user: User | null
  failure: Failure | null
  /** Whether the backend has deposit limits; false until that is known. */
  limits: boolean
}

type AccountEvent =
  | { type: 'retry' }
  | { type: 'balance.refresh' }
  | { type: 'logout' }
  | { type: 'tab.returned' }

export const accountPorts = {
  loadUser: port<Result<User>, string>('loadUser'),
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
  actions: { notifyParent: notifyParent<ScreenMessage>() },
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

/** The account menu: the player and what the operator offers. */
export const accountMachine = flow.createMachine({
  id: 'account',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    user: null,
    failure: null,
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
  states: { user, limits },
})
