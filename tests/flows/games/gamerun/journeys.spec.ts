import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { serve, stored } from '#tests/site/serve.ts'

const GAME = 'https://games.test/golden-boat'

/** Launches `Golden Boat` from the list of slots as a player. */
async function launch(page: Page): Promise<void> {
  await stored(page, PLAYER)
  await serve(page, { 'POST /game-run': { body: { url: GAME } } })
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  await page.goto('/games?type=SLOT&title=Slot')
  const tile = page.getByRole('button', { name: 'Golden Boat', exact: true })
  await expect(tile).toBeVisible()
  await page.clock.pauseAt('2026-03-02T06:10:00Z')
  await tile.click()
  await expect(page).toHaveURL('/gamerun')
}

test('a game that has not loaded within 20 s shows an error, and can be opened again', async ({ page }) => {
  let requests = 0
  await page.route('https://games.test/**', (route) => {
    requests += 1
    return requests === 1 ? undefined : route.fulfill({ contentType: 'text/html', body: '<p>The boat.</p>' })
  })
  await launch(page)
  await expect.poll(() => requests).toBe(1)
  const failure = page.getByText('The game did not load. Please check your connection.')
  await page.clock.runFor(19_999)
  await expect(page.getByText('Loading the game…')).toBeVisible()
  await expect(failure).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.frameLocator('iframe[title="Golden Boat"]').getByText('The boat.')).toBeVisible()
  await expect(failure).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/games?type=SLOT&title=Slot')
})

test('the address of the game screen leads home when there is no game to open', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/gamerun')
  await expect(page).toHaveURL('/')
})

test('the game screen leads home for a game of another player, and opens a game that belongs to no player', async ({
  page,
}) => {
  const opened: string[] = []
  await page.route('https://games.test/**', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The boat.</p>' })
  })
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await travel(page, '/gamerun', { remoteId: '42', iframeUrl: `${GAME}?of=karim` })
  await expect(page).toHaveURL('/')
  await travel(page, '/gamerun', { iframeUrl: `${GAME}?of={token}`, fromParams: '/account' })
  await expect(page.frameLocator('iframe').getByText('The boat.')).toBeVisible()
  expect(opened).toEqual([`${GAME}?of={token}`])
})
