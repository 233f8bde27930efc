import { expect, test } from '@playwright/test'
import { Chunks } from '#tests/model/chunks.ts'
import { travel } from '#tests/model/device.ts'
import { button, region } from '#tests/site/controls.ts'
import { NO_DEMO, NOVA, serveFolder } from '#tests/site/secondBrand.ts'
import { serve } from '#tests/site/serve.ts'
import { openAt, visit } from '#tests/site/visit.ts'
import { BOAT, serveGames } from '../../games/games.fixture.ts'
import { homeSearchPage } from '../homeSearch/homeSearch.page.ts'

const RECENT = { 'app.recent.41': JSON.stringify([BOAT]) }

test('nothing of the home is reached beneath the splash', async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  await page.clock.pauseAt('2026-03-02T06:00:01Z')
  await serve(page)
  await page.goto('/')
  const { searchbox } = homeSearchPage(page)
  await expect(page.locator('[data-flow=splash]')).toBeVisible()
  await expect(page.locator('[data-flow=home]')).toBeAttached()
  await searchbox.focus()
  await expect(searchbox).not.toBeFocused()
  await page.clock.runFor(5_000)
  await searchbox.focus()
  await expect(searchbox).toBeFocused()
})

test('banners, announcements and picks have places until they are known; that banners are lost is said', async ({
  page,
}) => {
  const { hold } = await serve(page)
  const replies = [hold('GET /sliders'), hold('GET /general')]
  await openAt(page, '/')
  for (const name of ['Banners', 'Favourites', 'Featured Games'])
    await expect(region(page, name)).toHaveAttribute('aria-busy', 'true')
  await expect(region(page, 'Favourites').getByRole('listitem')).toHaveCount(2)
  const waiting = page.getByRole('main').locator('[aria-busy=true]')
  await expect(waiting).toHaveCount(4)
  for (const reply of replies) await reply({ status: 500, body: {} })
  await expect(region(page, 'Banners')).toHaveText(/^The banners could not be loaded\./)
  await expect(waiting).toHaveCount(0)
  for (const name of ['Favourites', 'Featured Games']) await expect(region(page, name)).toHaveCount(0)
})

test('the games that were played last have a place until their code comes, and say when it is lost', async ({
  page,
}) => {
  const code = await Chunks.hold(page, /\/assets\/homeGames-[\w-]+\.js$/)
  await visit(page, { at: '/', player: true, device: RECENT })
  const waiting = page.getByRole('main').locator('[aria-busy=true]')
  await expect(waiting.locator('[aria-busy=true]')).toHaveCount(1)
  await code.lose()
  const lost = page.getByText('This part of the page could not be loaded. Please check your connection.')
  await expect(lost).toBeVisible()
  await expect(waiting).toHaveCount(0)
  code.hold()
  await button(page, 'Try again').click()
  await code.arrive()
  await expect(region(page, 'Recently played').getByRole('listitem')).toHaveText([/^Golden Boat/])
  await expect(lost).toHaveCount(0)
})

test('a game that was played last or is of a tab opens, Back leads to the tab, and no other tab shows its games', async ({
  page,
}) => {
  await serveGames(page)
  const answers = { 'POST /game-run': { body: { url: 'https://games.test/boat' } } }
  const { hold } = await visit(page, { at: '/?tab=slot', player: true, device: RECENT, answers })
  for (const name of ['Recently played', 'Slot games']) {
    await region(page, name).getByRole('button', { name: BOAT.name, exact: true }).click()
    await expect(page).toHaveURL('/gamerun')
    await button(page, 'Back').click()
    await expect(page).toHaveURL('/?tab=slot')
  }
  await expect(region(page, 'Slot games')).toBeVisible()
  hold('GET /get-system')
  await page.getByRole('tab', { name: 'Casino' }).click()
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true')
  await expect(region(page, 'Casino games')).toHaveCount(0)
})

test('the footer says of the operator what its folder says, and makes up nothing', async ({ page }) => {
  const about = page
    .getByRole('heading', { name: 'About Nova Play' })
    .locator('xpath=..')
    .getByRole('paragraph')
  const { answerAll } = await visit(page, { at: '/', answers: NO_DEMO })
  await expect(about).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Community' })).toHaveCount(0)
  answerAll(NO_DEMO)
  await serveFolder(page, NOVA)
  await page.goto('/nowhere')
  await travel(page, '/')
  await expect(about).toHaveText(['Nova 1'])
  await expect(page.getByRole('link', { name: 'Nova', exact: true })).toHaveAttribute(
    'href',
    'https://nova.test/',
  )
})
