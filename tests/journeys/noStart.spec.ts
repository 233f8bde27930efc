import { expect, type Page, test } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { Chunks } from '../model/chunks.ts'
import { serve } from '../site/serve.ts'
import { visit } from '../site/visit.ts'

// What a player reads where the site does not start.

const NOT_LOADED = [
  'The site could not be loaded. Please try again. Update your browser or use another one.',
  'সাইটটি লোড করা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন। ব্রাউজার আপডেট করুন বা অন্য ব্রাউজার ব্যবহার করুন।',
]
const TOO_OLD = [
  'This browser is too old for the site. Update your browser or use another one.',
  'এই ব্রাউজার সাইটটির জন্য পুরোনো। ব্রাউজার আপডেট করুন বা অন্য ব্রাউজার ব্যবহার করুন।',
]

const words = (page: Page) => page.getByRole('alert').getByRole('paragraph')

/** Opens a page whose scripts run on a clock of the test's. */
async function open(page: Page, path: string) {
  await stopClock(page, '2026-03-02T06:00:00Z')
  await serve(page)
  await page.goto(path)
  await page.waitForLoadState('load')
}

/** Answers for the matching scripts with what throws at its start. */
const breakScripts = (page: Page, files: RegExp) =>
  page.route(files, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Broken")' }),
  )

for (const [path, first] of [
  ['/', 'its splash'],
  ['/account', 'no view'],
] as const)
  test(`a page with ${first} says so 20 s after its load if the site has not opened, and takes it back when it does`, async ({
    page,
  }) => {
    // The code of the first screen, without which the site shows nothing.
    const code = await Chunks.hold(page, /\/assets\/(home|access)-[^/]+\.js$/)
    await open(page, path)
    await page.clock.runFor(15_000)
    await expect(words(page)).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(words(page)).toHaveText(NOT_LOADED)
    await code.arrive()
    await expect(page.locator('#app > :not([data-static])')).toBeAttached()
    await expect(words(page)).toHaveCount(0)
  })

test('a page whose site has opened says nothing after 20 s', async ({ page }) => {
  await open(page, '/login')
  await expect(page.locator('#app > :not([data-static])')).toBeAttached()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(words(page)).toHaveCount(0)
})

for (const script of ['index', 'early'])
  test(`a page whose ${script} script throws at its start says so, with the contact that the device knows`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('whatsapp', '8801700000000'))
    await breakScripts(page, new RegExp(`/assets/${script}-[^/]+\\.js$`))
    await serve(page)
    await page.goto('/')
    await expect(words(page)).toHaveText(NOT_LOADED)
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801700000000',
    )
  })

test('a page without its first script opens all the same', async ({ page }) => {
  await page.route(/\/assets\/first-[^/]+\.js$/, (route) => route.abort())
  await visit(page, { at: '/login' })
  await expect(page.locator('[data-flow=login]')).toBeVisible()
})

/** Loses all the page's files of a kind, as a proxy or a blocker does. */
const loseFiles = (page: Page, files: RegExp) => page.route(files, (route) => route.abort())

/** Moves what the page's styles animate to a time after its first paint, which no script of the page can do. */
const paintedFor = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds)

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a page that gets none of its scripts says so after 20 s, and opens when asked again (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await loseFiles(page, /\/assets\/.*\.js$/)
    await visit(page, { at: '/login?from=menu' })
    await paintedFor(page, 19_900)
    await expect(words(page)).toHaveCount(0)
    await paintedFor(page, 20_100)
    await expect(words(page)).toHaveText(NOT_LOADED)
    for (const line of await words(page).all()) await line.click({ trial: true })
    await page.unrouteAll()
    await serve(page)
    await page.getByRole('link', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(page.locator('[data-flow=login]')).toBeVisible()
    await expect(words(page)).toHaveCount(0)
    await expect(page).toHaveURL('/login?from=menu')
  })

test('a page that gets none of its files says so at once', async ({ page }) => {
  await loseFiles(page, /\/assets\//)
  await serve(page)
  await page.goto('/')
  await expect(words(page)).toHaveText(NOT_LOADED)
  for (const line of await words(page).all()) await expect(line).toBeVisible()
})

test('a browser that is too old is told so, and the site does not open below the words, whichever script comes first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...condition: string[]) =>
      !/:has/.test(condition.join()) && supports(...(condition as [string]))
  })
  const first = await Chunks.hold(page, /\/assets\/first-[^/]+\.js$/)
  const site = page.waitForResponse(/\/assets\/index-[^/]+\.js$/)
  const { made } = await visit(page, { at: '/login' }, { waitUntil: 'commit' })
  await (await site).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await first.arrive()
  await expect(words(page)).toHaveText(TOO_OLD)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-flow]')).toHaveCount(0)
  expect(made).toEqual([])
})

test('a file that the browser cannot read is not said to be a lost connection', async ({ page }) => {
  await visit(page, { at: '/login' })
  await expect(page.locator('#app > :not([data-static])')).toBeAttached()
  await page.route(/\/assets\/forgotPassword[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = = 1' }),
  )
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This could not be loaded. Please try again.')).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs in both languages, and shows nothing that turns for ever', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('noscript p')).toHaveText([
      'This site needs JavaScript. Please allow it in your browser.',
      'সাইটটির JavaScript দরকার। অনুগ্রহ করে ব্রাউজারে এটি চালু করুন।',
    ])
    for (const line of await page.locator('noscript p').all()) await expect(line).toBeVisible()
    const spinner = () =>
      page.evaluate(() => {
        const app = document.getElementById('app')
        return app && getComputedStyle(app, '::before').content
      })
    expect(await spinner()).toBe('none')
    await expect(page.getByText(NOT_LOADED[0] ?? '')).toBeHidden()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
