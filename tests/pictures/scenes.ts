import { expect, type Page } from '@playwright/test'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { AMBIENT } from '../model/ambient.ts'
import { CASES, isOnDesktop } from '../site/cases.ts'
import { inBengali } from '../site/inBengali.ts'
import { dataOf } from '../site/pageTexts.ts'
import type { Served } from '../site/serve.ts'
import { type Visit, visit, type Way } from '../site/visit.ts'
import { PHONE_VISITS, VISITS } from '../site/visits.ts'

type Language = 'en' | 'bn'

/** A screen in one of its states. */
export interface Scene {
  readonly screen: string
  readonly state: string
  /** Shows it on an empty page. Returns what the server responded. */
  show(page: Page, language: Language): Promise<unknown>
}

/** Calls that every screen makes: they get responses while a screen's own calls wait, fail or find nothing. */
const SITE_CALLS = ['GET /logo', 'GET /general', 'GET /sociallink', 'GET /market/block', 'POST /balance']

/** Returns a response with its lists emptied. */
function emptied(wire: WireAnswer): WireAnswer {
  const empty = (value: unknown): unknown => {
    if (Array.isArray(value)) return []
    if (!value || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, empty(inner)]))
  }
  return 'body' in wire ? { ...wire, body: empty(wire.body) } : wire
}

/** How the screen's own calls are answered in each state except the first. */
const STATES: Readonly<Record<string, (wire: WireAnswer) => WireAnswer>> = {
  loading: () => ({ silent: 1 }),
  empty: emptied,
  failed: () => ({ status: 500, body: {} }),
}

async function settled(page: Page, isLoading = false): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const waiting = isLoading ? '[data-flow=splash]' : '[data-flow=splash], [aria-busy=true]'
  await expect(page.locator(waiting)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until nothing has changed on the page for 150 ms, but at most 2 s, because odds never come to rest. */
function quiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let rest = setTimeout(end, 150)
        const observer = new MutationObserver(() => {
          clearTimeout(rest)
          rest = setTimeout(end, 150)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        setTimeout(end, 2_000)
      }),
  )
}

/** Opens a screen in a language. Returns the page as the language's user reads it, and what the server responds. */
async function open(page: Page, target: Way, language: Language): Promise<{ spoken: Page; served: Served }> {
  const spoken = language === 'bn' ? inBengali(page) : page
  const { go } = target
  const way = go ? { ...target, go: () => go(spoken) } : target
  return { spoken, served: await visit(page, way, { device: { 'app.language': language } }) }
}

function scenesOf(screen: string, target: Visit): Scene[] {
  const filled: Scene = {
    screen,
    state: 'filled',
    show: async (page, language) => {
      await open(page, target, language)
      await settled(page)
      await quiet(page)
      return dataOf(target)
    },
  }
  const others = Object.entries(STATES).map(
    ([state, answerOf]): Scene => ({
      screen,
      state,
      show: async (page, language) => {
        const { served } = await open(page, target, language)
        await settled(page)
        const answers: Readonly<Record<string, WireAnswer>> = { ...AMBIENT, ...target.answers }
        const own = new Set([...served.made, ...Object.keys(answers)])
        for (const call of own)
          if (call.startsWith('GET ') && !SITE_CALLS.includes(call))
            served.answer(call, answerOf(answers[call] ?? { status: 404, body: {} }))
        await page.reload()
        await settled(page, state === 'loading')
        await quiet(page)
        return dataOf(target)
      },
    }),
  )
  return [filled, ...others]
}

/** Returns every screen in its states and every case, on a phone or on a desktop. */
export function scenesFor(isPhone: boolean): Scene[] {
  const visits = isPhone
    ? PHONE_VISITS
    : [
        ...PHONE_VISITS.filter(([, target]) => isOnDesktop(target)),
        ...Object.entries(VISITS).filter(([, { desktop }]) => desktop),
      ]
  return [
    ...visits.flatMap(([screen, target]) => scenesOf(screen, target)),
    ...CASES.filter((one) => isPhone || isOnDesktop(one)).map(
      (one): Scene => ({
        screen: 'case',
        state: one.name,
        show: async (page, language) => {
          const { spoken } = await open(page, one, language)
          await one.expectShown(spoken)
          await expect(page.locator('[data-flow=splash]')).toHaveCount(0)
          return dataOf(one)
        },
      }),
    ),
  ]
}
