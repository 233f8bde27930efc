import { assign, raise, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenName } from '../../common/routes.ts'
import type { ScreenShown } from '../../common/screen.types.ts'
import type { Transaction } from '../../contract/money.ts'
import type { BalanceMessage } from '../balance/balance.machine.ts'
import { arrivedIn, successesOf } from './arrivals.rules.ts'

/** How long arrived money is announced, in milliseconds. */
const ANNOUNCED = 8_000

interface ArrivalsInput {
  readonly remoteId: string
  /** The last balance, in poisha; null until it is known. */
  readonly balance: number | null
  /** True if the screen is known and is not the inbox. */
  readonly awayFromInbox: boolean
}

interface ArrivalsContext extends ArrivalsInput {
  balance: number | null
  /** The keys of the transactions that succeeded before; null until they are known. */
  known: readonly string[] | null
  /** What is announced. */
  arrived: readonly Transaction[]
  /** Unread messages on page 1 of the inbox; 0 until known. */
  unread: number
}

type ArrivalsEvent =
  | BalanceMessage
  | ScreenShown
  /** Money has arrived, about which there is a message. */
  | { type: 'messages.changed' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

export const arrivalsPorts = {
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** Counts the unread messages on page 1 of a player's inbox. */
  countUnread: port<Result<number>, string>('countUnread'),
  tabReturns: channel<ArrivalsEvent>('tabReturns'),
}

const flow = setup({
  types: {
    context: {} as ArrivalsContext,
    events: {} as ArrivalsEvent,
    input: {} as ArrivalsInput,
  },
  actors: arrivalsPorts,
  guards: {
    hasRisen: ({ context }, balance: number) => context.balance !== null && balance > context.balance,
    hasArrived: ({ context: { known } }, result: Result<readonly Transaction[]>) =>
      known !== null && result.ok && arrivedIn(result.value, known).length > 0,
    startsAway: ({ context }) => context.awayFromInbox,
    isInbox: (_, screen: ScreenName) => screen === 'inbox',
    isOther: (_, screen: ScreenName) => screen !== 'inbox',
  },
  actions: {
    takeBalance: assign((_, balance: number) => ({ balance })),
    takeTransactions: assign(({ context: { known } }, transactions: readonly Transaction[]) => ({
      known: successesOf(transactions),
      arrived: known ? arrivedIn(transactions, known) : [],
    })),
  },
  delays: { announced: ANNOUNCED },
})

/** The first response says what the player already has. */
const asking = flow.createStateConfig({
  invoke: {
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: ({ context }) => context.remoteId,
    onDone: [
      {
        guard: { type: 'hasArrived', params: ({ event }) => event.output },
        target: 'watching.announcing',
        actions: [{ type: 'takeTransactions', params: outputValue }, raise({ type: 'messages.changed' })],
      },
      { guard: isOk, target: 'watching', actions: { type: 'takeTransactions', params: outputValue } },
      { target: 'failed' },
    ],
  },
})

const watching = flow.createStateConfig({
  on: {
    'balance.known': {
      guard: { type: 'hasRisen', params: ({ event }) => event.balance },
      target: 'asking',
    },
  },
  initial: 'quiet',
  states: {
    quiet: {},
    announcing: { exit: assign({ arrived: [] }), after: { announced: 'quiet' } },
  },
})

const away = flow.createStateConfig({
  on: {
    'messages.changed': '.counting',
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
 * Announces money that arrives: when the balance rises, the transactions are asked once, and deposits and bonuses that
 * succeeded meanwhile are announced. Counts the unread messages at the start, when the player returns to the tab, after
 * the inbox, and when money has arrived, because a message comes with it; not while the inbox is the screen.
 */
export const arrivalsMachine = flow.createMachine({
  id: 'arrivals',
  type: 'parallel',
  context: ({ input }) => ({ ...input, known: null, arrived: [], unread: 0 }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  states: {
    wallet: {
      on: { 'balance.known': { actions: { type: 'takeBalance', params: ({ event }) => event.balance } } },
    },
    money: {
      initial: 'asking',
      states: {
        asking,
        watching,
        /** The next balance, whatever it is, asks again. */
        failed: { on: { 'balance.known': 'asking' } },
      },
    },
    messages,
  },
})
