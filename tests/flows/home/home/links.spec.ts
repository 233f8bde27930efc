import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { expect, test } from '#tests/site/kept.ts'
import { deadLinks } from '#tests/site/links.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

/** The entries of the menu. */
const ENTRIES = [
  ...['Home', 'Sports', 'Casino', 'Slot', 'Table', 'Poker', 'Crash', 'Fishing', 'Lottery'],
  ...['Promotions', 'Referral Program', 'VIP', 'Affiliate', '24/7 LiveChat'],
]

const FAVOURITE = {
  ...{ message_id: 1, thubmnail: 'slide.svg', link: '/games?type=SLOT', name: 'Cricket' },
  ...{ status: 'active', slider_type: 'Favourite' },
}

for (const [who, device] of [
  ['guest', {}],
  ['player', PLAYER],
] as const)
  test(`every link of home and menu leads to a screen for a ${who}`, async ({ page }) => {
    await serve(page, { 'GET /sliders': { body: { sliders: [FAVOURITE] } } })
    await stored(page, device)
    await openAt(page, '/')
    await expect(button(page, 'Show More')).toBeVisible()
    // Its own link is ignored.
    const favourites = page.getByRole('region', { name: 'Favourites', exact: true })
    await expect(favourites.getByRole('link', { name: 'Cricket' })).toHaveAttribute('href', '/exchange')
    await button(page, 'Menu').click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(ENTRIES)
    expect(await deadLinks(page)).toEqual([])
  })

test('every way back to the home leads to the same tab and place', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, {
    'GET /get-system': { body: { systems: ['HILO'] } },
    'GET /get-provider': { body: { data: [{ platform: 'HILO' }] } },
  })
  await openAt(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByRole('link', { name: 'HILO' })).toBeVisible()
  const payments = page.getByRole('heading', { name: 'Payment methods' })
  await payments.scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await position()
  expect(before).toBeGreaterThan(300)
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['My Account', 'Promotions']) {
    // A click of Playwright would scroll to the end first.
    await bar.getByRole('link', { name, exact: true }).dispatchEvent('click')
    await expect(payments).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(position).toBe(before)
  }
})
