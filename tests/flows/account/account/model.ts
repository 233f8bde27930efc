import type { Page } from '@playwright/test'
import { accountMachine } from '#machines/account/account/account.machine.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'

/** Late in the evening in London, the next day in Dhaka. */
const USER = { name: null, created_at: '2026-01-03 20:00:00', vip_coin: 1240 }

async function seeCard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(page.getByText('rahim88', { exact: true })).toBeVisible()
  await expect(page.getByText('Main Wallet', { exact: true })).toBeVisible()
  await expect(button(page, 'Log out')).toBeEnabled()
}

export const model = defineModel<typeof accountMachine>({
  machine: accountMachine,
  input: { session: RAHIM },
  ports: accountPortsOf,
  at: '/account',
  project: ({ user, limits }) => [user, limits],
  // The limits are independent of the rest.
  usual: { first: ['loadLimits'] },

  answers: {
    loadUser: {
      loaded: userWith(USER),
      'points and time in other forms': userWith({
        ...USER,
        vip_coin: '25',
        created_at: '2026-01-04T03:04:05Z',
      }),
      'a time that is none': userWith({ ...USER, created_at: 'yesterday' }),
      'points are null': userWith({ ...USER, vip_coin: null }),
    },
    loadLimits: {
      some: { body: { limits: [] } },
      'none here': { status: 404, body: {} },
      lost: { lost: true },
    },
  },

  plainEvents: ['balance.refresh', 'logout'],
  gesture: {
    'balance.refresh': (page) => button(page, 'Refresh balance').click(),
    logout: 'ends the session and with it the flow; a journey plays it',
  },

  assertions: {
    account: async (page, { context: { user, limits } }) => {
      await seeCard(page)
      const points = user && (user.vip_coin === 25 ? '25' : '1,240')
      await expect(page.getByRole('term')).toHaveText(points ? ['VIP Points'] : [])
      await expect(page.getByRole('definition')).toHaveText(points ? [points] : [])
      await expect(page.getByText(/^Member since/)).toHaveText(
        user && user.created_at !== 'yesterday' ? ['Member since 2026-01-04'] : [],
      )
      await expect(page.getByRole('link', { name: 'Deposit limits', exact: true })).toHaveCount(
        limits ? 1 : 0,
      )
    },
  },
})
