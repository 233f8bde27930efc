import type { Page } from '@playwright/test'
import type { Transaction } from '@tiya/contract/money'
import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { playerMachine } from '#machines/access/player/player.machine.ts'
import { playerPortsOf } from '#src/ports/access/player.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { transaction, transactions } from '../../money/money.fixture.ts'
import { message, messagesAre, NO_CHATS, ONE_CHAT } from '../../support/chats.fixture.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { playerPage } from './player.page.ts'

const BALANCE = 'POST /balance'

type Player = SnapshotFrom<typeof playerMachine>

const OLD = [transaction(1, 'deposit', '1'), transaction(2, 'withdraw', '0')]

const WORDS: Readonly<Record<string, string>> = {
  '3': 'Your deposit of ৳ 500.00 has arrived.',
  '4': 'Your bonus of ৳ 50.00 has arrived. Its turnover is ৳ 600.00.',
  '2': 'Your withdrawal of ৳ 500.00 was rejected. The money is back in your wallet.',
}

/** Asserts what is announced, and what bar and header say about messages. They come with the screen. */
async function see(page: Page, { value, context: { arrived, unread, answered } }: Player): Promise<void> {
  const { account, announced, help } = playerPage(page)
  const told = value.messages === 'waiting' ? [] : arrived.map(({ id }) => WORDS[id])
  await expect(announced).toHaveText(told.length > 0 ? [told.join(' ')] : [])
  if (value.messages === 'waiting') return
  const words = unread === 1 ? '1 unread message' : `${unread} unread messages`
  await expect(account).toHaveAccessibleDescription(unread > 0 ? words : '')
  // Only the home has it.
  for (const link of await help.all())
    await expect(link).toHaveAccessibleDescription(answered.length > 0 ? 'Support has answered' : '')
}

const keysOf = (all: readonly Transaction[]) => all.map(({ id, key }) => `${id} ${key}`)

const INPUT = { remoteId: '41', balance: 100_00, awayFromInbox: true }

/** The code of the first screen of the variant, held when the page opens. */
const screens = new WeakMap<Page, Chunks>()

export const model = defineModel<typeof playerMachine>({
  machine: playerMachine,
  input: INPUT,
  ports: playerPortsOf,
  stored: { ...PLAYER, balance: '100.00' },
  // Otherwise the first balance would arrive at any time.
  ambient: { [BALANCE]: 'held' },
  at: '/',
  arrive: arriveAtHome,
  variants: {
    'before the first screen': {
      input: { ...INPUT, awayFromInbox: false },
      at: '/install',
      arrive: async ({ page }) => {
        screens.set(page, await Chunks.hold(page, /\/assets\/install\.screen-[\w-]+\.js$/))
        await page.goto('/install')
      },
    },
  },
  project: ({ balance, transactions, arrived, told, unread, answered }) => [
    balance,
    transactions && keysOf(transactions),
    keysOf(arrived),
    told,
    unread,
    answered,
  ],

  answers: {
    loadTransactions: {
      'what there was': transactions(...OLD),
      'a deposit and a bonus succeeded': transactions(
        ...OLD,
        transaction(3, 'deposit', '1'),
        transaction(4, 'bonus', '1', { amount: '50.00', promotion: { name: 'Double it', turnover: '12' } }),
      ),
      'a withdrawal succeeded, a deposit waits': transactions(
        ...OLD,
        transaction(5, 'withdraw', '1'),
        transaction(6, 'deposit', '0'),
      ),
      'the withdrawal was rejected': transactions(
        transaction(1, 'deposit', '1'),
        transaction(2, 'withdraw', '2'),
      ),
      lost: { lost: true },
    },
    countUnread: {
      'two unread, one read': wirePage(['3', '2', '1'], 1),
      'all read': wirePage(['1'], 1),
      lost: { lost: true },
    },
    findAnswers: {
      'no chat': NO_CHATS,
      'an answer': [ONE_CHAT, messagesAre(message(1, 'Hello', '6'), message(2, 'How can I help?'))],
      'a chat that ends with what the player wrote': [
        ONE_CHAT,
        messagesAre(message(1, 'How can I help?', '6')),
      ],
      'a chat without messages': [ONE_CHAT, messagesAre()],
      'a chat whose messages are refused': [ONE_CHAT, { status: 403, body: {} }],
      lost: { lost: true },
    },
  },

  usual: {
    ends: {
      findAnswers: ['no chat'],
      countUnread: ['all read'],
      loadTransactions: ['what there was', 'a deposit and a bonus succeeded'],
    },
    first: ['findAnswers', 'countUnread'],
  },
  plainEvents: ['money.arrived'],
  // A filter of steps: what is announced does not depend on where the player is meanwhile.
  events: {
    'tab.returned': ({ value }) => (value.announcement === 'none' ? [{ type: 'tab.returned' }] : []),
    'screen.shown': ({ value }) =>
      value.announcement === 'none'
        ? [
            { type: 'screen.shown', screen: 'inbox', previous: 'account' },
            { type: 'screen.shown', screen: 'install', previous: null },
            { type: 'screen.shown', screen: 'account', previous: 'home' },
            unusual({ type: 'screen.shown', screen: 'chatList', previous: 'chatBox', left: '/chat-box/5' }),
          ]
        : [],
    'balance.refresh': ({ value }) =>
      value.announcement === 'none'
        ? [{ type: 'balance.refresh', told: { action: 'deposit', id: '3' } }]
        : [],
    'balance.known': () => [100_00, 200_00].map((balance) => ({ type: 'balance.known', balance })),
  },
  durations: { announced: 8_000 },
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: {
    'balance.known': {
      when: ({ context }) => context.awayFromInbox,
      play: async (page, { balance }, world) => {
        const asked = () => world.made.filter((call) => call === BALANCE).length
        const before = asked()
        await page.getByRole('button', { name: 'Refresh balance' }).click()
        await expect.poll(asked).toBeGreaterThan(before)
        await world.release(BALANCE, { body: { balance: String(balance / 100) } })
      },
    },
    'balance.refresh': 'it is said by another screen: a journey plays it',
    'money.arrived': 'money that arrives raises it',
    'screen.shown': {
      when: ({ value }, { screen, previous }) =>
        previous !== 'chatBox' &&
        (screen === 'account'
          ? value.messages !== 'waiting'
          : value.messages === 'waiting' && screen !== 'inbox'),
      play: async (page, { screen }) => {
        if (screen === 'account') await travel(page, '/account')
        else await screens.get(page)?.arrive()
      },
    },
  },

  unreachedInBrowser: {
    'player.answers screen.shown#0': 'the chat makes the call that asks; a journey plays it',
    'player.messages.away screen.shown#0': 'the inbox polls the call that counts; a journey plays it',
  },
  unmarked: 'The player is a message and a count on every screen.',
  assertions: {
    'player.wallet': see,
    'player.transactions.loading': see,
    'player.transactions.known': see,
    'player.transactions.failed': see,
    'player.announcement.none': see,
    'player.announcement.shown': see,
    'player.messages.away.counting': see,
    'player.messages.away.counted': see,
    'player.messages.waiting': see,
    'player.answers.asking': see,
    'player.answers.asked': see,
  },
})
