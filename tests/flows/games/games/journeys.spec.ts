import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '../../../model/ambient.ts'
import { type Served, serve, stored } from '../../../site/serve.ts'

const REELS = Array.from({ length: 60 }, (_, at) => ({
  code: `reel-${at + 1}`,
  name: `Reel ${at + 1}`,
  platform: 'HILO',
  type: 'SLOT',
}))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const asked = ({ made }: Served) => made.filter((call) => call === 'POST /balance').length

/** A player at the home, whose games all lead to this address. */
async function arrive(page: Page, url: string): Promise<Served> {
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
  // A player has no business at the log-in and is sent home, where no splash lies over it then.
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  return served
}

/** From the home to the game `Reel 55`, which is drawn only once one has scrolled; says how far that was. */
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
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(1_000)
  await tile(page, 'Reel 55').click()
  return place
}

async function expectListAsItWas(page: Page, place: number): Promise<void> {
  await expect(page).toHaveURL('/games?type=SLOT&system=HILO&title=Slot')
  await expect(search(page)).toHaveValue('Reel')
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  await expect(tile(page, 'Reel 55')).toBeInViewport()
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(1)
}

test('from a tab to a game and back: the list has its search and its place', async ({ page, baseURL }) => {
  const served = await arrive(page, 'https://games.test/reel-55')
  const place = await openReel55(page)

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

  const before = asked(served)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectListAsItWas(page, place)
  await expect.poll(() => asked(served)).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
})

test("the device's own back leads from a game to the list as it was", async ({ page }) => {
  await arrive(page, 'https://games.test/reel-55')
  const place = await openReel55(page)
  await expect(page).toHaveURL('/gamerun')
  await page.goBack()
  await expectListAsItWas(page, place)
})

test("a game's own exit leaves it", async ({ page, baseURL }) => {
  await arrive(page, `${baseURL}/back.html`)
  const place = await openReel55(page)
  await expectListAsItWas(page, place)
})

test('a game that is still being opened can be given up', async ({ page }) => {
  const served = await arrive(page, '')
  served.answer('POST /game-run', { silent: 30_000 })
  await openReel55(page)
  await page.getByRole('dialog', { name: 'Opening Reel 55…' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile(page, 'Reel 55')).toBeFocused()
})

test('a type that the table lacks is named by the server, once it is asked', async ({ page }) => {
  const served = await serve(page, { 'GET /get-type': { body: { data: [{ type: 'KENO', name: 'Keno' }] } } })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/games?type=KENO')
  await expect(heading).toHaveText('Keno')
  await page.goto('/games?type=RUMMY')
  await expect(heading).toHaveText('RUMMY')
  expect(served.made.filter((call) => call === 'GET /get-type')).toHaveLength(2)
  await page.goto('/games?type=KENO&title=Numbers')
  await expect(heading).toHaveText('Numbers')
  await page.goto('/games?type=LIVE')
  await expect(heading).toHaveText('Casino')
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible()
  expect(served.made.filter((call) => call === 'GET /get-type')).toHaveLength(2)
})
