import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { balanceMachine } from '../../../../machines/access/balance/balance.machine.ts'
import { balancePortsOf } from '../../../../src/ports/access/balance.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { setVisibility } from '../../../model/device.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, unanswered } from '../../../model/model.ts'

/** Poisha amounts, and how the screen shows them. */
const TEXTS: Readonly<Record<number, string>> = { 2000: '৳ 20.00', 9950: '৳ 99.50', 150000: '৳ 1,500.00' }

async function seeBalance(page: Page, { context }: SnapshotFrom<typeof balanceMachine>) {
  const main = page.getByRole('main')
  await expect(main.getByText(TEXTS[context.balance ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText('The balance could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
  if (context.asked) await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeDisabled()
  else await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeEnabled()
}

export const model = defineModel<typeof balanceMachine>({
  machine: balanceMachine,
  input: { balance: 2_000 },
  ports: balancePortsOf,
  stored: { ...PLAYER, balance: '20.00' },
  at: '/account',
  project: (context) => context,

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

  events: {
    refresh: () => [{ type: 'refresh' }],
    'visibility.changed': ({ context }) => [{ type: 'visibility.changed', visible: !context.visible }],
  },
  // The button is disabled while a call that the player requested is in progress.
  prune: ({ context }, { event }, place) => place === 'browser' && event.type === 'refresh' && context.asked,
  durations: { period: 10_000 },
  deviceEvents: { 'visibility.changed': (page, { visible }) => page.show(visible) },

  gesture: {
    refresh: (page) => page.getByRole('button', { name: 'Refresh balance' }).click(),
    'visibility.changed': (page, { visible }) => setVisibility(page, visible),
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
