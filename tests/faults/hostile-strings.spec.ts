import { expect, type Page, type Request, test } from '@playwright/test'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { addressOf, bodyOf, CALLS, HostileAnswers, lineOf } from '../site/hostileAnswers.ts'
import { CANARY, HOSTILE, OURS } from '../site/hostileStrings.ts'
import { overflowing } from '../site/overflow.ts'
import { stored } from '../site/serve.ts'
import type { Visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

/** What must never be read on a screen, unless the server says it. */
const SLIPS = /undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object \w+\]/

/** Those strings that a slip can't be told from. */
const isSlip = (text: string) => SLIPS.test(text)

const FIELDS = ['username', 'email', 'phone', 'password', 'confirmPassword', 'name', 'referral_code']

/** The resources that may come from elsewhere: pictures, and the games in their frames. */
const FROM_ELSEWHERE = ['image']

/** A call that fails, and a game whose address is one of the site, which refuses to be framed. */
const EXPECTED = /^Failed to load resource|^Framing '.+' violates .+ "frame-ancestors 'none'"/

/** Gives strings one after another, from the nth on, and then from the first again. */
function inTurn(strings: readonly string[], first: number): () => string {
  let at = first
  return () => {
    at += 1
    return strings[at % strings.length] as string
  }
}

/** Notes what a page must never do while it shows hostile strings. */
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
  const visit = (request: Request) => {
    if (!FROM_ELSEWHERE.includes(request.resourceType()))
      faults.push(`a request for ${request.resourceType()} ${request.url()}`)
  }
  await page.route(isElsewhere, (route) => {
    visit(route.request())
    return route.fulfill({ status: 404 })
  })
  await page.exposeFunction(CANARY, () => faults.push('a script ran'))
  return faults
}

interface Way {
  readonly language: 'en' | 'bn'
  readonly strings: readonly string[]
  readonly first: number
  /** Whether a call is refused; the others get hostile answers. */
  readonly isRefused: (line: string) => boolean
}

/** How many strings a list shows: both languages together, all. */
const ROWS = Math.ceil(HOSTILE.length / 2)

/** Opens a screen with hostile answers to every call of the contract. */
async function open(page: Page, screen: Visit, { language, strings, first, isRefused }: Way): Promise<void> {
  const next = inTurn(strings, first)
  const answers = new HostileAnswers({ next, rows: ROWS, isTotal: language === 'bn' })
  const base = { ...AMBIENT, ...screen.answers }
  await page.route('**/storage/**', (route) => route.fulfill({ status: 404 }))
  await page.route(/\/(api|exchange-data)\//, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const call = CALLS.find((one) => one.method === request.method() && addressOf(one).test(pathname))
    if (!call) return route.fulfill({ status: 404, json: {} })
    const line = lineOf(call)
    const own = `${request.method()} ${pathname.replace(/^\/(api|exchange-data)/, '')}`
    const wire = isRefused(line)
      ? answers.refusal(FIELDS)
      : answers.of(call, bodyOf(base, own) ?? bodyOf(base, line))
    const { status = 200, body } = wire as { status?: number; body: unknown }
    return route.fulfill({ status, json: body })
  })
  await stored(page, { ...(screen.player && PLAYER), ...(language === 'bn' && { 'app.language': 'bn' }) })
  await page.goto(screen.at)
  await screen.go?.(page)
}

async function expectUnharmed(page: Page, faults: readonly string[], { strings }: Way): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[data-flow=splash], main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('[data-flow=crash]')).toHaveCount(0)
  expect(await overflowing(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBe(320)
  if (!strings.some(isSlip)) expect(await page.locator('body').innerText()).not.toMatch(SLIPS)
  expect(faults).toEqual([])
  if (process.env.SEEN) {
    const t = await page.evaluate(() => document.body.textContent ?? '')
    const n = strings.filter((x) => x.trim().length > 3 && t.includes(x)).length
    console.log(test.info().title, 'SEEN', n)
  }
}

test.use({ viewport: { width: 320, height: 640 } })

test('there are 100 strings of ours, all different', () => {
  expect(OURS).toHaveLength(100)
  expect(new Set(OURS).size).toBe(100)
})

const LEGIBLE = HOSTILE.filter((text) => !isSlip(text))

for (const [at, [name, screen]] of PHONE_VISITS.entries()) {
  const { go, submit, submits } = screen

  test(`hostile strings in every answer, in English: ${name}`, async ({ page }) => {
    const way: Way = { language: 'en', strings: LEGIBLE, first: at * 37, isRefused: () => false }
    const faults = await watch(page)
    await open(page, screen, way)
    await expectUnharmed(page, faults, way)
    await submit?.(page)
    await expectUnharmed(page, faults, way)
  })

  if (submit)
    test(`hostile strings in the refusal of a form: ${name}`, async ({ page }) => {
      const way: Way = {
        language: 'en',
        strings: LEGIBLE,
        first: at * 41,
        isRefused: (line) => line === submits,
      }
      const faults = await watch(page)
      await open(page, screen, way)
      await submit(page)
      await expectUnharmed(page, faults, way)
    })

  if (!go) {
    test.describe('without the protection of the security policy', () => {
      test.use({ bypassCSP: true })

      test(`hostile strings in every answer, in Bengali: ${name}`, async ({ page }) => {
        const way: Way = { language: 'bn', strings: HOSTILE, first: at * 43 + ROWS, isRefused: () => false }
        const faults = await watch(page)
        await open(page, screen, way)
        await expectUnharmed(page, faults, way)
      })

      test(`hostile strings in every refusal, in Bengali: ${name}`, async ({ page }) => {
        const way: Way = { language: 'bn', strings: HOSTILE, first: at * 47, isRefused: () => true }
        const faults = await watch(page)
        await open(page, screen, way)
        await expectUnharmed(page, faults, way)
      })
    })
  }
}
