import { expect, type Page } from '@playwright/test'
import { PLAYER } from '../../../model/ambient.ts'
import { travel } from '../../../model/device.ts'
import { NOON } from '../../../model/headless-environment.ts'
import { stopClock } from '../../../site/clock.ts'
import { button } from '../../../site/controls.ts'
import { test } from '../../../site/kept.ts'
import { WITHDRAWAL } from '../../../site/payments.ts'
import { expectSane, serve, stored } from '../../../site/serve.ts'

const MINUTE = 60_000

async function open(page: Page, state: unknown): Promise<void> {
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/account')
  await expect(page.getByRole('main')).toBeVisible()
  await travel(page, '/payment-request', state)
}

test('a withdrawal counts down 30 minutes over a reload, and then says that it takes longer', async ({
  page,
}) => {
  await open(page, WITHDRAWAL)
  const timer = page.getByRole('timer')
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  await expect(page.getByText('Withdrawal successful!', { exact: true })).toBeVisible()
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'bKash', exact: true })).toBeVisible()
  await expect(timer).toHaveText('30:00')

  await page.clock.runFor(20 * MINUTE)
  await expect(timer).toHaveText('10:00')
  await page.reload()
  await expect(timer).toHaveText('10:00')
  await expectSane(page)

  await page.clock.runFor(10 * MINUTE)
  await expect(page.getByRole('heading', { name: 'Still under review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/chat')
  await expect(timer).toHaveCount(0)
})

test('a closed request does not come back with the back button', async ({ page }) => {
  await open(page, { ...WITHDRAWAL, kind: 'deposit', amount: 50_000 })
  await expect(page.getByText('আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।', { exact: true })).toBeVisible()
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toHaveCount(0)
})

test('a clock that was set back does not lengthen the wait', async ({ page }) => {
  await open(page, { ...WITHDRAWAL, deadline: NOON + 90 * MINUTE })
  await expect(page.getByRole('timer')).toHaveText('30:00')
})

for (const [name, state] of [
  ['no navigation state', null],
  ['a state of another kind', { ...WITHDRAWAL, kind: 'bonus' }],
  ['half an amount', { ...WITHDRAWAL, amount: 1.5 }],
] as const) {
  test(`${name} leads to the records`, async ({ page }) => {
    await open(page, state)
    await expect(page).toHaveURL('/transaction-record')
  })
}
