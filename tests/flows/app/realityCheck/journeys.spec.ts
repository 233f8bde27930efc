import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button } from '#tests/site/controls.ts'
import { CASH_OUT, WITHDRAWAL } from '#tests/site/payments.ts'
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

  await reminder(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(15 * MINUTE - 1_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(reminder(page).getByRole('definition').first()).toHaveText('30 min')
})

test('the code of the reminder is fetched once the player has set a reminder, and not before', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/account')
  await settingRow(page).click()
  expect(scripts.filter((address) => /RealityCheckDialog/.test(address))).toEqual([])
  await page.getByRole('radio', { name: '60 minutes', exact: true }).check()
  await button(page, 'Save').click()
  await expect.poll(() => scripts.some((address) => /RealityCheckDialog/.test(address))).toBe(true)
})

test('the code of the reminder is fetched again after a failure', async ({ page }) => {
  let failures = 2
  await page.route('**/assets/realityCheck-*.js', (route) =>
    failures-- > 0 ? route.abort('connectionreset') : route.continue(),
  )
  await stopClock(page, NOON)
  await stored(page, { ...PLAYER, ...KEPT })
  await serve(page)
  await page.goto('/account')
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(await page.evaluate(() => localStorage.getItem('app.reminder.41'))).not.toBeNull()
  }).toPass()
  expect(failures).toBeLessThan(0)
})

test('the reminder keeps its time over a reload and while the phone sleeps', async ({ page }) => {
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
})

/** The screens of payments, with what each needs in its navigation state. */
const PAYMENTS = {
  '/deposit': null,
  '/withdrawal': null,
  '/make-payment': CASH_OUT,
  '/payment-request': WITHDRAWAL,
}

test('the reminder never covers the screens of payments', async ({ page }) => {
  await openAtNoon(page, '/account')
  for (const [path, state] of Object.entries(PAYMENTS)) {
    await travel(page, path, state)
    await page.clock.runFor(5 * MINUTE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(reminder(page)).toHaveCount(0)
  }
  await travel(page, '/account')
  await expect(reminder(page).getByRole('definition').first()).toHaveText('30 min')
  await travel(page, '/deposit')
  await expect(reminder(page)).toHaveCount(0)
  await travel(page, '/account')
  await expect(reminder(page)).toBeVisible()
  // Back closes it, as it closes any dialog.
  await page.goBack()
  await expect(reminder(page)).toHaveCount(0)
  await expect(page).toHaveURL('/account')
})

test('the reminder waits until another dialog is closed', async ({ page }) => {
  await openAtNoon(page, '/account')
  await settingRow(page).click()
  await page.clock.runFor(6 * MINUTE)
  await expect(page.getByRole('radio', { name: '15 minutes', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button(page, 'Close').click()
  await expect(reminder(page).getByRole('definition').first()).toHaveText('16 min')
})

test('the reminder links to the records, and Escape closes it', async ({ page }) => {
  await openAtNoon(page, '/')
  await page.clock.runFor(5 * MINUTE)
  await reminder(page).getByRole('link', { name: 'See my records', exact: true }).click()
  await expect(page).toHaveURL(/\/(betting|transaction)-record$/)
  await expect(reminder(page)).toHaveCount(0)
  await page.clock.runFor(15 * MINUTE)
  await expect(reminder(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reminder(page)).toHaveCount(0)
})

test('a log-out ends the countdown to the reminder and keeps the player’s setting', async ({ page }) => {
  await openAtNoon(page, '/account')
  await page.clock.runFor(5 * MINUTE)
  await reminder(page).getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.41')))
  expect(kept).toEqual(['app.realityCheck.41'])
  await page.clock.runFor(60 * MINUTE)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the setting and the reminder are shown in Bengali', async ({ page }) => {
  await stopClock(page, NOON)
  await stored(page, { ...PLAYER, ...KEPT, 'app.language': 'bn', 'app.realityCheck.41': '60' })
  await serve(page)
  await page.goto('/account')
  await scheduled(page)
  await expect(page.getByRole('button', { name: /^রিয়েলিটি চেক/ })).toContainText('60 মিনিট')
  await page.clock.runFor(50 * MINUTE)
  const dialog = page.getByRole('dialog', { name: 'রিয়েলিটি চেক', exact: true })
  await expect(dialog.getByRole('definition')).toHaveText(['1 ঘণ্টা 0 মিনিট', '+ ৳ 250.00'])
  await dialog.getByRole('button', { name: 'চালিয়ে যান', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
