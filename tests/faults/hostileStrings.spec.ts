import { expect, type Page } from '@playwright/test'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { roundsOf } from '../rounds.ts'
import { CALLS, callOfLine, lineOf } from '../site/calls.ts'
import { bodyOf, HostileAnswers } from '../site/hostileAnswers.ts'
import { CANARY, HOSTILE } from '../site/hostileStrings.ts'
import { clippedTexts, overflowing } from '../site/overflow.ts'
import { type AnswerTo, answerCalls, NOT_FOUND, stored } from '../site/serve.ts'
import { test } from '../site/sharedPage.ts'
import { TOUR_START, tourTo, type Visit } from '../site/visit.ts'
import { PHONE_VISITS, SINGLE_VISITS, TOURS, VISITS } from '../site/visits.ts'

/** What must never appear on a screen, unless the server sent it. */
const SLIPS = /undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object \w+\]/

/** All strings in one. */
const MIXED = HOSTILE.join(' ')

/** One of the strings, which no box may clip where a refusal is shown. */
const LONG_WORD = 'W'.repeat(400)

const FIELDS = ['username', 'email', 'phone', 'password', 'confirmPassword', 'name', 'referral_code']

/** A failing call, or a game with an address of the site itself, which refuses to be framed. */
const EXPECTED = /^Failed to load resource|^Framing '.+' violates .+ "frame-ancestors 'none'"/

/** Returns the legible strings one after another, cyclically, starting after index `first`. */
function inTurn(first: number): () => string {
  let at = first
  return () => {
    at += 1
    return LEGIBLE[at % LEGIBLE.length] as string
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
  /** Which of the strings are the rows of lists, counted by screen. */
  readonly part?: number
}

const LEGIBLE = HOSTILE.filter((text) => !SLIPS.test(text))
const HALF = LEGIBLE.length / 2

/** The rows of lists. The two languages together have all strings, and the English rows none that looks like a slip. */
const ROWS = {
  en: LEGIBLE.slice(0, HALF),
  bn: [...LEGIBLE.slice(HALF), ...HOSTILE.filter((text) => SLIPS.test(text))],
}

/** In `npm test` a list has one in so many of the strings as rows. The lists of all screens together have every string. */
const SPREAD = roundsOf({ some: 4, all: 1 })

/** How many rows the lists have that a visit only passes through. */
const SOME = 12

/** Returns what answers a call on a screen: every response of the contract, with hostile strings. */
function hostileAnswersOn(screen: Visit, { language, next, isRefused, part = 0 }: Way): AnswerTo {
  const own = ROWS[language].filter((_, at) => at % SPREAD === part % SPREAD)
  // The way to a screen leads through lists that have their own visits.
  const rows = screen.go ? own.slice(0, SOME) : own
  const answers = new HostileAnswers({ next, rows, isTotal: language === 'bn' && !screen.go })
  const base = { ...AMBIENT, ...screen.answers }
  return async (request) => {
    const call = callOfLine(request)
    if (!call) return NOT_FOUND
    const line = lineOf(call)
    if (isRefused?.(line)) return { status: 400, body: answers.refusal(FIELDS) }
    const bare = request.replace(' /exchange-data', ' ')
    return { body: answers.of(call, bodyOf(base, bare) ?? bodyOf(base, line)) }
  }
}

/** Opens a screen with hostile responses to every call. */
async function open(page: Page, screen: Visit, way: Way): Promise<void> {
  await answerCalls(page, hostileAnswersOn(screen, way))
  await stored(page, screen.player ? PLAYER : {})
  await page.goto(screen.at)
  await screen.go?.(page)
  if (way.language === 'en') return
  // The way to the screen is in English.
  await page.evaluate(() => localStorage.setItem('app.language', 'bn'))
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

/** Returns true if a list holds only the rows near the viewport. */
const hasVirtualList = async (page: Page) =>
  (await page.locator('[aria-setsize], main [role=list] > :empty').count()) > 0

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

test('every call of the contract has a hostile answer', () => {
  const answers = new HostileAnswers({ rows: HOSTILE, next: () => MIXED, isTotal: true })
  for (const call of CALLS) answers.of(call)
})

/** More strings than this are shown as they are, by screen, where its lists have all of them. */
const SHOWN: Readonly<Record<string, number>> = {
  transactionRecord: 200,
  turnoverRecord: 150,
  bettingRecord: 150,
  inbox: 150,
  chatBox: 150,
  games: 200,
  deposit: 150,
}

/** Shows every screen of a visitor in turn, and expects that no response does harm there. */
async function expectTourUnharmed(
  page: Page,
  { device, visits }: (typeof TOURS)[number],
  wayOf: (at: number) => Way,
  after: (screen: string) => Promise<void> = async () => undefined,
): Promise<void> {
  test.setTimeout(300_000)
  const faults = await watch(page)
  let answerTo = hostileAnswersOn(VISITS.notFound, wayOf(0))
  await answerCalls(page, (...call) => answerTo(...call))
  await stored(page, { ...device, 'app.language': wayOf(0).language })
  await page.goto(TOUR_START)
  await expectUnharmed(page, faults, wayOf(0))
  for (const [at, [screen, target]] of visits.entries())
    await test.step(screen, async () => {
      const way = { ...wayOf(at), part: at }
      answerTo = hostileAnswersOn(target, way)
      await tourTo(page, target.at)
      await expectUnharmed(page, faults, way)
      await after(screen)
    })
}

for (const tour of TOURS) {
  test(`every screen of a ${tour.visitor} in English survives hostile strings, and shows them as they are`, ({
    page,
  }) =>
    expectTourUnharmed(
      page,
      tour,
      (at) => ({ language: 'en', next: inTurn(at * 37) }),
      async (screen) => {
        const count = SHOWN[screen]
        // One count scrolls through the whole list.
        if (count)
          await expect.poll(() => countShown(page), { timeout: 60_000 }).toBeGreaterThan(count / SPREAD)
      },
    ))

  test.describe('without the protection of the security policy', () => {
    test.use({ bypassCSP: true })

    test(`every screen of a ${tour.visitor} in Bengali survives hostile strings in every answer`, ({
      page,
    }) => expectTourUnharmed(page, tour, () => ({ language: 'bn', next: () => MIXED })))

    if (!process.env.LONG) return
    test(`every screen of a ${tour.visitor} in Bengali survives hostile strings in every refusal`, ({
      page,
    }) =>
      expectTourUnharmed(
        page,
        tour,
        () => ({ language: 'bn', next: () => MIXED, isRefused: () => true }),
        async () => expect(await clippedTexts(page, LONG_WORD)).toEqual([]),
      ))
  })
}

// A tour looks at the screen at which it starts too.
for (const [name, screen] of SINGLE_VISITS.filter(([, { go }]) => go)) {
  const ways: readonly Way[] = [
    { language: 'bn', next: () => MIXED },
    ...(process.env.LONG ? [{ language: 'en', next: inTurn(0) } as const] : []),
  ]
  for (const way of ways)
    test.describe(way.language, () => {
      test.use({ bypassCSP: way.language === 'bn' })

      test(`a screen survives hostile strings in every answer: ${name}, ${way.language}`, async ({
        page,
      }) => {
        const faults = await watch(page)
        await open(page, screen, way)
        await expectUnharmed(page, faults, way)
      })
    })
}

for (const [name, screen] of PHONE_VISITS) {
  const { submit, submits } = screen
  if (!submit) continue
  test(`a form survives hostile strings in its refusal: ${name}`, async ({ page }) => {
    const refused: Way = {
      language: 'en',
      next: () => LEGIBLE.join(' '),
      isRefused: (line) => line === submits,
    }
    const faults = await watch(page)
    await open(page, screen, refused)
    await submit(page)
    await expect(page.getByText(LONG_WORD).first()).toBeVisible()
    await expectUnharmed(page, faults, refused)
    expect(await clippedTexts(page, LONG_WORD)).toEqual([])
    if (!process.env.LONG) return

    const accepted: Way = { language: 'en', next: inTurn(0) }
    // Nothing of the refused form is left on the device.
    await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
    await open(page, screen, accepted)
    await submit(page)
    await expectUnharmed(page, faults, accepted)
  })
}
