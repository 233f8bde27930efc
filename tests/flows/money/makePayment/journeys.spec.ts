import { expect } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { announcements, button, radio } from '#tests/site/controls.ts'
import { LISTED } from '#tests/site/offer.ts'
import { arriveWith, WALLET_NUMBER } from '#tests/site/payments.ts'
import { expectSane, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { depositPage } from '../deposit/deposit.page.ts'
import { deposits } from '../money.fixture.ts'
import { makePaymentPage, visit as payment } from './makePayment.page.ts'

const USDT = { id: 5, name: 'USDT', status: 'active', account_type: 'USDT' }

test('the countdown of a payment continues through a reload and a sleeping tab, and at zero the form expires', async ({
  page,
}) => {
  // This device's clock is an hour late, and is stopped.
  const start = Date.now() - 3_600_000
  await stopClock(page, start)
  await visit(page, payment)
  const { timer, submit, transactionId } = makePaymentPage(page)
  await expect(timer).toHaveText('10:00')
  await page.clock.runFor(61_000)
  await expect(timer).toHaveText('8:59')
  await page.reload()
  await expect(timer).toHaveText('8:59')

  // Asleep for five minutes: no timer runs in the meantime.
  const wakeAt = async (milliseconds: number) => {
    await page.clock.setSystemTime(start + milliseconds)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await wakeAt(361_000)
  await expect(timer).toHaveText('3:59')
  await transactionId.fill('8N7A2QX91K')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(timer).toBeInViewport({ ratio: 1 })
  await wakeAt(599_001)
  await expect(timer).toHaveText('0:01')
  await wakeAt(600_000)
  await expect(page.getByRole('heading', { name: 'Time is over' })).toBeVisible()
  await expect(submit).toHaveCount(0)
  // Who has typed the id has probably paid.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Ask support', 'Start again'])
  await button(page, 'Start again').click()
  await expect(page).toHaveURL('/deposit')
  await expect(radio(page, 'bKash')).toBeChecked()
})

test('phones that could not be loaded are said to be missing, and Try again loads them', async ({ page }) => {
  const served = await visit(page, payment)
  const { phone } = makePaymentPage(page)
  await expect(phone).toBeEnabled()
  served.answer('GET /user/show', { status: 400, body: {} })
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load your phone numbers' })
  await expect(alert).toBeVisible()
  await expect(phone).toBeDisabled()
  served.answerAll(LISTED)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(phone).toBeEnabled()
  await expect(alert).toHaveCount(0)
})

test('an error that is in Bengali in both languages is marked as Bengali', async ({ page }) => {
  await visit(page, payment)
  const { fill, pressSubmit } = makePaymentPage(page)
  await fill('01712345678', '8N7A2Q')
  await pressSubmit()
  const words = 'ট্রানজ্যাকশন আইডি কমপক্ষে 7 অক্ষরের হতে হবে।'
  await expect(page.getByRole('alert').locator('[lang=bn]')).toHaveText(words)
})

test('the transactions that a server limits are not asked for again before its time, but for what the player submits', async ({
  page,
}) => {
  await stopClock(page, NOON)
  const state = { ...WALLET_NUMBER, deadline: NOON + 900_000 }
  const look = 'GET /transaction/show'
  const served = await servePlayer(page, {
    ...LISTED,
    [look]: { status: 429, body: {}, headers: { 'Retry-After': '120' } },
    'POST /ewa/confirm': { status: 500, body: {} },
  })
  const asked = () => served.made.filter((call) => call === look).length
  await arriveWith(state, { page })
  const { fill, submit, closeDialog } = makePaymentPage(page)
  await fill('01712345678', '8N7A2QX91K')
  for (let times = 0; times < 3; times += 1) {
    await page.clock.runFor(30_000)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  await submit.click()
  await closeDialog()
  expect(asked()).toBe(1)
  await submit.click()
  await expect.poll(asked).toBe(2)
})

test('an address too long for a QR code is still shown for copying', async ({ page }) => {
  const served = await servePlayer(page, {
    ...LISTED,
    'GET /payment-methods': { body: [USDT] },
    'GET /showpayment-menthod': { body: { success: true, data: [] } },
  })
  const open = async (account_number: string) => {
    served.answer('GET /get-wallet-number', { body: [{ id: 1, account_number }] })
    const { open, chooseMethod, pressAmount, pressNext } = depositPage(page)
    await open()
    await chooseMethod('USDT')
    await pressAmount('50')
    await pressNext()
    await expect(button(page, 'Copy account number')).toBeVisible()
    await expect(page.getByText(account_number, { exact: true })).toBeVisible()
  }
  const code = page.getByRole('img', { name: 'Wallet address QR code' })
  await open('অ'.repeat(984))
  await expect(code).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByRole('link', { name: 'Continue your payment' })).toBeVisible()
  await open('x'.repeat(3_000))
  await expect(code).toHaveCount(0)
  await expectSane(page)
})

test('a confirmation whose answer was lost is found under its id in another case, not sent again, and approved', async ({
  page,
}) => {
  const served = await visit(page, payment, {
    over: { 'POST /submit-deposit': { status: 502, raw: '<h1>502</h1>' } },
  })
  const { fill, pressSubmit, dialog, closeDialog } = makePaymentPage(page)
  await fill('01712345678', 'btx1a2b3c4')
  await pressSubmit()
  await expect(dialog).toContainText('ফলাফল জানা যায়নি')
  await closeDialog()
  const listed = (key: string) => deposits([key], { transaction_id: 'BTX1A2B3C4' })
  served.answer('GET /transaction/show', listed('0'))
  await pressSubmit()
  await expect(page).toHaveURL('/payment-request')
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  served.answer('GET /transaction/show', listed('1'))
  // The next poll is up to ten seconds away.
  await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible({ timeout: 20_000 })
  expect(served.made.filter((call) => call === 'POST /submit-deposit')).toHaveLength(1)
})

test('what is said of a copy covers neither the button that was pressed nor the amount above it', async ({
  page,
}) => {
  // A low window, in which the amount is where messages stand.
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, payment)
  const copy = button(page, 'Copy amount')
  await copy.scrollIntoViewIfNeeded()
  await copy.click()
  const said = await announcements(page).locator('p').boundingBox()
  const pressed = await copy.boundingBox()
  expect(said && said.y + said.height).toBeLessThan((pressed?.y ?? 0) - 44)
  await expect(announcements(page)).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 844 })
  await copy.click()
  await expect
    .poll(async () => (await announcements(page).locator('p').boundingBox())?.y)
    .toBeGreaterThan(400)
})
