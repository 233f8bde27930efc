import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { balanceMachine } from '#machines/access/balance/balance.machine.ts'
import { dhakaMinuteAt } from '#machines/contract/dhakaCalendar.ts'
import { balancePortsOf } from '#src/ports/access/balance.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'

/** Poisha amounts, and how the screen shows them. */
const TEXTS: Readonly<Record<number, string>> = { 2000: '৳ 20.00', 9950: '৳ 99.50', 150000: '৳ 1,500.00' }

const STORED_AT = Date.parse('2026-03-01T10:20:00Z')

async function seeBalance(page: Page, { context }: SnapshotFrom<typeof balanceMachine>) {
  const main = page.getByRole('main')
  await expect(main.getByText(TEXTS[context.balance ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText('The balance could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
  if (context.stale && context.at !== null)
    await expect(page.getByRole('main')).toContainText(`Last known: ${dhakaMinuteAt(context.at)}`)
  if (context.asked) await expect(page.getByRole('button', { name: 'Refresh balance…' })).toBeDisabled()
  else await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeEnabled()
}

export const model = defineModel<typeof balanceMachine>({
  machine: balanceMachine,
  input: { known: { balance: 2_000, at: STORED_AT } },
  ports: balancePortsOf,
  stored: { ...PLAYER, balance: '20.00', 'app.balanceTime.41': String(STORED_AT) },
  at: '/account',
  project: ({ at, ...others }) => [others, at !== null],

  answers: {
    loadBalance: {
      'a decimal': { body: { balance: '1500.00' } },
      'a number': { body: { balance: 99.5 } },
      refused: { status: 400, body: { message: 'Try later.' } },
      'not an amount': { body: { balance: null } },
      'not JSON': { raw: '<html>' },
      ...unanswered(15_000),
    },
  },

  plainEvents: ['refresh', 'tab.returned'],
  events: {
    'visibility.changed': ({ context }) => [{ type: 'visibility.changed', visible: !context.visible }],
  },
  durations: { period: 10_000 },
  deviceEvents: {
    'visibility.changed': (page, { visible }) => page.show(visible),
    'tab.returned': (page) => page.dispatch('online'),
  },

  gesture: {
    // The button is disabled while a call that the player requested is in progress.
    refresh: {
      when: ({ context }) => !context.asked,
      play: (page) => page.getByRole('button', { name: 'Refresh balance' }).click(),
    },
  },

  unmarked: 'The balance is a part of the header and of the account menu, which are elements of no flow.',
  assertions: {
    'balance.loading': seeBalance,
    'balance.waiting': seeBalance,
    'balance.asleep': async (page, snapshot, world) => {
      await seeBalance(page, snapshot)
      // A hidden tab makes no request, however long it is hidden: no call is held then.
      await world.pass(25_000)
    },
  },
})
