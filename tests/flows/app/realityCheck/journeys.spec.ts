import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button } from '#tests/site/controls.ts'
import { expectSane, serve, stored } from '#tests/site/serve.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { KEPT, reminder, scheduled, settingRow } from './realityCheck.page.ts'

const MINUTE = 60_000

/** Opens a screen at noon, for a player who logged in ten minutes ago with a period of 15 minutes. */
async function openAtNoon(page: Page, path: string): Promise<void> {
  await stopClock(page, NOON)
  await stored(page, { ...PLAYER, ...KEPT })
  await serve(page)
  await page.goto(path)
  await scheduled(page)
}

test('a player sets the reminder, which counts from the log-in', async ({ page }) => {
  await stopClock(page, NOON)
  const api = await serve(page, {
    'POST /login': { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } },
  })
  await page.goto('/login')
  await logInAs(page, 'rahim88')
  await expect(page.getByRole('button', { name: /Refresh balance/ })).toContainText('৳ 1,500.00')
  await page.clock.runFor(10 * MINUTE)
  await travel(page, '/account')

  await expect(settingRow(page)).toContainText('Off')
  await settingRow(page).click()
  const setting = reminder(page)
  await expect(setting.getByRole('radio', { name: 'Off', exact: true })).toBeChecked()
  await expect(setting.getByRole('radio')).toHaveCount(4)
  await setting.getByRole('radio', { name: '15 minutes', exact: true }).check()
  await setting.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(settingRow(page)).toContainText('15 minutes')
  await scheduled(page)

  api.answer('POST /balance', { body: { balance: '1320.50' } })
  await button(page, 'Refresh balance').click()
  await expect(page.getByRole('main').getByText('৳ 1,320.50', { exact: true })).toBeVisible()
  await page.clock.runFor(5 * MINUTE - 1_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(reminder(page).getByRole('definition')).toHaveText(['15 min', '− ৳ 179.50'])
  await expectSane(page)
})

test('the reminder keeps its time over a reload and while the phone sleeps, and links to the records', async ({
  page,
}) => {
  await openAtNoon(page, '/account')
  await page.clock.runFor(4 * MINUTE)
  await page.reload()
  await expect(settingRow(page)).toContainText('15 minutes')
  await page.clock.runFor(MINUTE - 1_000)
  await expect(reminder(page)).toHaveCount(0)
  // Asleep for two hours: no timer has fired when the tab comes back.
  await page.clock.setSystemTime(NOON + 125 * MINUTE)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(reminder(page).getByRole('definition')).toHaveText(['2 h 15 min', '+ ৳ 250.00'])
  await reminder(page).getByRole('link', { name: 'See my records', exact: true }).click()
  await expect(page).toHaveURL(/\/(betting|transaction)-record$/)
  await expect(reminder(page)).toHaveCount(0)
})

test('closing the reminder in one tab closes it in the other, and both show the next one at the same time', async ({
  page,
  context,
}) => {
  await openAtNoon(page, '/account')
  const other = await context.newPage()
  await serve(other)
  await other.goto('/faq')
  await scheduled(other)
  // Both tabs have the same clock.
  await page.clock.runFor(5 * MINUTE)
  await expect(reminder(page)).toBeVisible()
  await expect(reminder(other)).toBeVisible()

  await page.clock.runFor(2 * MINUTE)
  await reminder(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(reminder(page)).toHaveCount(0)
  await expect(reminder(other)).toHaveCount(0)
  await page.clock.runFor(15 * MINUTE - 1_000)
  for (const tab of [page, other]) await expect(reminder(tab)).toHaveCount(0)
  await page.clock.runFor(1_000)
  for (const tab of [page, other]) await expect(reminder(tab)).toBeVisible()

  await travel(other, '/account')
  await reminder(other).getByRole('button', { name: 'Log out', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('navigation', { name: 'Guest' })).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
  // The player's setting stays.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.41')))
  expect(kept).toEqual(['app.realityCheck.41'])
})
