import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

test('a button leads back to the top beyond 300 px, and the footer unfolds and folds', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page)
  await openAt(page, '/')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const more = page.getByRole('button', { name: 'Show More' })
  await more.click()
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')

  await page.evaluate(() => window.scrollTo({ top: 300 }))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301 }))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
})

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
