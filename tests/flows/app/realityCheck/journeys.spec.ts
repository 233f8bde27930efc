import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { button } from '#tests/site/controls.ts'
import { expectSane } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { MINUTE } from '#tests/times.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { KEPT, reminder, scheduled, settingRow } from './realityCheck.page.ts'

test('a player sets the reminder, which counts from the log-in, and logs out from it', async ({ page }) => {
  await stopClock(page, NOON)
  const api = await visit(page, {
    at: '/login',
    answers: { 'POST /login': { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } } },
  })
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
  await expect(reminder(page).getByRole('definition')).toHaveText(['15 min', '−৳ 179.50'])
  await expectSane(page)
  await reminder(page).getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the reminder keeps its time over a reload and while the phone sleeps, and links to the records', async ({
  page,
}) => {
  // The player logged in ten minutes ago, with a period of 15 minutes.
  await stopClock(page, NOON)
  await visit(page, { at: '/account', player: true, device: KEPT })
  await scheduled(page)
  await page.clock.runFor(4 * MINUTE)
  await page.reload()
  await expect(settingRow(page)).toContainText('15 minutes')
  await page.clock.runFor(MINUTE - 1_000)
  await expect(reminder(page)).toHaveCount(0)
  // Asleep for two hours: no timer has fired when the tab comes back.
  await page.clock.setSystemTime(NOON + 125 * MINUTE)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(reminder(page).getByRole('definition')).toHaveText(['2 h 15 min', '+৳ 250.00'])
  await reminder(page).getByRole('link', { name: 'See my records', exact: true }).click()
  await expect(page).toHaveURL(/\/(betting|transaction)-record$/)
  await expect(reminder(page)).toHaveCount(0)
})
