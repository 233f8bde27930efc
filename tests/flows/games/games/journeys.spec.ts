import { expect, type Page, test as separateTest } from '@playwright/test'
import { ORIGIN } from '@tiya/graph-tests/internal/headless/network.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { button } from '#tests/site/controls.ts'
import { serve } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { untilBack } from '../../app/overlays/overlays.page.ts'
import { BOAT, serveGames } from '../games.fixture.ts'

const REELS = Array.from({ length: 60 }, (_, at) => ({
  ...BOAT,
  code: `reel-${at + 1}`,
  name: `Reel ${at + 1}`,
}))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('every way back to the list restores the search and the scroll position of the list', async ({
  page,
  baseURL,
}) => {
  await serveGames(page)
  const answers = {
    'GET /get-system': { body: { systems: ['HILO', 'ORBIT'] } },
    'GET /get-provider': { body: { data: [{ platform: 'HILO' }, { platform: 'ORBIT' }] } },
    'GET /get-games': { body: { games: REELS } },
    'POST /game-run': { body: { url: 'https://games.test/reel-55' } },
  }
  const served = await visit(page, { at: '/', player: true, answers })
  await page.getByRole('tab', { name: 'Slot' }).click()
  await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'HILO' }).click()
  await expect(page.getByRole('radio', { name: 'HILO' })).toBeChecked()
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await search(page).fill('Reel')
  await expect(tile(page, 'Reel 55')).toHaveCount(0)
  await tile(page, 'Reel 48').scrollIntoViewIfNeeded()
  await tile(page, 'Reel 55').scrollIntoViewIfNeeded()
  const position = await scrolled(page)
  expect(position).toBeGreaterThan(1_000)
  const expectRestored = async () => {
    await expect(page).toHaveURL('/games?type=SLOT&system=HILO&title=Slot')
    await expect(search(page)).toHaveValue('Reel')
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
    await expect(tile(page, 'Reel 55')).toBeInViewport()
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(1)
  }

  const balanceRequests = () => served.made.filter((call) => call === 'POST /balance').length
  const before = balanceRequests()
  for (const back of [() => button(page, 'Back').click(), () => page.goBack()]) {
    await tile(page, 'Reel 55').click()
    await expect(page).toHaveURL('/gamerun')
    await expect(page.frameLocator('iframe[title="Reel 55"]').getByText('The boat sails.')).toBeVisible()
    await back()
    await expectRestored()
  }
  expect(served.bodies('POST /game-run')[0]).toEqual({
    ...{ userId: '41', externalURL: `${ORIGIN}/back.html`, isMobileLogin: true },
    ...{ gameCode: 'reel-55', gameType: 'SLOT', platform: 'HILO' },
  })
  await expect.poll(balanceRequests).toBeGreaterThan(before)

  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'My Account', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expectRestored()

  // The exit button inside a game leads to this page.
  served.answer('POST /game-run', { body: { url: `${baseURL}/back.html` } })
  await Promise.all([page.waitForURL('/gamerun', { waitUntil: 'commit' }), tile(page, 'Reel 55').click()])
  expect(served.bodies('POST /game-run')).toHaveLength(3)
  await expectRestored()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
})

test('after a reload only the games of the provider that the player had chosen are asked for', async ({
  page,
}) => {
  const served = await visit(page, {
    at: '/games?type=SLOT&system=HILO',
    answers: { 'GET /get-system': { body: { systems: ['HILO', 'ORBIT'] } } },
  })
  const asked: (string | null)[] = []
  served.answer('GET /get-games', ({ query }) => {
    asked.push(query.get('system'))
    return { body: { games: REELS } }
  })
  await page.getByRole('radio', { name: 'ORBIT' }).check()
  await expect.poll(() => asked).toContain('ORBIT')
  asked.length = 0
  await page.reload()
  await expect(tile(page, 'Reel 1')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'ORBIT' })).toBeChecked()
  expect(asked).toEqual(['ORBIT'])
})

test('the dialog of a game that is on its way can not be closed, and Back leads to the list', async ({
  page,
}) => {
  await serveGames(page)
  const answers = {
    'GET /get-games': { body: { games: [BOAT] } },
    'POST /game-run': { body: { url: 'https://games.test/boat' } },
  }
  const served = await visit(page, { at: '/games?type=SLOT', player: true, answers })
  const opening = page.getByRole('dialog', { name: 'Opening Golden Boat…' })
  // Back closes that of a game that has no address yet.
  const answer = served.hold('POST /game-run')
  await tile(page, 'Golden Boat').click()
  await expect(opening).toBeVisible()
  await untilBack(page, () => page.goBack())
  await expect(opening).toHaveCount(0)
  await expect(page).toHaveURL('/games?type=SLOT')
  await answer(answers['POST /game-run'])

  const chunks = await Chunks.hold(page, /\/assets\/gamerun\.screen-[\w-]+\.js$/)
  await tile(page, 'Golden Boat').click()
  await expect(page).toHaveURL('/gamerun')
  for (const key of ['Escape', 'Escape', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(opening).toBeVisible()
  await expect(opening.getByRole('button')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/games?type=SLOT')
  await expect(opening).toHaveCount(0)

  await tile(page, 'Golden Boat').click()
  await chunks.arrive()
  await expect(page.frameLocator('iframe[title="Golden Boat"]').getByText('The boat sails.')).toBeVisible()
  await expect(opening).toHaveCount(0)
})

separateTest(
  'the pictures of the games in view are loaded at once, others as they come near',
  async ({ page }) => {
    const games = REELS.map((reel) => ({ ...reel, image: 'reel.svg' }))
    const picture = { raw: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>' }
    const answers = { 'GET /get-games': { body: { games } }, 'GET /storage/reel.svg': picture }
    await visit(page, { at: '/games?type=SLOT', answers })
    await expect(tile(page, 'Reel 1').locator('img')).toHaveAttribute('loading', 'eager')
    await expect(tile(page, 'Reel 13').locator('img')).toHaveAttribute('loading', 'lazy')
  },
)

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
