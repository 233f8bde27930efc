import type { Page } from '@playwright/test'
import { moneyToDecimal } from '@tiya/contract/amounts'
import { dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import type { SnapshotFrom } from 'xstate'
import { balanceMachine, balancePoll, type KnownBalance } from '#machines/access/balance/balance.machine.ts'
import { balancePollPortsOf } from '#src/ports/access/balance.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { heldPollGestures, POLL_FAILED, pollModel } from '../../common/poll.model.ts'

type Balance = SnapshotFrom<typeof balanceMachine>

const CALL = 'POST /balance'

/** Poisha amounts, and how the screen shows them. */
const TEXTS: Readonly<Record<number, string>> = { 2000: '৳ 20.00', 9950: '৳ 99.50', 150000: '৳ 1,500.00' }

const STORED_AT = Date.parse('2026-03-01T10:20:00Z')

async function seeBalance(page: Page, { context }: Balance): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(TEXTS[context.balance ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText('The balance could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
  if (context.stale && context.at !== null)
    await expect(main).toContainText(`Last known: ${dhakaMinuteAt(context.at)}`)
}

async function seeSettled(page: Page, snapshot: Balance): Promise<void> {
  await seeBalance(page, snapshot)
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeEnabled()
}

const balance = defineModel<typeof balanceMachine>({
  machine: balanceMachine,
  input: { token: 'a token', known: { balance: 2_000, at: STORED_AT } },
  stored: { ...PLAYER, balance: '20.00', 'app.balanceTime.41': String(STORED_AT) },
  at: '/account',
  ambient: { [CALL]: 'held' },

  plainEvents: ['refresh'],
  events: {
    'poll.loaded': () =>
      [150_000, 9_950].map((amount) => ({ type: 'poll.loaded', value: { balance: amount, at: NOON } })),
    'poll.failed': () => [POLL_FAILED],
  },

  gesture: {
    // The button is disabled until the call that it asked for has ended.
    refresh: {
      when: (snapshot) => !snapshot.matches('asked'),
      play: (page) => page.getByRole('button', { name: 'Refresh balance' }).click(),
    },
    ...heldPollGestures(CALL, (known: KnownBalance) => ({
      body: { balance: moneyToDecimal(known.balance) },
    })),
  },

  unmarked: 'The balance is a part of the header and of the account menu, which are elements of no flow.',
  assertions: {
    'balance.loading': seeSettled,
    'balance.idle': seeSettled,
    'balance.asked': async (page, snapshot) => {
      await seeBalance(page, snapshot)
      await expect(page.getByRole('button', { name: 'Refresh balance…' })).toBeDisabled()
    },
  },
})

const poll = pollModel({
  machine: balancePoll,
  ports: balancePollPortsOf,
  subject: 'a token',
  answers: {
    'a decimal': { body: { balance: '1500.00' } },
    'a number': { body: { balance: 99.5 } },
    'not an amount': { body: { balance: null } },
  },
})

export const models = [balance, poll]
