import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

const FAVOURITE = {
  message_id: 1,
  thubmnail: 'slide.svg',
  link: '/games?type=SLOT',
  name: 'Cricket',
  status: 'active',
  slider_type: 'Favourite',
}

for (const [who, device, end] of [
  ['a guest to the log-in', {}, '/login'],
  ['a player to the exchange', PLAYER, '/exchange'],
] as const)
  test(`a favourite leads ${who}`, async ({ page }) => {
    await serve(page, { 'GET /sliders': { body: { sliders: [FAVOURITE] } } })
    await stored(page, device)
    await openAt(page, '/')
    await page.getByRole('region', { name: 'Favourites' }).getByRole('link', { name: 'Cricket' }).click()
    await expect(page).toHaveURL(end)
  })
