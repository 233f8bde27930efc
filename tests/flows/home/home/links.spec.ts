import { button } from '#tests/site/controls.ts'
import { deadLinks } from '#tests/site/links.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { banner, bannersAre } from '../carousel/banners.fixture.ts'

/** The entries of the menu. */
const ENTRIES = [
  ...['Home', 'Sports', 'Casino', 'Slot', 'Table', 'Poker', 'Crash', 'Fishing', 'Lottery'],
  ...['Promotions', 'Referral Program', 'VIP', 'Affiliate', '24/7 LiveChat'],
]

const FAVOURITE = banner(1, { link: '/games?type=SLOT', name: 'Cricket', slider_type: 'Favourite' })
const FEATURE = banner(2, { link: '/vip', name: 'Week of points', slider_type: 'Features' })
for (const player of [false, true])
  test(`every link of home and menu leads to a screen for a ${player ? 'player' : 'guest'}`, async ({
    page,
  }) => {
    await visit(page, { at: '/', player, answers: bannersAre(FAVOURITE, FEATURE) })
    await expect(button(page, 'Show More')).toBeVisible()
    // Its own link is ignored.
    const favourites = page.getByRole('region', { name: 'Favourites', exact: true })
    await expect(favourites.getByRole('link', { name: 'Cricket' })).toHaveAttribute('href', '/exchange')
    await expect(favourites.getByRole('paragraph')).toHaveText('Chosen by Tiya Test')
    const featured = page.getByRole('region', { name: 'Featured Games', exact: true })
    await expect(featured.getByRole('link', { name: 'Week of points' })).toHaveAttribute('href', '/vip')
    await expect(featured.getByRole('paragraph')).toHaveCount(0)
    const live = page.getByRole('navigation', { name: 'Live now' })
    for (const [name, href] of Object.entries({
      'Live matches': '/exchange-inplay',
      'Live casino': '/games?type=LIVE&title=Casino',
    }))
      await expect(live.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(page).toHaveTitle('Tiya Test')
    await button(page, 'Menu').click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(ENTRIES)
    expect(await deadLinks(page)).toEqual([])
  })

test('without the operator’s pictures, the home has no rows for them', async ({ page }) => {
  await visit(page, { at: '/', answers: bannersAre() })
  await expect(button(page, 'Show More')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const name of ['Banners', 'Favourites', 'Featured Games'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
})

test('every way back to the home leads to the same tab and place', async ({ page }) => {
  // The games of the tab come last, and move what is below them: until then, the place is another one.
  const settled = async () => {
    await expect(page.getByRole('region', { name: 'Slot games' }).getByRole('button').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await visit(page, { at: '/', player: true })
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByRole('link', { name: 'HILO' })).toBeVisible()
  await settled()
  const payments = page.getByRole('heading', { name: 'Payment methods' })
  await payments.scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['My Account', 'Promotions']) {
    const before = await position()
    expect(before).toBeGreaterThan(300)
    // A click of Playwright would scroll to the end first.
    await bar.getByRole('link', { name, exact: true }).dispatchEvent('click')
    await expect(payments).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
    await settled()
    await expect.poll(position).toBe(before)
  }
})
