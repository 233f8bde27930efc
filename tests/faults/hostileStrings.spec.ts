import { expect, type Page } from '@playwright/test'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { addressOf, bodyOf, CALLS, HostileAnswers, lineOf } from '../site/hostileAnswers.ts'
import { CANARY, HOSTILE, OURS } from '../site/hostileStrings.ts'
import { test } from '../site/kept.ts'
import { clippedTexts, overflowing } from '../site/overflow.ts'
import { answerCalls, NOT_FOUND, stored } from '../site/serve.ts'
import type { Visit } from '../site/visit.ts'
import { PHONE_VISITS, VISITS } from '../site/visits.ts'

/** What must never appear on a screen, unless the server sent it. */
const SLIPS = /undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object \w+\]/

/** The path of the exchange data service. */
const EXCHANGE = '/exchange-data'

/** All strings in one. */
const MIXED = HOSTILE.join(' ')

/** One of the strings, which no box may clip where a refusal is shown. */
const LONG_WORD = 'W'.repeat(400)

const FIELDS = ['username', 'email', 'phone', 'password', 'confirmPassword', 'name', 'referral_code']

/** A failing call, or a game with an address of the site itself, which refuses to be framed. */
const EXPECTED = /^Failed to load resource|^Framing '.+' violates .+ "frame-ancestors 'none'"/

/** Returns the strings one after another, cyclically, starting after index `first`. */
function inTurn(strings: readonly string[], first: number): () => string {
  let at = first
  return () => {
    at += 1
    return strings[at % strings.length] as string
  }
}

/** Records what a page must never do while it shows hostile strings. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const isElsewhere = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('popup', () => faults.push('a window opened'))
  page.on('request', (request) => {
    // Pictures may have any address.
    if (request.resourceType() !== 'image' && isElsewhere(new URL(request.url())))
      faults.push(`a request for ${request.url()}`)
  })
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: () => console.error('a hostile script ran') })
  }, CANARY)
  return faults
}

interface Way {
  readonly language: 'en' | 'bn'
  /** Returns the next string for a text outside of lists. */
  readonly next: () => string
  /** Whether a call is refused; other calls get hostile responses. */
  readonly isRefused?: (line: string) => boolean
}

const LEGIBLE = HOSTILE.filter((text) => !SLIPS.test(text))
const HALF = LEGIBLE.length / 2

/** The rows of lists. The two languages together have all strings, and the English rows none that looks like a slip. */
const ROWS = {
  en: LEGIBLE.slice(0, HALF),
  bn: [...LEGIBLE.slice(HALF), ...HOSTILE.filter((text) => SLIPS.test(text))],
}

/** How many rows the lists have that a visit only passes through. */
const SOME = 12

/** Opens a screen with hostile responses to every call of the contract. */
async function open(page: Page, screen: Visit, { language, next, isRefused }: Way): Promise<void> {
  const isTotal = language === 'bn' && !screen.go
  // The way to a screen leads through lists that have their own visits.
  const rows = screen.go ? ROWS[language].slice(0, SOME) : ROWS[language]
  const answers = new HostileAnswers({ next, rows, isTotal })
  const base = { ...AMBIENT, ...screen.answers }
  await answerCalls(page, async (own) => {
    const [method, path = ''] = own.split(' ')
    const pathname = path.startsWith(EXCHANGE) ? path : `/api${path}`
    const call = CALLS.find((one) => one.method === method && addressOf(one).test(pathname))
    if (!call) return NOT_FOUND
    const line = lineOf(call)
    if (isRefused?.(line)) return { status: 400, body: answers.refusal(FIELDS) }
    const bare = own.replace(` ${EXCHANGE}`, ' ')
    return { body: answers.of(call, bodyOf(base, bare) ?? bodyOf(base, line)) }
  })
  const device = language === 'bn' ? { 'app.language': 'bn' } : {}
  await stored(page, { ...(screen.player && PLAYER), ...(!screen.go && device) })
  await page.goto(screen.at)
  await screen.go?.(page)
  if (!screen.go || language === 'en') return
  // The way to the screen is in English.
  await page.evaluate((entries) => Object.assign(localStorage, entries), device)
  await page.reload()
}

/** Scrolls down by one window; returns false at the end. By then a virtual list has rendered its rows. */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const before = window.scrollY
        window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY > before)))
      }),
  )
}

const hasVirtualList = async (page: Page) => (await page.locator('[aria-setsize]').count()) > 0

async function expectUnharmed(page: Page, faults: readonly string[], { language }: Way): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[data-flow=splash], main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('[data-flow=crash]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  do {
    expect(await overflowing(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBe(320)
    if (language === 'en') expect(await page.locator('body').innerText()).not.toMatch(SLIPS)
  } while ((await hasVirtualList(page)) && (await scrollOn(page)))
  expect(faults).toEqual([])
}

/** Returns how many of the strings appear unchanged on the screen, scrolling to its end. */
async function countShown(page: Page): Promise<number> {
  let text = ''
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  do text += await page.evaluate(() => document.body.textContent ?? '')
  while ((await hasVirtualList(page)) && (await scrollOn(page)))
  return HOSTILE.filter((one) => one.length > 3 && text.includes(one)).length
}

test.use({ viewport: { width: 320, height: 640 } })

test('our list holds 100 different hostile strings', () => {
  expect(OURS).toHaveLength(100)
  expect(new Set(OURS).size).toBe(100)
})

test('every call of the contract has a hostile answer', () => {
  const answers = new HostileAnswers({ rows: HOSTILE, next: () => MIXED, isTotal: true })
  for (const call of CALLS) answers.of(call)
})

for (const [name, count] of [
  ['transactionRecord', 200],
  ['turnoverRecord', 150],
  ['bettingRecord', 150],
  ['inbox', 150],
  ['chatBox', 150],
  ['games', 200],
  ['deposit', 150],
] as const)
  test(`hostile strings are shown as they are: ${name}`, async ({ page }) => {
    test.slow()
    await open(page, VISITS[name], { language: 'en', next: inTurn(LEGIBLE, 0) })
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // One count scrolls through the whole list.
    await expect.poll(() => countShown(page), { timeout: 60_000 }).toBeGreaterThan(count)
  })

for (const [at, [name, screen]] of PHONE_VISITS.entries()) {
  const { go, submit, submits } = screen

  test(`a screen in English survives hostile strings in every answer: ${name}`, async ({ page }) => {
    const way: Way = { language: 'en', next: inTurn(LEGIBLE, at * 37) }
    const faults = await watch(page)
    await open(page, screen, way)
    await expectUnharmed(page, faults, way)
    await submit?.(page)
    await expectUnharmed(page, faults, way)
  })

  if (submit)
    test(`a form survives hostile strings in its refusal: ${name}`, async ({ page }) => {
      const isRefused = (line: string) => line === submits
      const way: Way = { language: 'en', next: () => LEGIBLE.join(' '), isRefused }
      const faults = await watch(page)
      await open(page, screen, way)
      await submit(page)
      await expect(page.getByText(LONG_WORD).first()).toBeVisible()
      await expectUnharmed(page, faults, way)
      expect(await clippedTexts(page, LONG_WORD)).toEqual([])
    })

  test.describe('without the protection of the security policy', () => {
    test.use({ bypassCSP: true })

    test(`a screen in Bengali survives hostile strings in every answer: ${name}`, async ({ page }) => {
      const way: Way = { language: 'bn', next: () => MIXED }
      const faults = await watch(page)
      await open(page, screen, way)
      await expectUnharmed(page, faults, way)
    })

    if (!go)
      test(`a screen in Bengali survives hostile strings in every refusal: ${name}`, async ({ page }) => {
        const way: Way = { language: 'bn', next: () => MIXED, isRefused: () => true }
        const faults = await watch(page)
        await open(page, screen, way)
        await expectUnharmed(page, faults, way)
        expect(await clippedTexts(page, LONG_WORD)).toEqual([])
      })
  })
}
