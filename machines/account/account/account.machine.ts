import type { Contact, User } from '@tiya/contract/account'
import type { DepositLimit } from '@tiya/contract/money'
import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { realityCheckSettingMachine } from '../../app/realityCheck/realityCheckSetting.machine.ts'
import { load } from '../../common/load/load.machine.ts'
import type { Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { areMissing } from '../../money/limits/limits.rules.ts'
import { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'
import { needsContacts } from './firstSteps.rules.ts'

export interface AccountInput {
  readonly session: Session
  /** True unless the device knows of a deposit of the player: the first steps come first, and their place is kept. */
  readonly newcomer: boolean
}

interface AccountContext extends AccountInput {
  /** Null until loaded. */
  user: User | null
  /** False once the backend says that it has no deposit limits. */
  limits: boolean
  /** The additional phones, if they matter; null until they are loaded. */
  contacts: Result<readonly Contact[]> | null
}

type AccountEvent = { type: 'balance.refresh' } | { type: 'logout' }

export const accountPorts = {
  loadUser: load<User, string>(),
  loadLimits: port<Result<readonly DepositLimit[]>>('loadLimits'),
  loadContacts: port<Result<readonly Contact[]>>('loadContacts'),
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
  guards: { needsContacts: ({ context }) => needsContacts(context.user) },
  actions: { notifyParent: notifyParent<ScreenMessage>() },
})

/**
 * The account menu: the player and what the operator offers. The additional phones are loaded only if the main one does
 * not count.
 */
export const accountMachine = flow.createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, user: null, limits: true, contacts: null }),
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
  initial: 'open',
  states: {
    open: { always: { guard: 'needsContacts', target: 'loadingContacts' } },
    loadingContacts: {
      invoke: {
        src: 'loadContacts',
        id: 'loadContacts',
        onDone: { target: 'ready', actions: assign({ contacts: ({ event }) => event.output }) },
      },
    },
    ready: {},
  },
})
