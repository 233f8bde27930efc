import { expect, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { generalWith, PLAYER } from '#tests/model/ambient.ts'
import { setVisibility, travel } from '#tests/model/device.ts'
import { KARIM, RAHIM, sessionElsewhere } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'
import { type Answers, type Served, serve, stored } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { untilBack } from '../../app/overlays/overlays.page.ts'
import { exchangePage } from './exchange.page.ts'

/* Stories of `/exchange` with pinned results. The sandbox configures the frame's address with a market. */

const WELCOME: Answers = { 'POST /player-login': { body: { access_token: 'access-of-rahim' } } }
async function start(page: Page, answers: Answers = {}, device: object = PLAYER): Promise<Served> {
  await exchangePage(page).serveFrame()
  await stored(page, device as Readonly<Record<string, string>>)
  return serve(page, { ...WELCOME, ...answers })
}

test('both ways back lead from the exchange to the screen before it, and going back further never reopens the exchange', async ({
  page,
}) => {
  const served = await start(page)
  // The log-in sends a player home, and leaves no screen to go back to.
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  const link = page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'Exchange' })
  for (const back of [() => page.goBack(), () => button(page, 'Back').click()]) {
    await link.click()
    await exchangePage(page).seeFrame()
    await expect(page.frameLocator('iframe').getByText('Place your bets.')).toBeVisible()
    await back()
    await expect(page).toHaveURL('/')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(served.bodies('POST /player-login')).toEqual([{ user_id: '41' }, { user_id: '41' }])
})

test('without an exchange token, Try again uses one stored meanwhile, and a player can log out', async ({
  page,
}) => {
  const { exchangeToken, ...device } = PLAYER
  await start(page, {}, device)
  await exchangePage(page).open()
  await expect(button(page, 'Log out')).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('exchangeToken', token), exchangeToken)
  await button(page, 'Try again').click()
  await exchangePage(page).seeFrame()
  await page.evaluate(() => localStorage.removeItem('exchangeToken'))
  await exchangePage(page).open()
  await button(page, 'Log out').click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
})

test('where the block can’t be loaded, that of the settings counts, as they are now', async ({ page }) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const generalOf = (exchange_market: number, site_title: string) =>
    generalWith({ site_title, marketBlock: { exchange_market, cs_market: 1, status: '' } })
  const served = await start(page, {
    'GET /market/block': { status: 500, body: {} },
    'GET /general': generalOf(0, 'Tiya Test'),
  })
  await exchangePage(page).open()
  const dialog = page.getByRole('dialog', { name: 'Message' })
  await expect(dialog).toContainText('blocked by Your Upline.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  served.answer('GET /general', generalOf(1, 'Renamed'))
  await setVisibility(page, false)
  await page.clock.runFor(60_000)
  await setVisibility(page, true)
  await expect(page).toHaveTitle(/Renamed/)
  await travel(page, '/exchange')
  await exchangePage(page).seeFrame()
})

test('a blocked exchange shows a popup instead of opening, from its address and its link', async ({
  page,
}) => {
  const block = { exchange_market: 0, cs_market: 1, status: 'inactive' }
  const served = await start(page, { 'GET /market/block': { body: { marketBlock: block } } })
  const expectBlocked = async () => {
    const dialog = page.getByRole('dialog', { name: 'Message' })
    await expect(dialog).toContainText(
      'Your selected section "Exchange" is currently blocked by Your Upline.',
    )
    await expect(page).toHaveURL('/')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await exchangePage(page).open()
  await expectBlocked()
  await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'Exchange' }).click()
  await expectBlocked()
  expect(served.made).not.toContain('POST /player-login')
})

test('the next player in a tab does not reach the exchange of the previous player, whose log-out call was lost', async ({
  page,
}) => {
  const framed: string[] = []
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    if (frame === page.mainFrame()) visited.push(pathname)
    else if (pathname === '/exchange-frame') framed.push(search)
  })
  await start(page, {
    'POST /logout': { lost: true },
    'POST /login': {
      body: {
        token: KARIM.token,
        remote_id: 42,
        username: KARIM.username,
        exchange: [{ token: 'exchange-of-karim' }],
      },
    },
  })
  await exchangePage(page).open()
  await exchangePage(page).seeFrame()
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('exchange-of-rahim')

  await page.goto('/account')
  // The contacts move the button.
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible()
  await button(page, 'Log out').click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, KARIM.username)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  framed.length = 0
  visited.length = 0
  // First to the home where the log-in began. `goBack` also ends when the home stores its place.
  await untilBack(page, () => page.goBack())
  await page.goBack()
  await expect.poll(() => visited).toContain('/gamerun')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('list', { name: 'Providers' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(framed).toEqual([])

  await exchangePage(page).open()
  await exchangePage(page).seeFrame({ token: 'exchange-of-karim' })
})

test('a log-in in another tab closes the exchange for another player, and renews the token for the same player', async ({
  page,
}) => {
  await start(page)
  await exchangePage(page).open()
  await exchangePage(page).seeFrame()
  await sessionElsewhere(page, { ...RAHIM, token: 'a newer token', exchangeToken: 'a newer one' })
  await exchangePage(page).seeFrame({ token: 'a newer one' })
  await sessionElsewhere(page, { ...KARIM, exchangeToken: 'exchange-of-karim' })
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
})
