import { expect, type Page } from '@playwright/test'
import { offlineNotice } from '../flows/app/connection/connection.page.ts'
import { updatePage } from '../flows/app/update/update.page.ts'
import { must } from '../server/setup/calls.ts'
import { expectSane } from '../site/serve.ts'
import { configOf, kept, keptFiles, workerTest as test } from './worker.ts'

// Installing the worker takes seconds, and starts five seconds after the first load.
test.describe.configure({ timeout: 180_000 })

const MINUTE = /\d{4}-\d\d-\d\d \d\d:\d\d/

/** Opens an address in the same tab without a network. */
async function openOffline(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(offlineNotice(page)).toBeVisible()
  await expectSane(page)
}

test('the site opens without a network after one visit, with its last configuration, and says that it is offline in both languages', async ({
  page,
  context,
  build,
}) => {
  await page.goto('/games?type=SLOT')
  await kept(page)
  // The worker keeps files of the build, and answers and pictures of the lists.
  const addresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  // Pictures are kept as they arrive.
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(20)
  expect(
    (await addresses()).filter(
      (path) => !/^\/($|assets\/|art\/|fonts\/|storage\/|api\/(sliders|get-system|get-games)$)/.test(path),
    ),
  ).toEqual([])
  await build.publish(1, { affiliateUrl: 'https://partner.test' })
  // The page is shown from the device, then says that the server's has another configuration.
  await page.goto('/terms')
  expect(await configOf(page)).not.toHaveProperty('affiliateUrl')
  await updatePage(page).reload.click()
  await expect.poll(() => configOf(page)).toMatchObject({ affiliateUrl: 'https://partner.test' })
  // A page of the server is not taken from the worker.
  await page.goto('/sandbox/phone')
  await expect(page.getByRole('heading', { level: 1, name: 'On a phone' })).toBeVisible()

  // From the second visit on, all screens.
  await expect
    .poll(() => keptFiles(page))
    .toEqual(expect.arrayContaining(['content.screen', 'notFound.screen', 'faq', 'bn']))

  await context.setOffline(true)
  for (const [address, heading] of [
    ['/login', 'Login'],
    ['/signup', 'Sign up'],
    ['/install', 'Install the app'],
    ['/page/site/component/appDownload.jsp', 'Install the app'],
    ['/faq', 'New Member Guide (FAQ)'],
    ['/nope', 'Page not found'],
  ] as const) {
    await openOffline(page, address)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
  await expect(page.goto('/api/general')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await page.waitForURL('chrome-error://chromewebdata/')
  await openOffline(page, '/')
  expect(await configOf(page)).toMatchObject({ affiliateUrl: 'https://partner.test' })
  await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()

  await page.evaluate(() => localStorage.setItem('app.language', 'bn'))
  await page.reload()
  await expect(page.getByText('আপনি অফলাইনে আছেন। গেম, পেমেন্ট ও চ্যাটের জন্য ইন্টারনেট সংযোগ দরকার।')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('app.language'))
  await openOffline(page, '/login')
  await context.setOffline(false)
  await expect(offlineNotice(page)).toHaveCount(0)
})

test('the last balance and records stay readable, marked with their time, until the log-out', async ({
  page,
  context,
  player,
}) => {
  must(await player.deposit())
  const rows = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  const keptLists = () =>
    page.evaluate(
      (key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}')),
      `app.lastRecords.${player.remoteId}`,
    )
  for (const [path, list] of [
    ['/turnover-record', 'turnovers'],
    ['/betting-record', 'bets'],
    ['/transaction-record', 'transactions'],
  ] as const) {
    await page.goto(path)
    await expect.poll(keptLists).toContain(list)
  }
  await expect(rows).toHaveCount(1)
  await kept(page)
  await expect
    .poll(() => keptFiles(page))
    .toEqual(expect.arrayContaining(['account.screen', 'deposit.screen']))

  await context.setOffline(true)
  await openOffline(page, '/transaction-record')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('৳ 500.00')
  await expect(page.getByRole('alert')).toContainText('The records could not be refreshed. Last known:')
  await expect(page.getByRole('alert')).toContainText(MINUTE)
  await openOffline(page, '/turnover-record')
  await expect(page.getByRole('alert')).toContainText('The turnovers could not be refreshed. Last known:')
  await openOffline(page, '/betting-record')
  await expect(page.getByRole('alert')).toContainText('The records could not be refreshed. Last known:')
  await openOffline(page, '/')
  await expect(page.getByRole('button', { name: /Refresh balance/ })).toContainText(
    /Last known: \d{4}-\d\d-\d\d \d\d:\d\d/,
  )
  await expect(page.getByRole('button', { name: /Refresh balance/ })).toContainText('৳ 1,000.00')
  await openOffline(page, '/account')
  await expect(page.getByText(/The balance could not be refreshed\. Last known: \d{4}/)).toBeVisible()

  // The site says what can't be done.
  await openOffline(page, '/deposit')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()

  await openOffline(page, '/transaction-record')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rows).toHaveCount(1)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /last|Time/.test(key)))
  expect(left).toEqual([])
})

/** Returns the screens that the worker keeps. */
const screensOf = async (page: Page) =>
  (await keptFiles(page)).filter((name) => /^[a-z]\w+\.screen$/.test(name))

test('a first visit keeps what its visitor needs next', async ({ page, player: _ }) => {
  await page.goto('/account')
  await kept(page)
  await expect
    .poll(() => screensOf(page))
    .toEqual(
      expect.arrayContaining(['account.screen', 'deposit.screen', 'inbox.screen', 'withdrawal.screen']),
    )
  await expect.poll(() => keptFiles(page)).toContain('LanguageChooser')
  expect(await screensOf(page)).not.toContain('login.screen')
  expect(await keptFiles(page)).not.toContain('bn')
})

test('a first visit that saves data keeps what it has loaded', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/login')
  await kept(page)
  await expect.poll(() => screensOf(page)).toEqual(['login.screen'])
})
