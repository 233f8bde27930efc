import { assign, setup } from 'xstate'
import { realityCheckSettingMachine } from '../../app/realityCheck/realityCheckSetting.machine.ts'
import { load } from '../../common/load/load.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { port } from '../../common/port.ts'
import { outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { User } from '../../contract/account.ts'
import type { DepositLimit } from '../../contract/money.ts'
import { areMissing } from '../../money/limits/limits.rules.ts'
import { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'

export interface AccountInput {
  readonly session: Session
}

interface AccountContext extends AccountInput {
  /** Null until loaded. */
  user: User | null
  /** Whether the backend has deposit limits; false until that is known. */
  limits: boolean
}

type AccountEvent = { type: 'balance.refresh' } | { type: 'logout' }

export const accountPorts = {
  loadUser: load<User, string>(),
  loadLimits: port<Result<readonly DepositLimit[]>>('loadLimits'),
}

const flow = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountInput,
    children: {} as {
      loadUser: 'loadUser'
      realityCheckSetting: 'realityCheckSetting'
      paymentUnderWay: 'paymentUnderWay'
    },
  },
  actors: {
    ...accountPorts,
    realityCheckSetting: realityCheckSettingMachine,
    paymentUnderWay: paymentUnderWayMachine,
  },
  actions: { notifyParent: notifyParent<ScreenMessage>() },
})

/** The account menu: the player and what the operator offers. */
export const accountMachine = flow.createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, user: null, limits: false }),
  invoke: [
    {
      src: 'loadUser',
      id: 'loadUser',
      input: ({ context }) => context.session.remoteId,
      onDone: { actions: assign({ user: outputValue }) },
    },
    {
      src: 'loadLimits',
      id: 'loadLimits',
      // They are in the menu unless the backend says that it has none.
      onDone: { actions: assign({ limits: ({ event }) => !areMissing(event.output) }) },
    },
    {
      src: 'realityCheckSetting',
      id: 'realityCheckSetting',
      input: ({ context: { session } }) => ({ remoteId: session.remoteId }),
    },
    {
      src: 'paymentUnderWay',
      id: 'paymentUnderWay',
      input: ({ context: { session } }) => ({ remoteId: session.remoteId }),
    },
  ],
  on: {
    'balance.refresh': { actions: { type: 'notifyParent', params: { type: 'balance.refresh' } } },
    logout: { actions: { type: 'notifyParent', params: { type: 'logout' } } },
  },
})
