import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { KARIM, RAHIM, sessionElsewhere } from '#tests/model/players.ts'
import { configure } from '#tests/site/configure.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, type Served, serve, stored } from '#tests/site/serve.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { exchangePage } from './exchange.page.ts'

/* Stories of `/exchange` with pinned results. The sandbox configures the frame's address with a market. */

const WELCOME: Answers = { 'POST /player-login': { body: { access_token: 'access-of-rahim' } } }
const BLOCKED =
  'Your selected section "Exchange" is currently blocked by Your Upline. Please Contact Customer Support for further assistance.'

const blockOf = (exchange_market: number, cs_market: number): Answers => ({
  'GET /market/block': { body: { marketBlock: { exchange_market, cs_market, status: 'inactive' } } },
})

async function start(page: Page, answers: Answers = {}, device: object = PLAYER): Promise<Served> {
  await exchangePage(page).serveFrame()
  await stored(page, device as Readonly<Record<string, string>>)
  return serve(page, { ...WELCOME, ...answers })
}

test('a player opens the exchange from the sports tab, Back leads home, and going back further never reopens the exchange', async ({
  page,
}) => {
  const served = await start(page)
  // The log-in sends a player home, and leaves no screen to go back to.
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  const sports = page.getByRole('list', { name: 'Providers' }).getByRole('listitem')
  await expect(sports).toHaveText([
    'Lucky Sports',
    'Exchange',
    'I-Sports',
    'E1Sports',
    'Horsebook',
    'Virtual',
    'Kabaddi',
    'CMD Sports',
  ])
  await sports.getByRole('link', { name: 'Exchange' }).click()
  await exchangePage(page).seeFrame()
  expect(served.bodies('POST /player-login')).toEqual([{ user_id: '41' }])
  await expect(page.frameLocator('iframe').getByText('Place your bets.')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(served.made.filter((call) => call === 'POST /player-login')).toHaveLength(1)
})

test('the back button of the browser leads from the exchange to the screen before it', async ({ page }) => {
  const served = await start(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await travel(page, '/exchange')
  await exchangePage(page).seeFrame()
  await page.goBack()
  await expect(page).toHaveURL('/account')
  expect(served.made.filter((call) => call === 'POST /player-login')).toHaveLength(1)
})

test('the address of the frame contains token and pick, its screen names the match, and Back leads to the screen of the market', async ({
  page,
}) => {
  await start(page)
  await page.route('https://exchange.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The market.</p>' }),
  )
  await configure(page, /\/account$/, {
    exchangeFrame: 'https://exchange.test/{token}?at={market}/{kind}/{selection}/{side}/{price}',
  })
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  const fromState = { marketId: '1.7/a', eventId: '7' }
  const pick = { marketId: '1.7/a', kind: 'bookmaker', selection: 'Kings & co', side: 'lay', price: '88' }
  await travel(page, '/exchange', { ...pick, eventName: 'Kings v Riders', from: '/account', fromState })
  const { frame } = exchangePage(page)
  await expect(frame).toHaveAttribute(
    'src',
    'https://exchange.test/exchange-of-rahim?at=1.7%2Fa/bookmaker/Kings%20%26%20co/lay/88',
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Kings v Riders' })).toBeVisible()
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-pointer-lock allow-same-origin',
  )
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/account')
  expect(await page.evaluate(() => window.history.state)).toEqual(fromState)
})

test('the exchange does not open without an exchange token, and Try again uses a token stored meanwhile', async ({
  page,
}) => {
  const { exchangeToken, ...device } = PLAYER
  await start(page, {}, device)
  await exchangePage(page).open()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('log out and log in again')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.evaluate((token) => localStorage.setItem('exchangeToken', token), exchangeToken)
  await button(page, 'Try again').click()
  await exchangePage(page).seeFrame()
})

test('a player without an exchange token can log out to log in again', async ({ page }) => {
  const { exchangeToken: _, ...device } = PLAYER
  await start(page, {}, device)
  await exchangePage(page).open()
  await button(page, 'Log out').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
})

test('a blocked exchange shows a popup instead of opening, from its link, its address and a favourite', async ({
  page,
}) => {
  const favourite = {
    message_id: 5,
    thubmnail: 'kites.svg',
    link: '/exchange',
    name: 'Lucky Kites',
    status: 'active',
    slider_type: 'Favourite',
  }
  const served = await start(page, {
    ...blockOf(0, 1),
    'GET /sliders': { body: { sliders: [favourite] } },
  })
  const expectBlocked = async () => {
    const dialog = page.getByRole('dialog', { name: 'Message' })
    await expect(dialog).toContainText(BLOCKED)
    await expect(page).toHaveURL('/')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await exchangePage(page).open()
  await expectBlocked()
  await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'Exchange' }).click()
  await expectBlocked()
  await page.getByRole('region', { name: 'Favourites' }).getByRole('link').click()
  await expectBlocked()
  expect(served.made).not.toContain('POST /player-login')
  // Games are open, and requested once.
  await page.goto('/games?type=SLOT&title=Slot')
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible()
})

test('a reloaded frame of the exchange is blocked when the exchange is blocked, and not when the games are', async ({
  page,
}) => {
  const served = await start(page, blockOf(1, 0))
  await exchangePage(page).open()
  await exchangePage(page).seeFrame()
  await page.reload()
  await exchangePage(page).seeFrame()
  served.answer('GET /market/block', blockOf(0, 1)['GET /market/block'] ?? { raw: '' })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText(BLOCKED)
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a reloaded game is blocked when the games are blocked, and not when the exchange is', async ({
  page,
}) => {
  const game = 'https://games.test/boat'
  const served = await start(page, { ...blockOf(0, 1), 'POST /game-run': { body: { url: game } } })
  await page.route(game, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The boat.</p>' }))
  await page.goto('/games?type=SLOT&title=Slot')
  await button(page, 'Golden Boat').click()
  await expect(page).toHaveURL('/gamerun')
  await page.reload()
  await expect(page.frameLocator('iframe[title="Golden Boat"]').getByText('The boat.')).toBeVisible()
  served.answer('GET /market/block', blockOf(1, 0)['GET /market/block'] ?? { raw: '' })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText(
    'section "Games" is currently blocked',
  )
  await expect(page).toHaveURL('/')
})

const EXCHANGE_OF_KARIM = { ...KARIM, exchangeToken: 'exchange-of-karim' }

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
  await button(page, 'Log out').click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, KARIM.username)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  framed.length = 0
  visited.length = 0
  while (!visited.includes('/gamerun')) await page.goBack()
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
  await sessionElsewhere(page, EXCHANGE_OF_KARIM)
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
})
