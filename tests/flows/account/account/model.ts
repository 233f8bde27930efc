import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { accountMachine } from '#machines/account/account/account.machine.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM } from '#tests/model/players.ts'
import { button, region } from '#tests/site/controls.ts'
import { phonesOf } from '#tests/site/payments.ts'

/** Late in the evening in London, the next day in Dhaka. */
const USER = { name: null, created_at: '2026-01-03 20:00:00', vip_coin: 1240 }

/** A player who has signed up: a bonus waits, and nothing is verified. */
const NEW = userWith({ ...USER, session_id: '0', cash_bonus: '50.00' })

type Loaded = SnapshotFrom<typeof accountMachine>['context']

/**
 * Expects the first steps, with what is done ticked off. Without a phone that is known, nothing is said of it. Here the
 * transactions are never known, so nobody can say how much is done.
 */
async function seeFirstSteps(page: Page, { user, contacts }: Loaded): Promise<void> {
  const steps = page.getByRole('region', { name: /^First steps/ })
  if (!user || (user.session_id === '0' && !contacts)) return expect(steps).toHaveCount(0)
  const phone = contacts?.ok && contacts.value.some(({ isverify }) => isverify)
  const isNew = user.session_id === '0'
  const items = [
    isNew ? 'Claim your cash bonus৳ 50.00' : 'No cash bonus to claim',
    ...(contacts?.ok === false ? [] : [isNew && !phone ? 'Verify your phone' : 'Phone verified']),
    'Add your birthday',
    'First deposit',
  ]
  await expect(steps.getByRole('listitem')).toHaveText(items)
  await expect(page.getByRole('region', { name: 'First steps', exact: true })).toHaveCount(1)
  await expect(steps.getByRole('link', { name: 'deposit' })).toHaveCount(0)
  for (const name of [
    ...(isNew ? ['Claim'] : []),
    ...(isNew && !phone && contacts?.ok ? ['Verify'] : []),
    'Add',
  ])
    await expect(steps.getByRole('link', { name })).toHaveAttribute('href', '/profile')
}

/** Expects the menu; a reality check is off, and no message is unread. */
async function seeMenu(page: Page, limits: boolean): Promise<void> {
  for (const [name, entries] of Object.entries({
    Funds: ['Deposit', 'Withdrawal'],
    History: ['Betting Records', 'Transaction Records', 'Turnover'],
    Profile: [
      ...['Personal Info', 'Reset password', 'Inbox', 'Referral'],
      ...(limits ? ['Deposit limits'] : []),
      'Reality checkOff',
    ],
  }))
    await expect(region(page, name).getByRole('listitem')).toHaveText(entries)
}

async function seeCard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(page.getByText('rahim88', { exact: true })).toBeVisible()
  await expect(page.getByText('Main Wallet', { exact: true })).toBeVisible()
  await expect(button(page, 'Log out')).toBeEnabled()
}

async function see(page: Page, snapshot: SnapshotFrom<typeof accountMachine>): Promise<void> {
  const { context } = snapshot
  const { user, limits } = context
  await seeCard(page)
  await seeMenu(page, limits)
  // The card waits for the player alone, the first steps for the phones too.
  const waiting = page.getByRole('main').locator('div[aria-busy=true]')
  await expect(waiting).toHaveCount(user === null ? 2 : snapshot.matches('loadingContacts') ? 1 : 0)
  await seeFirstSteps(page, context)
  const points = user && (user.vip_coin?.toLocaleString('en') ?? '–')
  await expect(page.getByRole('term')).toHaveText(points ? ['VIP Points'] : [])
  await expect(page.getByRole('definition')).toHaveText(points ? [points] : [])
  await expect(page.getByRole('link', { name: `VIP Points ${points}`, exact: true })).toHaveCount(
    points ? 1 : 0,
  )
  await expect(page.getByText(/^Member since/)).toHaveText(
    user && user.created_at !== 'yesterday' ? ['Member since 2026-01-04'] : [],
  )
  await expect(page.getByRole('link', { name: 'Deposit limits', exact: true })).toHaveCount(limits ? 1 : 0)
}

export const model = defineModel<typeof accountMachine>({
  machine: accountMachine,
  input: { session: RAHIM, newcomer: true },
  ports: accountPortsOf,
  at: '/account',
  project: ({ user, limits, contacts }) => [user, limits, contacts],
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
      'a new player': NEW,
    },
    loadContacts: {
      'one that is not verified': phonesOf(0),
      'one that is verified': phonesOf(1),
      refused: { status: 500, raw: '' },
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
    'account.open': see,
    'account.loadingContacts': see,
    'account.ready': see,
  },
})
