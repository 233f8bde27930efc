import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { seeError } from '#tests/site/errorDialog.ts'
import { type Answers, serve } from '#tests/site/serve.ts'
import { DESKTOP, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { EVENTS, LIVE, PICKED } from '../../exchange/events.fixture.ts'
import { seeLiveMatches } from '../../exchange/events.page.ts'
import { exchangePage } from '../../exchange/exchange/exchange.page.ts'
import { BOAT, serveGames } from '../../games/games.fixture.ts'

const ANSWERS: Answers = {
  'POST /login': {
    body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88', exchange: [{ token: 'exchange' }] },
  },
  'POST /game-run': { body: { url: 'https://games.test/boat' } },
}

const offer = (page: Page, name: string) => page.getByRole('link', { name: `Continue: ${name}`, exact: true })
const offers = (page: Page) => page.getByRole('link', { name: /^Continue: / })

const seeFront = async (page: Page, front: string) => {
  await expect(page).toHaveURL('/')
  const heading = page.getByRole('heading', { level: 1, name: front, includeHidden: true })
  await expect(heading).toBeAttached()
}

async function goOn(page: Page, front: string): Promise<void> {
  await visit(page, { at: '/transaction-record?from=mail', answers: ANSWERS })
  await expect(page).toHaveURL('/login')
  await page.reload()
  await logInAs(page, 'rahim88')
  await seeFront(page, front)
  await offer(page, 'Transaction Records').click()
  await expect(page).toHaveURL('/transaction-record?from=mail')
  await page.goBack()
  await seeFront(page, front)
  await expect(page.getByRole('link', { name: 'My Account' }).first()).toBeVisible()
  await expect(offers(page)).toHaveCount(0)
}

test('a guest who asked for a screen goes on to it after the log-in and a reload, with its query', ({
  page,
}) => goOn(page, 'Tiya Test'))

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('a guest goes on to the screen too', ({ page }) => goOn(page, 'Coming soon'))
})

test('a game that a guest pressed is launched after the log-in', async ({ page }) => {
  const { made } = await serve(page, ANSWERS)
  await serveGames(page)
  await page.goto('/games?type=SLOT&title=Slot')
  await button(page, 'Golden Boat').click()
  await expect(page).toHaveURL('/login')
  await logInAs(page, 'rahim88')
  await expect(offer(page, 'Golden Boat')).toBeVisible()
  expect(made).not.toContain('POST /game-run')
  await offer(page, 'Golden Boat').click()
  const frame = page.locator('iframe[title="Golden Boat"]')
  await expect(frame).toHaveAttribute('src', 'https://games.test/boat')
  expect(await page.evaluate(() => localStorage.getItem('app.wish'))).toBeNull()
})

/** Opens the home as a guest, while a match is in play. It is noon of 2026-03-02 in Dhaka. */
async function seeMatch(page: Page) {
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  await exchangePage(page).serveFrame()
  const answers = { ...ANSWERS, ...EVENTS, 'POST /player-login': { body: { access_token: 'access' } } }
  await visit(page, { at: '/', answers })
  return seeLiveMatches(page)
}

test('a price that a guest pressed opens in the exchange after the log-in and a reload', async ({ page }) => {
  const live = await seeMatch(page)
  await live.getByRole('button', { name: 'Back 1.84' }).press('Enter')
  await expect(page).toHaveURL('/login')
  await page.reload()
  await logInAs(page, 'rahim88')
  await offer(page, LIVE.Event.name).click()
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick, token: 'exchange' })
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
  await expect(offers(page)).toHaveCount(0)
})

test('a match that a guest pressed opens its odds after the log-in', async ({ page }) => {
  const live = await seeMatch(page)
  await live.getByRole('link', { name: LIVE.Event.name }).click()
  await expect(page).toHaveURL('/login')
  await logInAs(page, 'rahim88')
  await offer(page, LIVE.Event.name).click()
  await expect(page).toHaveURL('/odds-view')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIVE.Event.name)
})

for (const [device, options] of Object.entries({ phone: {}, desktop: DESKTOP }))
  test.describe(`on a ${device}`, () => {
    test.use(options)

    test('a game of the offer that could not be opened says why', async ({ page }) => {
      await visit(page, {
        at: '/',
        player: true,
        device: { 'app.wish': JSON.stringify({ at: Date.now(), wish: { game: BOAT } }) },
        answers: { 'POST /game-run': { status: 400, body: { message: 'The boat is in the dock.' } } },
      })
      await offer(page, 'Golden Boat').click()
      await seeError(page, 'The boat is in the dock.')
    })
  })

test('the offer is not shown to a guest, nor to the next player after a log-out', async ({ page }) => {
  await visit(page, { at: '/profile', answers: ANSWERS })
  await logInAs(page, 'rahim88')
  await expect(offer(page, 'Personal Info')).toHaveAttribute('href', '/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, 'karim77')
  await expect(page.getByRole('button', { name: 'Show More' })).toBeAttached()
  await expect(offers(page)).toHaveCount(0)
})
