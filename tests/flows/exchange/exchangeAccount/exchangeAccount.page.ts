import type { Page } from '@playwright/test'
import type { AccountPart } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { expect } from '#tests/model/expect.ts'
import type { Visit } from '#tests/site/visit.ts'
import { recordsPage } from '../../records/records.page.ts'

/** The names of the parts. */
export const NAMES: Readonly<Record<AccountPart, string>> = {
  profile: 'My Profile',
  balance: 'Balance Overview',
  bets: 'My Bets',
  history: 'Bets History',
  'profit-loss': 'Profit & Loss',
  activity: 'Activity Log',
}

/** The addresses of the parts. */
export const ADDRESSES: Readonly<Record<AccountPart, string>> = {
  profile: '/exchange-account',
  balance: '/exchange-account?part=balance',
  bets: '/exchange-account?part=bets',
  history: '/exchange-account?part=history',
  'profit-loss': '/exchange-account?part=profit-loss',
  activity: '/exchange-account?part=activity',
}

/** A part of `/exchange-account` as a player uses it. */
export function exchangeAccountPage(page: Page, part: AccountPart = 'profile') {
  const tab = (name: AccountPart) => page.getByRole('tab', { name: NAMES[name], exact: true })
  return {
    ...recordsPage(page, ADDRESSES[part], 'Record details'),
    tab,
    openPart: (name: AccountPart) => tab(name).click(),
    /** Asserts that this part is open, and labelled by its tab. */
    async seePart(name: AccountPart) {
      await expect(page.getByRole('heading', { level: 1, name: 'Account', exact: true })).toBeVisible()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: NAMES[name], exact: true })).toBeVisible()
    },
    /** Returns a fact about the player. */
    known: (name: string) => page.getByRole('group', { name, exact: true }),
    events: page.getByRole('list', { name: 'Profit and loss by event' }).getByRole('listitem'),
  }
}

export const visit: Visit = { at: '/exchange-account', player: true, heading: 'Account' }
