import { isOk, outputValue } from '@tiya/ports/result'
import { assign, not, raise } from 'xstate'
import { present } from '../../common/present.ts'
import { chatIdOf } from '../../common/routing/chatAddress.ts'
import type { ScreenShown } from '../../common/routing/screen.types.ts'
import type { BalanceMessage } from '../balance/balance.machine.ts'
import { flow } from './player.setup.ts'

const risen = { type: 'hasRisen', params: ({ event }: { event: BalanceMessage }) => event.balance } as const

/** The first answer says what the player already has; a failed one changes nothing. */
const loading = flow.createStateConfig({
  invoke: {
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: ({ context: { remoteId }, event }) => ({ remoteId, mayWait: event.type !== 'screen.shown' }),
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
  // The answer may be older than the rise.
  on: { 'balance.known': { guard: risen, target: 'loading', reenter: true } },
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
        'balance.known': { guard: risen, target: 'loading' },
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
    'screen.shown': { guard: 'isInbox', target: 'waiting' },
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
    waiting: { on: { 'screen.shown': { guard: not('isInbox'), target: 'away' } } },
  },
})

/** A chat that is left has most often shown its answer: only its own mark goes before the next ones are known. */
const answers = flow.createStateConfig({
  initial: 'asking',
  on: {
    'money.arrived': '.asking',
    'tab.returned': '.asking',
    'screen.shown': {
      guard: 'leavesChat',
      target: '.asking',
      actions: { type: 'unmarkChat', params: ({ event }) => chatIdOf(event.left ?? '') },
    },
  },
  states: {
    asking: {
      invoke: {
        src: 'findAnswers',
        id: 'findAnswers',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: isOk, target: 'asked', actions: assign({ answered: outputValue }) },
          { target: 'asked' },
        ],
      },
    },
    asked: {},
  },
})

/**
 * What the site knows of the player on every screen, besides the balance. The transactions are asked at the start, when
 * the player returns to the tab or comes to My Account, and when the balance rises; deposits and bonuses that succeeded
 * and withdrawals that were rejected meanwhile are announced, unless a screen has just told the player. The unread
 * messages are counted at the start, when the player returns to the tab, after the inbox, and when money has arrived,
 * because a message comes with it; not while the inbox is the screen. Which chats support has answered is asked at
 * the same moments, and after a chat.
 */
export const playerMachine = flow.createMachine({
  id: 'player',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    transactions: null,
    arrived: [],
    told: null,
    unread: 0,
    answered: [],
  }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  states: {
    wallet: {
      on: {
        'balance.known': { actions: { type: 'takeBalance', params: ({ event }) => event.balance } },
        'balance.refresh': {
          guard: { type: 'tells', params: ({ event }) => event.told },
          actions: { type: 'noteTold', params: ({ event }) => present(event.told) },
        },
      },
    },
    transactions,
    announcement,
    messages,
    answers,
  },
})
