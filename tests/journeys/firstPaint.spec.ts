import { expect, type Locator, type Page, test } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { PLAYER } from '../model/ambient.ts'
import { Chunks } from '../model/chunks.ts'
import { serve, stored } from '../site/serve.ts'
import { watchShifts } from '../site/shifts.ts'

/*
 * What index.html shows before the site's scripts have arrived, and how the site takes it over.
 */

const SITE = /\/assets\/index-[^/]*\.js$/

/** Remembers the static view; returns a function that waits until the site has replaced it. */
async function untilTakenOver(page: Page): Promise<() => Promise<unknown>> {
  const view = await page.locator('#app > *').first().elementHandle()
  return () => page.waitForFunction((element) => element?.isConnected === false, view)
}

const app = (page: Page) => page.locator('#app')
const flow = (page: Page) => app(page).locator('[data-flow]')

/** Serves the site without its scripts to a device that has stored these values. */
async function serveStatic(page: Page, device: Readonly<Record<string, string>> = {}): Promise<void> {
  await stored(page, device)
  await serve(page)
  await page.route(SITE, (route) => route.abort())
}

/** Expects headings before the scripts, by address; an empty one where the page stays empty. */
async function expectBefore(page: Page, headings: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, heading] of Object.entries(headings))
    await test.step(address, async () => {
      await page.goto(address)
      if (heading) await expect(app(page).getByRole('heading', { level: 1 })).toHaveText(heading)
      else await expect(app(page)).toBeEmpty()
    })
}

test('a guest sees the log-in, the sign-up and the games of a title before the scripts, and nothing of other pages', async ({
  page,
}) => {
  await serveStatic(page)
  await expectBefore(page, {
    '/login': 'Login',
    '/login/': 'Login',
    '/account': 'Login',
    '/signup': 'Sign up',
    '/games?type=SLOT&title=Slot': 'Slot',
    '/games?type=SLOT&title=%3Cb%3ESlot': '<b>Slot',
    '/games?type=SLOT': '',
    '/games?type=SLOT&title=Slot&system=Orbit': '',
    '/nowhere"]': '',
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // A page that stays empty has a ring until its code arrives.
  const ring = () => app(page).evaluate((element) => getComputedStyle(element, '::before').animationName)
  expect(await ring()).not.toBe('none')
  await page.goto('/login')
  expect(await ring()).toBe('none')
})

test('a player sees the splash before the scripts, but no log-in form, and no games that may be blocked', async ({
  page,
}) => {
  await serveStatic(page, PLAYER)
  await page.goto('/')
  await expect(flow(page)).toHaveAttribute('data-flow', 'splash')
  await expect(app(page)).toHaveText('')
  await expectBefore(page, { '/login': '', '/account': '', '/games?type=SLOT&title=Slot': '' })
})

test.describe('a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a desktop shows the log-in form before the scripts, but no home', async ({ page }) => {
    await serveStatic(page)
    await expectBefore(page, { '/': '', '/login': 'Login' })
  })
})

test('a page in Bengali never shows English first, before the scripts or after them', async ({ page }) => {
  await serve(page)
  await stored(page, { 'app.language': 'bn' })
  await page.addInitScript(() => {
    const headings = new Set<string>()
    Object.assign(window, { headings })
    new MutationObserver(() => {
      const heading = document.querySelector('#app h1')?.textContent
      if (heading) headings.add(heading)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const [address, heading] of [
    ['/forgot-password', 'পাসওয়ার্ড ভুলে গেছেন?'],
    ['/signup', 'সাইন আপ'],
    ['/games?type=SLOT&title=Slot', 'স্লট'],
    ['/games?type=SLOT&title=Reels', 'Reels'],
    ['/games?type=LIVE', 'ক্যাসিনো'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('#app:not(:has([data-static])) h1')).toBeVisible()
    const seen = await page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings])
    expect(seen).toEqual([heading])
  }
})

test('text typed before the scripts stays, with focus and selection', async ({ page }) => {
  await serve(page)
  const scripts = await Chunks.hold(page, SITE)
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Username', { exact: true }).fill('rahim99')
  await page.getByLabel('Calling code').selectOption('+91')
  await page.getByLabel('Phone', { exact: true }).fill('9876543210')
  await page.getByRole('radio', { name: 'INR' }).check()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('a@b.test')
  const name = page.getByLabel('Full Name', { exact: true })
  await name.fill('Rahim')
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  const taken = await untilTakenOver(page)
  await scripts.arrive()
  await taken()

  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('rahim99')
  await expect(page.getByRole('radio', { name: 'INR' })).toBeChecked()
  await expect(page.getByLabel('Calling code')).toHaveValue('+91')
  await expect(email).toHaveValue('a@b.test')
  await expect(name).toBeFocused()
  expect(
    await name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([1, 3])
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  // The chart knows both: below them is the number that they make.
  await expect(page.getByText('+919876543210', { exact: true })).toBeVisible()
})

test('the Login button pressed three times before the scripts sends one log-in with what was typed, although the clock stands still', async ({
  page,
}) => {
  const served = await serve(page, { 'POST /login': { silent: 30_000 } })
  await stopClock(page, '2026-03-02T06:00:01Z')
  const scripts = await Chunks.hold(page, SITE)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Username' }).fill('rahim99')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect(served.made).toEqual([])
  await scripts.arrive()
  await expect(flow(page)).toHaveAttribute('data-state', 'submitting')
  await expect
    .poll(() => served.bodies('POST /login'))
    .toEqual([{ username: 'rahim99', password: 'secret99' }])
})

const PRESSES = {
  'the mouse button': {
    press: async (page: Page, toggle: Locator) => {
      await toggle.hover()
      await page.mouse.down()
    },
    release: (page: Page) => page.mouse.up(),
  },
  'the space bar': {
    press: async (page: Page, toggle: Locator) => {
      await toggle.focus()
      await page.keyboard.down('Space')
    },
    release: (page: Page) => page.keyboard.up('Space'),
  },
}

for (const [what, { press, release }] of Object.entries(PRESSES))
  test(`a press is not lost when the scripts arrive before ${what} is released`, async ({ page }) => {
    await serve(page)
    // The site waits for the release for a second.
    await stopClock(page, '2026-03-02T06:00:01Z')
    const scripts = await Chunks.hold(page, SITE)
    await page.goto('/login', { waitUntil: 'commit' })
    const toggle = page.getByRole('button', { name: 'Show password' })
    await press(page, toggle)
    const arrived = page.waitForRequest(/\/api\/general/)
    await scripts.arrive()
    await arrived
    await release(page)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

test('a static view that arrives after the site has started is not shown', async ({ page }) => {
  await serve(page)
  const scripts = await Chunks.hold(page, /\/assets\/first-[^/]*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(flow(page)).toHaveAttribute('data-flow', 'login')
  const late = page.waitForEvent('requestfinished', (request) => /\/assets\/first-.*\.js/.test(request.url()))
  await scripts.arrive()
  await late
  await page.waitForLoadState()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(1)
})

test('a form is not submitted without the scripts', async ({ page }) => {
  await serveStatic(page)
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret99')
})

/** Returns everything in the view that has a text or is a control: its name or text, and its box. Runs in the page. */
const boxesOf = (view: string): string[] =>
  [...document.querySelectorAll(`${view} :is(h1, p, a, button, input, select, label, img)`)].map(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map((value) => value.toFixed(1))
      return [element.tagName, element.ariaLabel ?? element.textContent, ...box].join(' ')
    },
  )

type Measured = { boxesOf: typeof boxesOf }

for (const address of ['/login', '/signup', '/games?type=SLOT&title=Slot', '/'])
  test(`the static view of ${address} equals the first view of the site, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(`window.boxesOf = ${boxesOf}`)
    // The start of a word that ends at an edge is 0.00002; a button would be 0.0002.
    const shifts = await watchShifts(page, 0.0001)
    // No call gets a response, so the first view stays.
    await page.route(/\/api\//, () => undefined)
    const scripts = await Chunks.hold(page, SITE)
    await page.goto(address, { waitUntil: 'commit' })
    const view = address === '/' ? '#app > [data-flow=splash]' : '#app > *'
    await expect(page.locator(view)).toBeVisible()
    await page.evaluate(() => document.fonts.load('500 16px Manrope'))
    const before = await page.evaluate(boxesOf, view)
    // The page itself measures in the first frame of the site: on a busy machine, the splash ends before the test could.
    const measured = page.evaluate(
      (view) =>
        new Promise<string[]>((resolve) => {
          const first = document.querySelector('#app > *')
          const look = () =>
            first?.isConnected
              ? requestAnimationFrame(look)
              : resolve((window as unknown as Measured).boxesOf(view))
          look()
        }),
      view,
    )
    await scripts.arrive()
    expect(await measured).toEqual(before)
    expect(await shifts()).toEqual([])
  })
