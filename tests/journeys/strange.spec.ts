import { expect, type Page, test } from '@playwright/test'
import { generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { expectSane, serve, stored } from '../site/serve.ts'

/** What a server of another make may say, and the site must bear. */

/** A player has no business at the log-in and is sent home, where no splash lies over it then. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page).toHaveURL('/')
}

test('Tab goes round in a dialog, both ways', async ({ page }) => {
  await stored(page, { ...PLAYER, regPopup: '1' })
  await serve(page)
  await goHome(page)
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

test('more points than fit', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, { 'GET /user/show': userWith({ vip_coin: 1e30 }) })
  await page.goto('/account')
  await expect(page.getByText('1,000,000,000,000,000,000,000,000,000,000')).toBeVisible()
  await expectSane(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a long balance and endless words in a narrow window', async ({ page }) => {
  const endless = 'W'.repeat(60)
  await page.setViewportSize({ width: 320, height: 640 })
  await stored(page, PLAYER)
  await serve(page, {
    'GET /general': generalWith({ site_title: endless }),
    'POST /balance': { body: { balance: '1234567.89' } },
  })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await goHome(page)
  await expect(page.getByText('৳ 1,234,567.89')).toBeVisible()
  await expect(page.getByRole('heading', { name: `About ${endless}` })).toBeVisible()
  expect(await width()).toBe(320)
  await page.goto(`/games?title=${endless}`)
  await expect(page.getByRole('heading', { level: 1, name: endless })).toBeVisible()
  expect(await width()).toBe(320)
})

test('a part of the site whose code was lost is fetched again', async ({ page }) => {
  let asked = 0
  await page.route('**/assets/Menu-*.js', (route) => {
    asked += 1
    return asked === 1 ? route.abort('connectionreset') : route.continue()
  })
  await stored(page, PLAYER)
  await serve(page)
  await goHome(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(asked).toBe(2)
})
