import type { Transaction } from '@tiya/contract/money'
import { channel, port } from '@tiya/ports/port'
import { assign, setup } from 'xstate'
import type { Result } from '../../common/result.ts'
import type { ScreenName } from '../../common/routing/routes.ts'
import type { BalanceRefresh, ScreenShown, ToldMoney } from '../../common/routing/screen.types.ts'
import type { BalanceMessage } from '../balance/balance.machine.ts'
import { arrivedIn, untold } from './arrivals.rules.ts'

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
  /** What a screen has told the player last; null once it has arrived. */
  told: ToldMoney | null
  /** Unread messages on page 1 of the inbox; 0 until known. */
  unread: number
  /** The ids of the chats that end with an answer of support which they have not shown; none until known. */
  answered: readonly string[]
}

type PlayerEvent =
  | BalanceMessage
  | BalanceRefresh
  | ScreenShown
  /** Deposits or bonuses have succeeded, or withdrawals were rejected, about which there are messages. */
  | { type: 'money.arrived' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

export const playerPorts = {
  /** `mayWait` is false if the player looks at them. */
  loadTransactions: port<
    Result<readonly Transaction[]>,
    { readonly remoteId: string; readonly mayWait: boolean }
  >('loadTransactions'),
  /** Counts the unread messages on page 1 of a player's inbox. */
  countUnread: port<Result<number>, string>('countUnread'),
  /** Finds the chats of a player that end with an answer of support which they have not shown, by their ids. */
  findAnswers: port<Result<readonly string[]>, string>('findAnswers'),
  tabReturns: channel<PlayerEvent>('tabReturns'),
}

/** The ports, guards and actions of what is known of the player. */
export const flow = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
  },
  actors: playerPorts,
  guards: {
    /** Until the transactions are known, nothing has: their first answer counts as what there was. */
    hasRisen: ({ context }, balance: number) =>
      context.transactions !== null && context.balance !== null && balance > context.balance,
    hasArrived: ({ context: { transactions } }, result: Result<readonly Transaction[]>) =>
      result.ok && arrivedIn(result.value, transactions).length > 0,
    showsTransactions: (_, screen: ScreenName) => screen === 'account',
    tells: (_, told: ToldMoney | undefined) => told !== undefined,
    startsAway: ({ context }) => context.awayFromInbox,
    leavesChat: ({ event }) => event.type === 'screen.shown' && event.previous === 'chatBox',
    isInbox: ({ event }) => event.type === 'screen.shown' && event.screen === 'inbox',
  },
  actions: {
    takeBalance: assign((_, balance: number) => ({ balance })),
    takeTransactions: assign((_, transactions: readonly Transaction[]) => ({ transactions })),
    announce: assign(({ context }, loaded: readonly Transaction[]) =>
      untold(arrivedIn(loaded, context.transactions), context.told),
    ),
    unmarkChat: assign(({ context }, left: string) => ({
      answered: context.answered.filter((id) => id !== left),
    })),
    /** What a screen tells may be announced already. */
    noteTold: assign(({ context }, told: ToldMoney) => untold(context.arrived, told)),
  },
  delays: { announced: ANNOUNCED },
})
