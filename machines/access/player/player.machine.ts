import { assign, raise, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenName } from '../../common/routing/routes.ts'
import type { ScreenShown } from '../../common/routing/screen.types.ts'
import type { Transaction } from '../../contract/money.ts'
import type { BalanceMessage } from '../balance/balance.machine.ts'
import { arrivedIn } from './arrivals.rules.ts'

/** How long arrived money is announced, in milliseconds. */
const ANNOUNCED = 8_000

interface PlayerInput {
  readonly remoteId: string
  /** The last balance, in poisha; null until it is known. */
  readonly balance: number | null
  /** True if the screen is known and is not the inbox. */
  readonly awayFromInbox: boolean
}

interface PlayerContext extends PlayerInput {
  balance: number | null
  /** Null until they are known. */
  transactions: readonly Transaction[] | null
  /** What is announced. */
  arrived: readonly Transaction[]
  /** Unread messages on page 1 of the inbox; 0 until known. */
  unread: number
}

type PlayerEvent =
  | BalanceMessage
  | ScreenShown
  /** Deposits or bonuses have succeeded, or withdrawals were rejected, about which there are messages. */
  | { type: 'money.arrived' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

export const playerPorts = {
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** Counts the unread messages on page 1 of a player's inbox. */
  countUnread: port<Result<number>, string>('countUnread'),
  tabReturns: channel<PlayerEvent>('tabReturns'),
}

const flow = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
  },
  actors: playerPorts,
  guards: {
    hasRisen: ({ context }, balance: number) => context.balance !== null && balance > context.balance,
    hasArrived: ({ context: { transactions } }, result: Result<readonly Transaction[]>) =>
      result.ok && arrivedIn(result.value, transactions).length > 0,
    showsTransactions: (_, screen: ScreenName) => screen === 'account',
    startsAway: ({ context }) => context.awayFromInbox,
    isInbox: (_, screen: ScreenName) => screen === 'inbox',
    isOther: (_, screen: ScreenName) => screen !== 'inbox',
  },
  actions: {
    takeBalance: assign((_, balance: number) => ({ balance })),
    takeTransactions: assign((_, transactions: readonly Transaction[]) => ({ transactions })),
    announce: assign(({ context }, loaded: readonly Transaction[]) => ({
      arrived: arrivedIn(loaded, context.transactions),
    })),
  },
  delays: { announced: ANNOUNCED },
})

/** The first answer says what the player already has; a failed one changes nothing. */
const loading = flow.createStateConfig({
  invoke: {
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: ({ context }) => context.remoteId,
    onDone: [
      {
        guard: { type: 'hasArrived', params: ({ event }) => event.output },
        target: 'known',
        actions: [
          { type: 'announce', params: outputValue },
          { type: 'takeTransactions', params: outputValue },
          raise({ type: 'money.arrived' }),
        ],
      },
      { guard: isOk, target: 'known', actions: { type: 'takeTransactions', params: outputValue } },
      { target: 'failed' },
    ],
  },
})

/** Asked again when the player returns, or comes to the screen that shows them. */
const askedAgain = {
  'tab.returned': 'loading',
  'screen.shown': {
    guard: { type: 'showsTransactions', params: ({ event }: { event: ScreenShown }) => event.screen },
    target: 'loading',
  },
} as const

const transactions = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading,
    known: {
      on: {
        ...askedAgain,
        'balance.known': {
          guard: { type: 'hasRisen', params: ({ event }) => event.balance },
          target: 'loading',
        },
      },
    },
    /** The next balance, whatever it is, asks again. */
    failed: { on: { ...askedAgain, 'balance.known': 'loading' } },
  },
})

const announcement = flow.createStateConfig({
  initial: 'none',
  on: { 'money.arrived': '.shown' },
  states: {
    none: {},
    shown: { after: { announced: { target: 'none', actions: assign({ arrived: [] }) } } },
  },
})

const away = flow.createStateConfig({
  on: {
    'money.arrived': '.counting',
    'tab.returned': '.counting',
    'screen.shown': { guard: { type: 'isInbox', params: ({ event }) => event.screen }, target: 'waiting' },
  },
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        src: 'countUnread',
        id: 'countUnread',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: isOk, target: 'counted', actions: assign({ unread: outputValue }) },
          { target: 'counted' },
        ],
      },
    },
    counted: {},
  },
})

const messages = flow.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsAway', target: 'away' }, { target: 'waiting' }] },
    away,
    /** The screen is or may be the inbox, which makes the same call. */
    waiting: {
      on: {
        'screen.shown': {
          guard: { type: 'isOther', params: ({ event }) => event.screen },
          target: 'away',
        },
      },
    },
  },
})

/**
 * What the site knows of the player on every screen, besides the balance. The transactions are asked at the start, when
 * the player returns to the tab or comes to My Account, and when the balance rises; deposits and bonuses that succeeded
 * and withdrawals that were rejected meanwhile are announced. The unread messages are counted at the start, when the
 * player returns to the tab, after the inbox, and when money has arrived, because a message comes with it; not while the
 * inbox is the screen.
 */
export const playerMachine = flow.createMachine({
  id: 'player',
  type: 'parallel',
  context: ({ input }) => ({ ...input, transactions: null, arrived: [], unread: 0 }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  states: {
    wallet: {
      on: { 'balance.known': { actions: { type: 'takeBalance', params: ({ event }) => event.balance } } },
    },
    transactions,
    announcement,
    messages,
  },
})
