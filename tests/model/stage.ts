import { expect, type Page, type Request, type Route } from '@playwright/test'
import { AMBIENT } from './ambient.ts'
import { activeLeaves } from './chart.ts'
import { ORIGIN } from './fake-page.ts'
import { NOON } from './headless-environment.ts'
import type { FlowModel, WireAnswer, World } from './model.ts'
import { bodyOf, callOf, lineOf } from './network.ts'
import type { Exchange, Run } from './run.ts'
import type { Step } from './steps.ts'
import type { Walk } from './walk.ts'

/** What must never be read on a screen. */
const SLIPS = /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** The platform's own report of an answer that is no success: those are part of the walks. */
const FAILED_RESOURCE = /^Failed to load resource/

/** Milliseconds between two looks at what comes at once. */
const SOON = [5, 20]

interface HeldRoute {
  readonly line: string
  readonly request: Request
  readonly route: Route
}

function fulfil(route: Route, wire: WireAnswer): Promise<void> {
  if ('lost' in wire) return route.abort()
  if ('silent' in wire || 'broken' in wire) throw new Error('A browser has no such answer.')
  return route.fulfill({
    status: wire.status ?? 200,
    contentType: 'body' in wire ? 'application/json' : 'text/html',
    body: bodyOf(wire),
  })
}

/** The browser's side of one walk: the built site in a page whose calls are held and whose time stands still. */
export class Stage implements World {
  readonly page: Page
  readonly ambient: Map<string, WireAnswer | 'held'>
  readonly made: string[] = []
  readonly #model: FlowModel
  readonly #calls: ReadonlySet<string>
  readonly #mirror: Run
  readonly #held = new Set<HeldRoute>()
  #waiting: HeldRoute[] = []
  readonly #faults: string[] = []

  constructor(page: Page, { model, calls }: Pick<Walk, 'model' | 'calls'>, mirror: Run) {
    this.page = page
    this.#model = model
    this.#calls = calls
    this.#mirror = mirror
    this.ambient = new Map(Object.entries<WireAnswer | 'held'>({ ...AMBIENT, ...model.ambient }))
  }

  async open(): Promise<void> {
    const { page } = this
    page.on('pageerror', (error) => this.#faults.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !FAILED_RESOURCE.test(message.text()))
        this.#faults.push(`console: ${message.text()}`)
    })
    page.on('requestfailed', (request) => {
      for (const held of this.#held) if (held.request === request) this.#held.delete(held)
    })
    await page.route(/\/(api|exchange-data)\//, (route) => this.#take(route))
    await page.route('**/storage/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await page.clock.install({ time: NOON - 1_000 })
    await page.clock.pauseAt(NOON)
    await page.addInitScript((stored) => {
      if (window !== window.top || sessionStorage.getItem('arrived')) return
      sessionStorage.setItem('arrived', '1')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, this.#model.stored ?? {})
    if (this.#model.arrive) await this.#model.arrive(this)
    else await page.goto(this.#model.at)
  }

  async #take(route: Route): Promise<void> {
    const request = route.request()
    const { pathname, search, origin } = new URL(request.url())
    const body = request.postData()?.replaceAll(origin, ORIGIN)
    const line = lineOf(request.method(), pathname + search, body)
    const call = callOf(line)
    this.made.push(call)
    if (this.#calls.has(call)) {
      this.#held.add({ line, request, route })
      return
    }
    const ambient = this.ambient.get(call)
    if (ambient === 'held') this.#waiting.push({ line, request, route })
    else {
      if (!ambient) this.#faults.push(`stray call: ${line}`)
      await fulfil(route, ambient ?? { status: 404, body: {} })
    }
  }

  async release(call: string, wire: WireAnswer): Promise<void> {
    const isMeant = ({ line }: HeldRoute) => callOf(line) === call
    await expect
      .poll(() => this.#waiting.some(isMeant), { message: `${call} waits`, intervals: SOON })
      .toBe(true)
    const meant = this.#waiting.filter(isMeant)
    this.#waiting = this.#waiting.filter((held) => !isMeant(held))
    for (const { route } of meant) await fulfil(route, wire)
    await this.#settle()
  }

  /**
   * Waits until the page has taken what was answered: a call of its own, there and back, comes after that. What
   * happens next would else come first now and then, on a machine that has much to do.
   */
  async #settle(): Promise<void> {
    await this.page.evaluate(() => fetch('/art/favicon.svg').then((answer) => answer.text()))
  }

  get #lines(): string[] {
    return [...this.#held].map(({ line }) => line).sort()
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#mirror.pass(milliseconds)
    await this.page.clock.runFor(milliseconds)
  }

  async #answer({ line, wire }: Exchange): Promise<void> {
    await expect
      .poll(() => this.#lines, { message: 'the call to answer is held', intervals: SOON })
      .toContain(line)
    const held = [...this.#held].find((one) => one.line === line)
    if (!held) throw new Error(`The call was given up: ${line}`)
    this.#held.delete(held)
    await fulfil(held.route, wire)
  }

  /** Does in the browser what the mirror has just done. */
  async play(step: Step, exchanges: readonly Exchange[]): Promise<void> {
    for (const exchange of exchanges) await this.#answer(exchange)
    if (exchanges.length > 0) await this.#settle()
    if (step.kind === 'answer' && 'silent' in step.answer) await this.page.clock.runFor(step.answer.silent)
    else if (step.kind === 'delay') await this.page.clock.runFor(step.milliseconds)
    else if (step.kind === 'outcome') {
      if (!step.outcome.play) throw new Error(`The model does not say how to play ${step.label}.`)
      await step.outcome.play(this)
    } else if (step.kind === 'event') await this.#happen(step)
  }

  async #happen({ event }: Step): Promise<void> {
    const takes = this.#model.durations?.[event.type]
    const gesture = (
      this.#model.gesture as
        | Record<string, (page: Page, event: unknown, world: World) => Promise<unknown>>
        | undefined
    )?.[event.type]
    if (takes === undefined && !gesture) throw new Error(`The model has no gesture for ${event.type}.`)
    if (takes !== undefined) await this.page.clock.runFor(this.#mirror.took)
    else await gesture?.(this.page, event, this)
  }

  /** Fails unless the page shows what the mirror is at, holds its calls, and nothing has gone wrong beside it. */
  async check(): Promise<void> {
    const { snapshot, held } = this.#mirror
    if (snapshot.status === 'active')
      await expect.poll(() => this.#lines, { message: 'the held calls', intervals: SOON }).toEqual(held)
    for (const leaf of activeLeaves(snapshot)) {
      const see = this.#model.assertions[leaf]
      if (!see) throw new Error(`The model does not say what is seen of ${leaf}.`)
      if (typeof see === 'function') await see(this.page, snapshot as never, this)
    }
    if (snapshot.status === 'active') expect(this.#lines, 'the held calls').toEqual(held)
    const [text] = await this.page.locator('body').allInnerTexts()
    expect(text, 'the text of the page').not.toMatch(SLIPS)
    expect(this.#faults, 'faults').toEqual([])
  }
}
