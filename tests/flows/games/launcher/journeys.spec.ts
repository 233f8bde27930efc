import type { Page } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import type { Answers } from '#tests/site/serve.ts'
import { DESKTOP, expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { BOAT, serveGames } from '../games.fixture.ts'

const BLOCKED = { body: { marketBlock: { exchange_market: 1, cs_market: 0, status: 'inactive' } } }
const FREE = { body: { marketBlock: { exchange_market: 1, cs_market: 1, status: 'active' } } }

const ANSWERS: Answers = {
  'GET /get-games': { body: { games: [BOAT] } },
  'POST /game-run': { body: { url: 'https://games.test/boat' } },
}

const GAMES = JSON.stringify([BOAT])
const DEVICE = {
  'app.recent.41': GAMES,
  'app.favourites.41': GAMES,
  'app.wish': JSON.stringify({ at: Date.now(), wish: { game: BOAT } }),
}

const launchIn = (shelf: string) => (page: Page) =>
  page.getByRole('region', { name: shelf }).getByRole('button', { name: BOAT.name }).click()

/** The places from which a game is launched while nothing may be known of the block yet. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Recently played': launchIn('Recently played'),
  'My favourites': launchIn('My favourites'),
  'the search': async (page) => {
    await page.getByRole('searchbox', { name: 'Search all games' }).fill('boat')
    await launchIn('Search results')(page)
  },
  'the offer to go on': (page) => page.getByRole('link', { name: `Continue: ${BOAT.name}` }).click(),
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'Message', exact: true })

/** Presses a game before the server has said what is blocked. Returns what then answers that. */
async function press(page: Page, place: (page: Page) => Promise<void>) {
  await serveGames(page)
  const served = await visit(page, { at: '/account', player: true, device: DEVICE, answers: ANSWERS })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  const answer = served.hold('GET /market/block')
  await page.goto('/')
  await place(page)
  await expect(page.getByRole('dialog', { name: 'Opening Golden Boat…' })).toBeVisible()
  return { served, answer }
}

for (const [name, place] of Object.entries(PLACES)) {
  test(`a game of a blocked section that is pressed in ${name} is not asked for`, async ({ page }) => {
    const { served, answer } = await press(page, place)
    await answer(BLOCKED)
    await expect(popup(page)).toContainText(
      'Your selected section "Slot" is currently blocked by Your Upline.',
    )
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await place(page)
    await expect(popup(page)).toBeVisible()
    expect(served.made).not.toContain('POST /game-run')
  })

  test(`a game that is pressed in ${name} opens once nothing is known to be blocked`, async ({ page }) => {
    const { served, answer } = await press(page, place)
    expect(served.made).not.toContain('POST /game-run')
    await answer(FREE)
    await expect(page).toHaveURL('/gamerun')
    expect(served.made).toContain('POST /game-run')
  })
}

test('a game that the settings block is not asked for where the player’s own block can’t be loaded', async ({
  page,
}) => {
  await serveGames(page)
  const general = generalWith(BLOCKED.body)
  const answers = { ...ANSWERS, 'GET /market/block': { status: 500, body: {} }, 'GET /general': general }
  const served = await visit(page, { at: '/', player: true, device: DEVICE, answers })
  await launchIn('Recently played')(page)
  await expect(popup(page)).toContainText('Your selected section "Slot" is currently blocked by Your Upline.')
  expect(served.made).not.toContain('POST /game-run')
})

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('the offer to go on with a game of a blocked section asks for nothing', async ({ page }) => {
    const { served, answer } = await press(
      page,
      PLACES['the offer to go on'] as (page: Page) => Promise<void>,
    )
    await answer(BLOCKED)
    await expect(popup(page)).toBeVisible()
    expect(served.made).not.toContain('POST /game-run')
  })
})

test('a list of games that is opened by its address asks for no game of a blocked section', async ({
  page,
}) => {
  const served = await visit(page, {
    at: '/games?type=SLOT&title=Slot',
    player: true,
    answers: { ...ANSWERS, 'GET /market/block': BLOCKED },
  })
  await expect(popup(page)).toContainText('"Slot" is currently blocked')
  await expect(page).toHaveURL('/')
  await expect(button(page, BOAT.name)).toHaveCount(0)
  expect(served.made).not.toContain('POST /game-run')
})
