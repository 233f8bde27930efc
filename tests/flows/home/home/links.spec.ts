import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
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
    for (const name of ENTRIES)
      await expect(menu.getByRole('link', { name, exact: true }), name).toBeVisible()
    expect(await deadLinks(page)).toEqual([])
  })
