import { button, region } from '#tests/site/controls.ts'
import type { Answers } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { expectEntry } from '../../app/overlays/overlays.page.ts'
import { BOAT, heart, RANI, serveGames } from '../../games/games.fixture.ts'
import { homeSearchPage } from './homeSearch.page.ts'

const FOUND = { body: { games: [BOAT, RANI, { ...RANI, code: 'g9', name: null }] } }

const GAMES: Answers = {
  'GET /get-games': FOUND,
  'POST /game-run': { body: { url: 'https://games.test/boat' } },
}

const asked = (made: readonly string[]) => made.filter((call) => /get-(system|games)/.test(call)).length

test('the search requests nothing before the player types, opens a game that was found, and is closed by Back and restored on the way back from the game', async ({
  page,
}) => {
  await serveGames(page)
  const { made } = await visit(page, { at: '/', player: true, answers: GAMES })
  const { searchbox, tiles, results, clear } = homeSearchPage(page)
  await searchbox.fill('  ')
  await expect(results).toHaveCount(0)
  expect(asked(made)).toBe(0)

  await searchbox.fill('  bOA ')
  await expect(tiles).toHaveText([/^Golden Boat/])
  await expect(results).not.toHaveAttribute('aria-busy', 'true')
  expect(asked(made)).toBe(18)
  await searchbox.fill('ra')
  await expect(tiles).toHaveText([/^Rocket Rani/])
  await searchbox.fill('g9')
  await expect(tiles.getByRole('button', { name: 'g9', exact: true })).toBeVisible()
  expect(asked(made)).toBe(18)
  await page.goBack()
  await expect(results).toHaveCount(0)
  await expect(searchbox).toHaveValue('')
  await expect(page).toHaveURL('/')
  await searchbox.fill('boat')

  await button(page, 'Golden Boat').click()
  await expect(page).toHaveURL('/gamerun')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
  await expect(searchbox).toHaveValue('boat')
  await expect(tiles).toHaveText([/^Golden Boat/])
  await clear.click()
  await expect(searchbox).toBeFocused()
  await expect(region(page, 'Recently played').getByRole('listitem')).toHaveText([/^Golden Boat/])
})

test('games that were found stand below the failure of others, which is said once', async ({ page }) => {
  await serveGames(page)
  const { answer } = await visit(page, { at: '/', player: true, answers: GAMES })
  const { searchbox, tiles, results } = homeSearchPage(page)
  answer('GET /get-games', ({ query }) => (query.get('type') === 'SLOT' ? FOUND : { status: 500, body: {} }))
  await searchbox.fill('boat')
  await expect(tiles).toHaveText([/^Golden Boat/])
  await expect(results.getByRole('button', { name: 'Try again' })).toHaveCount(1)
})

test('a player’s favourites begin with those chosen as a guest, are listed newest first, also after a reload, and can be removed', async ({
  page,
}) => {
  const device = {
    'app.favourites': JSON.stringify([BOAT]),
    'app.favourites.42': JSON.stringify([RANI]),
    'app.recent.42': JSON.stringify([RANI]),
    'app.recent.41': '["nonsense"]',
  }
  await visit(page, { at: '/', player: true, device, answers: GAMES })
  const favourites = region(page, 'My favourites').getByRole('listitem')
  await expect(favourites).toHaveText([/^Golden Boat/])
  await expect(region(page, 'Recently played')).toHaveCount(0)
  const { searchbox, clear } = homeSearchPage(page)
  await searchbox.fill('rani')
  await heart(page, 'Rocket Rani').click()
  await clear.click()
  await expectEntry(page, false)
  await expect(favourites).toHaveText([/^Rocket Rani/, /^Golden Boat/])
  await page.reload()
  await expect(favourites).toHaveText([/^Rocket Rani/, /^Golden Boat/])
  await heart(region(page, 'My favourites'), 'Golden Boat').click()
  await expect(favourites).toHaveText([/^Rocket Rani/])
  await page.goto('/games?type=SLOT')
  await expect(heart(page, 'Rocket Rani')).toBeChecked()
  await expect(heart(page, 'Golden Boat')).not.toBeChecked()
})

test('while the search has the focus, strips and bar leave it the room above the keyboard', async ({
  page,
}) => {
  const wish = JSON.stringify({ at: Date.now(), wish: { game: BOAT } })
  await visit(page, { at: '/', player: true, device: { 'app.wish': wish }, answers: GAMES })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const strip = page.getByRole('link', { name: 'Continue: Golden Boat' })
  await expect(strip).toBeVisible()
  await homeSearchPage(page).searchbox.focus()
  await expect(bar).toBeHidden()
  await expect(strip).toBeHidden()
  await homeSearchPage(page).searchbox.blur()
  await expect(bar).toBeVisible()
  await expect(strip).toBeVisible()
})
