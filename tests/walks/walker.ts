import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test'
import { formatMoney, parseMoney } from '@tiya/contract/amounts'
import { setVisibility, travel } from '../model/device.ts'
import { PASSWORD, post } from '../server/setup/calls.ts'
import { Operator } from '../server/setup/operator.ts'
import type { Player } from '../server/setup/player.ts'
import { appAt } from '../server/setup/remote.ts'
import { signUpAt, storedOf } from '../site/session.ts'
import { chooseStep, VALUES } from './choose.ts'
import { hurry, installTools, type Observation, type Seen, type WalkTools } from './inPage.ts'
import { type Broken, brokenAlways, brokenInTime, isExpectedError } from './invariants.ts'
import { FaultProxy } from './proxy.ts'
import type { Random } from './random.ts'
import type { Step, Violation, WalkLog } from './walk.types.ts'

declare global {
  interface Window {
    walkTools: WalkTools
  }
}

/** How much faster than the machine's time passes in the page: 10 s polls come every second. */
const SPEED = 10

/** How long a screen may take to come to rest, in milliseconds of the machine's time. */
const PATIENCE = 20_000

/** How long a walk waits for what an action has started, in milliseconds, unless it is in a hurry. */
const CALM = 120

/** The balance's poll interval, in milliseconds of the page's time, and what a busy machine may add to it. */
const BALANCE_PERIOD = 10_000
const SLACK = 20_000

/** An address of the site that runs none of its code. */
const BLANK = '/back.js'

export type Start = WalkLog['start']

/** Returns true for the button that submits a screen's form. */
const isSubmit = ({ kind, type }: Seen) => kind === 'press' && type === 'submit'

/** A browser page that plays one walk after another on the site, behind a proxy that injects faults. */
export class Walker {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #proxy: FaultProxy
  readonly #operator: Operator
  readonly #site: string
  readonly #password: string
  #player: Player | undefined
  /** The next walk's player, created while the current walk is played. */
  #nextPlayer: Promise<Player> | undefined
  #errors: string[] = []
  /** The session's token at the last look; empty for a guest. */
  #token = ''

  private constructor(
    page: Page,
    session: CDPSession,
    proxy: FaultProxy,
    operator: Operator,
    site: string,
    password: string,
  ) {
    this.#page = page
    this.#session = session
    this.#proxy = proxy
    this.#operator = operator
    this.#site = site
    this.#password = password
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpectedError(message.text())) this.#errors.push(message.text())
    })
    page.on('dialog', (dialog) => dialog.dismiss().catch(() => undefined))
    page.on('popup', (popup) => popup.close().catch(() => undefined))
  }

  /** `use` comes from the project, `password` is the console's, `before` is a script that runs before the site's. */
  static async open(
    browser: Browser,
    use: PlaywrightTestOptions,
    password: string,
    before?: () => void,
  ): Promise<Walker> {
    const { viewport, hasTouch, isMobile, locale, timezoneId, baseURL = '' } = use
    const proxy = new FaultProxy(baseURL)
    const origin = await proxy.start()
    const device = { viewport: viewport ?? null, hasTouch, isMobile, locale, timezoneId }
    const context = await browser.newContext({ ...device, baseURL: origin, serviceWorkers: 'block' } as never)
    const page = await context.newPage()
    const began = Date.now()
    await page.addInitScript(hurry, { speed: SPEED, from: began, began })
    await page.addInitScript(installTools)
    if (before) await page.addInitScript(before)
    const session = await context.newCDPSession(page)
    const operator = await Operator.enter(appAt(baseURL), password)
    return new Walker(page, session, proxy, operator, baseURL, password)
  }

  async close(): Promise<void> {
    await this.#nextPlayer
    await this.#page.context().close()
    await this.#proxy.stop()
  }

  /** Chooses what happens next: something that the page offers now. */
  async choose(random: Random, topic: readonly string[]): Promise<Step> {
    const made = [...this.#proxy.traffic.made.keys()]
    return chooseStep({ seen: await this.#controls(), isPlayer: this.#token !== '', made, topic }, random)
  }

  /** Begins a walk with a new player. */
  async begin({ at, player, language }: Start): Promise<void> {
    this.#errors = []
    await this.#page.goto(BLANK)
    this.#proxy.reset()
    await this.#session.send('Page.resetNavigationHistory')
    const origin = new URL(this.#page.url()).origin
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    this.#player = await (this.#nextPlayer ?? this.#signUp())
    this.#nextPlayer = this.#signUp()
    this.#proxy.traffic.addToken(this.#player.token)
    const stored = { 'app.language': language, ...(player && storedOf(this.#player)) }
    await this.#page.evaluate((entries) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    this.#errors = []
    await this.#page.goto(at)
    // The first action may happen on the first screen, without a splash; the check below finds a screen that
    // never appears.
    const arrives = this.#page.waitForSelector('h1', { state: 'attached' })
    await arrives
      .then(() => this.#page.waitForSelector('[data-flow=splash]', { state: 'detached' }))
      .catch(() => undefined)
    await this.#settle()
    await this.#look()
  }

  /** Signs up a player with some money and points. */
  async #signUp(): Promise<Player> {
    const player = await signUpAt(this.#site, this.#password)
    await this.#operator.give(player, { amount: '3000' })
    await this.#operator.give(player, { kind: 'points', amount: '200' })
    return player
  }

  /** Runs code in the page, retrying if the page is just being replaced. */
  async #inPage<Result>(run: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run()
      } catch (error) {
        const isLeaving = /context was destroyed|navigat|walkTools/.test(String(error))
        if (!isLeaving || attempt === 20) throw error
        await sleep(50)
      }
    }
  }

  #controls(): Promise<Seen[]> {
    return this.#inPage(() => this.#page.evaluate(() => window.walkTools.controls()))
  }

  async #look(): Promise<Observation> {
    const observation = await this.#inPage(() => this.#page.evaluate(() => window.walkTools.look()))
    this.#token = observation.stored.token ?? ''
    return observation
  }

  /** Waits until the requests of the last action are answered or the wait is long enough. */
  async #settle(): Promise<void> {
    const end = Date.now() + CALM
    do await sleep(10)
    while (this.#proxy.pending > 0 && Date.now() < end)
  }

  /** Takes a step, and waits for what it starts unless it is in a hurry. */
  async take(step: Step): Promise<void> {
    await this.#inPage(() => this.#do(step))
    if (!step.hurried && step.do !== 'fault') await this.#settle()
  }

  async #do(step: Step): Promise<unknown> {
    const page = this.#page
    switch (step.do) {
      case 'press':
        return page.evaluate(([control, times]) => window.walkTools.press(control, times), [
          step.control,
          step.times,
        ] as const)
      case 'fill':
      case 'select':
        return page.evaluate(([kind, control, value]) => window.walkTools[kind](control, value), [
          step.do,
          step.control,
          step.value,
        ] as const)
      case 'complete':
        return this.#complete(step.pick)
      case 'submit':
        return this.#submit(step.pick)
      case 'log in':
        return this.#logIn()
      case 'open':
        return page.goto(step.to)
      case 'travel':
        return travel(page, step.to)
      case 'reload':
        return page.reload()
      case 'back':
      case 'forward':
        return this.#goBy(step.do === 'back' ? -1 : 1)
      case 'escape':
        return page.keyboard.press('Escape')
      case 'hide':
      case 'show':
        return setVisibility(page, step.do === 'show')
      case 'log out elsewhere':
        return page.evaluate(() => {
          localStorage.removeItem('token')
          window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
        })
      case 'wait':
        return sleep(step.milliseconds / SPEED)
      case 'fault':
        return this.#proxy.arm({ ...step, left: step.times })
      default:
        return this.#operate(step.do)
    }
  }

  async #operate(what: 'approve' | 'reject' | 'give'): Promise<void> {
    if (!this.#player) return
    if (what === 'give') return void (await this.#operator.give(this.#player))
    // The oldest request, if there is one.
    const [waiting = ''] = (await this.#operator.page('/sandbox')).split('id="decided"')
    const own = waiting.split('<article').find((card) => card.includes(`of ${this.#player?.username},`))
    const [, id] = /action="\/sandbox\/requests\/(\d+)"/.exec(own ?? '') ?? []
    if (id) await this.#operator.decide(id, what === 'approve' ? 'approved' : 'rejected')
  }

  /** Goes back or forward within the site: never to the blank page below it. */
  async #goBy(by: number): Promise<void> {
    const { currentIndex, entries } = await this.#session.send('Page.getNavigationHistory')
    const to = entries[currentIndex + by]
    if (!to || to.url.endsWith(BLANK)) return
    await this.#page.evaluate((steps) => history.go(steps), by)
  }

  #complete(pick: number): Promise<number> {
    return this.#page.evaluate(([seed, values]) => window.walkTools.complete(seed, values), [
      pick,
      VALUES,
    ] as const)
  }

  /** Fills in a form twice, because a choice may add fields, and presses its button. */
  async #submit(pick: number): Promise<void> {
    for (const round of [0, 1]) {
      await this.#complete(pick + round)
      await this.#settle()
    }
    const button = (await this.#controls()).find(isSubmit)
    if (button) await this.#page.evaluate((control) => window.walkTools.press(control, 1), button)
  }

  async #logIn(): Promise<void> {
    const page = this.#page
    await travel(page, '/login')
    await this.#settle()
    const fields = await this.#controls()
    const [username, password] = fields.filter(({ kind }) => kind === 'fill')
    const submit = fields.find(
      ({ kind, isInMain, type }) => kind === 'press' && isInMain && type === 'submit',
    )
    if (!username || !password || !submit) return
    await page.evaluate(
      ([[name, word, button], [nameText, wordText]]) => {
        window.walkTools.fill(name, nameText)
        window.walkTools.fill(word, wordText)
        window.walkTools.press(button, 1)
      },
      [
        [username, password, submit],
        [this.#player?.username ?? '', PASSWORD],
      ] as const,
    )
  }

  /** Checks the page after a step. What may only be temporary is checked again until it is gone or overdue. */
  async check(step: number): Promise<Violation | undefined> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const observation = await this.#look()
      const always = [...this.#thrown(), ...brokenAlways(observation, this.#proxy.traffic)]
      const [broken] = [...always, ...brokenInTime(observation)]
      if (!broken) return undefined
      if (always.length > 0 || Date.now() > end) return { ...broken, step }
      await sleep(20)
    }
  }

  #thrown(): Broken[] {
    return this.#errors.map((message) => ({ invariant: 'no console error', message }))
  }

  /** Checks the end of a walk: nothing fails any more, and the balance matches the ledger within one poll. */
  async checkEnd(step: number): Promise<Violation | undefined> {
    this.#proxy.disarm()
    await setVisibility(this.#page, true)
    await this.#settle()
    const { stored } = await this.#look()
    if (!stored.token || stored['app.hideBalance'] === '1') return this.check(step)
    // The walk may have signed up another player.
    const player = this.#player
    if (player && player.remoteId === stored.remote_id) await this.#operator.give(player, { amount: '7' })
    await travel(this.#page, '/account')
    const end = Date.now() + BALANCE_PERIOD / SPEED + SLACK
    for (;;) {
      // Missing if the session has ended.
      const { balance: amount } = (await post(appAt(this.#site), '/balance', {}, stored.token)).body
      const { text, stored: now } = await this.#look()
      if (amount === undefined || now.token !== stored.token) return this.check(step)
      const balance = formatMoney(parseMoney(amount) ?? 0)
      if (text.replaceAll('\u00a0', ' ').includes(balance)) return this.check(step)
      if (Date.now() > end)
        return { invariant: 'the balance of the ledger', message: `${balance} is not in ${text}`, step }
      await sleep(50)
    }
  }
}
