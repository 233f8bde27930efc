import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { type Served, serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

const REELS = Array.from({ length: 60 }, (_, at) => ({
  code: `reel-${at + 1}`,
  name: `Reel ${at + 1}`,
  platform: 'HILO',
  type: 'SLOT',
}))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const balanceRequests = ({ made }: Served) => made.filter((call) => call === 'POST /balance').length

/** Logs a player in on the home screen. All games open the given address. */
async function openHome(page: Page, url: string): Promise<Served> {
  await page.route('https://games.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The reels turn.</p>' }),
  )
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /get-system': { body: { systems: ['HILO', 'ORBIT'] } },
    'GET /get-provider': { body: { data: [{ platform: 'HILO' }, { platform: 'ORBIT' }] } },
    'GET /get-games': { body: { games: REELS } },
    'POST /game-run': { body: { url } },
  })
  await openAt(page, '/')
  return served
}

/** Opens the game `Reel 55`, which is only rendered after scrolling. Returns the scroll position of the list in px. */
async function openReel55(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Slot' }).click()
  await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'HILO' }).click()
  await expect(page).toHaveURL('/games?type=SLOT&system=HILO&title=Slot')
  await expect(page.getByRole('radio', { name: 'HILO' })).toBeChecked()
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await search(page).fill('Reel')
  await expect(tile(page, 'Reel 55')).toHaveCount(0)
  await tile(page, 'Reel 48').scrollIntoViewIfNeeded()
  await tile(page, 'Reel 55').scrollIntoViewIfNeeded()
  const position = await scrolled(page)
  expect(position).toBeGreaterThan(1_000)
  await tile(page, 'Reel 55').click()
  return position
}

async function expectListRestored(page: Page, position: number): Promise<void> {
  await expect(page).toHaveURL('/games?type=SLOT&system=HILO&title=Slot')
  await expect(search(page)).toHaveValue('Reel')
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  await expect(tile(page, 'Reel 55')).toBeInViewport()
  expect(Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(1)
}

test('returning from a game restores the search and the scroll position of the list', async ({
  page,
  baseURL,
}) => {
  const served = await openHome(page, 'https://games.test/reel-55')
  const position = await openReel55(page)

  await expect(page).toHaveURL('/gamerun')
  await expect(page.frameLocator('iframe[title="Reel 55"]').getByText('The reels turn.')).toBeVisible()
  expect(served.bodies('POST /game-run')).toEqual([
    {
      userId: '41',
      externalURL: `${baseURL}/back.html`,
      isMobileLogin: true,
      gameCode: 'reel-55',
      gameType: 'SLOT',
      platform: 'HILO',
    },
  ])

  const before = balanceRequests(served)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectListRestored(page, position)
  await expect.poll(() => balanceRequests(served)).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
})

test('the back button of the browser returns from a game to the restored list', async ({ page }) => {
  await openHome(page, 'https://games.test/reel-55')
  const position = await openReel55(page)
  await expect(page).toHaveURL('/gamerun')
  await page.goBack()
  await expectListRestored(page, position)
})

test('the exit button inside a game returns to the restored list', async ({ page, baseURL }) => {
  await openHome(page, `${baseURL}/back.html`)
  const position = await openReel55(page)
  await expectListRestored(page, position)
})

test('the title of an unknown game type comes from the server', async ({ page }) => {
  const served = await serve(page, { 'GET /get-type': { body: { data: [{ type: 'KENO', name: 'Keno' }] } } })
  const askedTypes = () => served.made.filter((call) => call === 'GET /get-type').length
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/games?type=KENO')
  await expect(heading).toHaveText('Keno')
  await page.goto('/games?type=RUMMY')
  await expect(heading).toHaveText('RUMMY')
  await expect.poll(askedTypes).toBe(2)
  await page.goto('/games?type=KENO&title=Numbers')
  await expect(heading).toHaveText('Numbers')
  await page.goto('/games?type=LIVE')
  await expect(heading).toHaveText('Casino')
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible()
  expect(askedTypes()).toBe(2)
})
