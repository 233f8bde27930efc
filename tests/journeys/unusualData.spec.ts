import { expect } from '@playwright/test'
import { generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { test } from '../site/kept.ts'
import { expectSane, serve, stored } from '../site/serve.ts'
import { openAt } from '../site/visit.ts'

/* Unusual data that another implementation of the server may send. */

test('Tab and Shift+Tab wrap around in a dialog', async ({ page }) => {
  await stored(page, { ...PLAYER, regPopup: '1' })
  await serve(page)
  await openAt(page, '/')
  const names = ['Close', 'Home Page', 'Deposit now']
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  for (const name of [...names, ...names]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  for (const name of ['Close', ...names.toReversed(), ...names.toReversed()]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})

test('a very large number of points fits the account and its own page', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, { 'GET /user/show': userWith({ vip_coin: 1e30 }) })
  for (const address of ['/account', '/vip']) {
    await page.goto(address)
    await expect(page.getByText('1,000,000,000,000,000,000,000,000,000,000').first()).toBeVisible()
    await expectSane(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('a long balance and long words fit a narrow window', async ({ page }) => {
  const longWord = 'W'.repeat(60)
  await page.setViewportSize({ width: 320, height: 640 })
  await stored(page, PLAYER)
  await serve(page, {
    'GET /general': generalWith({ site_title: longWord }),
    'POST /balance': { body: { balance: '1234567.89' } },
  })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await openAt(page, '/')
  await expect(page.getByText('৳ 1,234,567.89')).toBeVisible()
  await expect(page.getByRole('heading', { name: `About ${longWord}` })).toBeVisible()
  expect(await width()).toBe(320)
  await page.goto(`/games?title=${longWord}`)
  await expect(page.getByRole('heading', { level: 1, name: longWord })).toBeVisible()
  expect(await width()).toBe(320)
})

test('a failed script request of the menu is retried', async ({ page }) => {
  let requests = 0
  await page.route('**/assets/Menu-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('connectionreset') : route.continue()
  })
  await stored(page, PLAYER)
  await serve(page)
  await openAt(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(requests).toBe(2)
})
