import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { arrivalsMachine } from '#machines/access/arrivals/arrivals.machine.ts'
import { arrivalsPortsOf } from '#src/ports/access/arrivals.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { transaction, transactions } from '../../money/money.fixture.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { arrivalsPage } from './arrivals.page.ts'

const BALANCE = 'POST /balance'

type Arrivals = SnapshotFrom<typeof arrivalsMachine>

const OLD = [transaction(1, 'deposit', '1'), transaction(2, 'withdraw', '0')]

const WORDS: Readonly<Record<string, string>> = {
  '3': 'Your deposit of ৳ 500.00 has arrived.',
  '4': 'Your bonus of ৳ 50.00 has arrived.',
}

/** Asserts what is announced, and what the bar says about unread messages. The bar comes with the screen. */
async function see(page: Page, { value, context: { arrived, unread } }: Arrivals): Promise<void> {
  const { account, announced } = arrivalsPage(page)
  await expect(announced).toHaveText(arrived.length > 0 ? [arrived.map(({ id }) => WORDS[id]).join(' ')] : [])
  if (value.messages === 'waiting') return
  const words = unread === 1 ? '1 unread message' : `${unread} unread messages`
  await expect(account).toHaveAccessibleDescription(unread > 0 ? words : '')
}

const INPUT = { remoteId: '41', balance: 100_00, awayFromInbox: true }

/** The code of the first screen of the variant, held when the page opens. */
const screens = new WeakMap<Page, Chunks>()

export const model = defineModel<typeof arrivalsMachine>({
  machine: arrivalsMachine,
  input: INPUT,
  ports: arrivalsPortsOf,
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
  project: ({ balance, known, arrived, unread }) => [balance, known, arrived.map(({ id }) => id), unread],

  answers: {
    loadTransactions: {
      'what there was': transactions(...OLD),
      'a deposit and a bonus succeeded': transactions(
        ...OLD,
        transaction(3, 'deposit', '1'),
        transaction(4, 'bonus', '1', { amount: '50.00' }),
      ),
      'a withdrawal succeeded, a deposit waits': transactions(
        ...OLD,
        transaction(5, 'withdraw', '1'),
        transaction(6, 'deposit', '0'),
      ),
      lost: { lost: true },
    },
    countUnread: {
      'two unread, one read': wirePage(['3', '2', '1'], 1),
      'all read': wirePage(['1'], 1),
      lost: { lost: true },
    },
  },

  usual: {
    ends: {
      countUnread: ['all read'],
      loadTransactions: ['what there was', 'a deposit and a bonus succeeded'],
    },
    first: ['countUnread'],
  },
  plainEvents: ['tab.returned', 'messages.changed'],
  events: {
    'screen.shown': () => [
      { type: 'screen.shown', screen: 'inbox', previous: 'account' },
      { type: 'screen.shown', screen: 'install', previous: null },
    ],
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
    'messages.changed': 'money that arrives raises it',
    'screen.shown': {
      when: ({ value }, { screen }) => value.messages === 'waiting' && screen !== 'inbox',
      play: async (page) => screens.get(page)?.arrive(),
    },
  },

  unreachedInBrowser: {
    'arrivals.messages.away screen.shown#0': 'the inbox polls the call that counts; a journey plays it',
  },
  unmarked: 'Arrivals are a message and a count on every screen.',
  assertions: {
    'arrivals.wallet': see,
    'arrivals.money.asking': see,
    'arrivals.money.watching.quiet': see,
    'arrivals.money.watching.announcing': see,
    'arrivals.money.failed': see,
    'arrivals.messages.away.counting': see,
    'arrivals.messages.away.counted': see,
    'arrivals.messages.waiting': see,
  },
})
