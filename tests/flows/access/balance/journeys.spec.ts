import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

test('the balance is loaded every 10 s and when the tab becomes visible, but never in a hidden tab', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const { made, answer } = await serve(page)
  const loads = () => made.filter((call) => call === 'POST /balance').length
  await stopClock(page, '2026-03-02T06:00:01Z')
  await page.goto('/account')
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  expect(loads()).toBe(1)

  answer('POST /balance', { body: { balance: '20.50' } })
  await page.clock.runFor(9_999)
  expect(loads()).toBe(1)
  await page.clock.runFor(1)
  await expect(page.getByText('৳ 20.50', { exact: true })).toBeVisible()
  expect(loads()).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('balance'))).toBe('20.50')

  await setVisibility(page, false)
  await page.clock.runFor(60_000)
  expect(loads()).toBe(2)
  await setVisibility(page, true)
  await expect.poll(loads).toBe(3)
})

test('the last balance stays and is marked as old when it can’t be refreshed', async ({ page }) => {
  await stored(page, { ...PLAYER, balance: '77.00' })
  await serve(page, { 'POST /balance': { status: 500, raw: '' } })
  await page.goto('/account')
  await expect(page.getByText('The balance could not be refreshed.')).toBeVisible()
  await expect(page.getByText('৳ 77.00', { exact: true })).toBeVisible()
})

test('the refresh button sends another request while a poll waits for its answer', async ({ page }) => {
  await stored(page, { ...PLAYER, balance: '77.00' })
  const { made, answer } = await serve(page, { 'POST /balance': { silent: 15_000 } })
  await page.goto('/account')
  await expect.poll(() => made.filter((call) => call === 'POST /balance').length).toBe(1)
  answer('POST /balance', { body: { balance: '20.50' } })
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.getByText('৳ 20.50', { exact: true })).toBeVisible()
  expect(made.filter((call) => call === 'POST /balance').length).toBe(2)
})
