import type { Locator, Page } from '@playwright/test'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { MINUTE } from '#tests/times.ts'

/** The stored values of a player who logged in ten minutes ago and wants a reminder every 15 minutes. */
export const KEPT = {
  'app.realityCheck.41': '15',
  'app.loginTime.41': String(NOON - 10 * MINUTE),
  'app.loginBalance.41': '1250.00',
  balance: '1500.00',
}

/** Returns the reminder. */
export function reminder(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Reality check', exact: true })
}

/** Resolves when the reminder's code has been fetched and the next reminder is scheduled. */
export function scheduled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => localStorage.getItem('app.reminder.41'))
}

/** Returns the row of the account menu that opens the setting. */
export function settingRow(page: Page): Locator {
  return page.getByRole('button', { name: /^Reality check/ })
}
