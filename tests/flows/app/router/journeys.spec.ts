import { BOAT } from '#tests/flows/games/games.fixture.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { travel } from '#tests/model/device.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'

test('the screen before stays, with a loading bar, until the code of the next one has arrived', async ({
  page,
}) => {
  await visit(page, { at: '/login' })
  const loading = page.getByRole('progressbar', { name: 'Loading…' })
  // A link of the static view would load a new page.
  await expect(page.locator('#app:not(:has([data-static])) h1')).toHaveText('Login')
  await expect(loading).toHaveCount(0)
  const chunks = await Chunks.hold(page, /\/assets\/forgotPassword\.screen-[\w-]+\.js$/)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await chunks.arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await expect(loading).toHaveCount(0)
})

test('a screen that is left looks so and can no longer be pressed; its bar can', async ({ page }) => {
  const { made } = await visit(page, {
    ...{ at: '/?tab=slot', player: true },
    answers: { 'GET /get-games': { body: { games: [BOAT] } } },
  })
  const game = page.getByRole('button', { name: BOAT.name, exact: true }).first()
  await game.scrollIntoViewIfNeeded()
  const chunks = await Chunks.hold(page, /\/assets\/promotions\.screen-[\w-]+\.js$/)
  await travel(page, '/promotions')
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCSS('opacity', '1')
  // The finger comes down where the tile is.
  const { x = 0, y = 0, width = 0, height = 0 } = (await game.boundingBox()) ?? {}
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  expect(made).not.toContain('POST /game-run')
  await chunks.arrive()
})
