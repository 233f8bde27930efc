import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { appOf } from '../app.ts'
import { activeLeaves, dataStateOf } from '../graph/chart.ts'
import { deviceEventOf, playOf } from '../graph/gesture.ts'
import type { Exchange, Run } from '../graph/run.ts'
import type { Step } from '../graph/steps.ts'
import type { Walk } from '../graph/walk.ts'
import { callOf, queryCallOf } from '../headless/network.ts'
import type { FlowModel, World } from '../model.ts'
import type { WireAnswer } from '../wire.types.ts'
import type { BrowserApp, Look } from './browserApp.ts'
import { lookAt } from './look.ts'
import type { PageCall } from './pageNetwork.ts'
import type { SharedPage } from './sharedPage.ts'

/** What must never appear on a screen. */
const SLIPS = /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/

/** The answer to a request for a picture of the server. */
const PICTURE: WireAnswer = { raw: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>' }

/** The platform's own report of an unsuccessful response: those are part of the walks. */
const FAILED_RESOURCE = /^Failed to load resource/

/** Milliseconds between looks at what should happen immediately. */
const SOON = [5, 20]

/** Milliseconds for which a step's assertions are made together, before each is made separately. */
const TOGETHER = 1_000

/** Milliseconds that count as a long time, and those at its end that pass timer by timer: a countdown ticks every second. */
const LONG = 60_000
const LAST = 5_000

/** How many characters of the page's text, and how many of the last events, a failure shows. */
const TEXT = 1_000
const STORY = 40

/** The browser's side of one walk: the built app in a page whose calls are held and whose clock is stopped. */
export class Stage implements World {
  readonly page: Page
  readonly ambient: Map<string, WireAnswer | 'held'>
  readonly made: string[] = []
  readonly #app: BrowserApp
  readonly #shared: SharedPage
  readonly #model: FlowModel
  readonly #calls: ReadonlySet<string>
  readonly #mirror: Run
  readonly #held = new Set<PageCall>()
  #waiting: PageCall[] = []
  readonly #faults: string[] = []
  /** The lines of the flow's calls since the last check. */
  #newCalls: string[] = []
  /** The number of calls that the mirror had made at the last check; undefined before the first. */
  #mirrored: number | undefined
  readonly #story: string[] = []
  readonly #start = performance.now()

  constructor(
    app: BrowserApp,
    shared: SharedPage,
    { model, calls }: Pick<Walk, 'model' | 'calls'>,
    mirror: Run,
  ) {
    this.#app = app
    this.#shared = shared
    this.page = shared.page
    this.#model = model
    this.#calls = calls
    this.#mirror = mirror
    this.ambient = new Map(Object.entries<WireAnswer | 'held'>({ ...app.ambient, ...model.ambient }))
  }

  async open(): Promise<void> {
    const { network } = this.#shared
    await this.#shared.reset(this.#model.stored ?? {})
    this.#shared.listener = {
      onPageError: (error) => this.#faults.push(`page error: ${error.stack ?? error.message}`),
      onConsoleError: (text) => {
        if (!FAILED_RESOURCE.test(text)) this.#faults.push(`console: ${text}`)
      },
    }
    network.isStubbed = !this.#app.isUnstubbed?.(this.#model)
    network.onCall = (call) => this.#take(call)
    network.onGivenUp = (call) => {
      this.#tell(`given up: ${call.line}`)
      this.#held.delete(call)
      this.#waiting = this.#waiting.filter((one) => one !== call)
    }
    if (this.#model.viewport) await this.page.setViewportSize(this.#model.viewport)
    if (this.#model.arrive) await this.#model.arrive(this)
    else await this.page.goto(this.#model.at)
    await this.#shared.hurry()
    await this.#quiet()
  }

  #tell(event: string): void {
    this.#story.push(`${Math.round(performance.now() - this.#start)} ms ${event}`)
  }

  #take(held: PageCall): void {
    this.#tell(`called: ${held.line}`)
    const { base } = appOf(this.#model)
    const call = callOf(held.line, base)
    const picture = this.#app.isPicture?.(held.line) ? PICTURE : undefined
    if (!picture) this.made.push(call)
    const withQuery = queryCallOf(held.line, base)
    // Without a query in `ambient`, only the path tells calls apart, so this may be the flow's own.
    const byQuery = withQuery === call ? undefined : this.ambient.get(withQuery)
    if (this.#calls.has(call) && !byQuery) {
      this.#newCalls.push(held.line)
      this.#held.add(held)
      return
    }
    const ambient = byQuery ?? this.ambient.get(call) ?? picture
    if (ambient === 'held') {
      this.#waiting.push(held)
      return
    }
    if (!ambient) this.#faults.push(`stray call: ${held.line}`)
    held
      .answer(ambient ?? { status: 404, body: {} })
      .catch((error: unknown) => this.#faults.push(`ambient call: ${error}`))
  }

  async release(call: string, wire: WireAnswer): Promise<void> {
    const { base } = appOf(this.#model)
    const isMeant = ({ line }: PageCall) => callOf(line, base) === call || queryCallOf(line, base) === call
    await expect
      .poll(() => this.#waiting.some(isMeant), { message: `${call} waits`, intervals: SOON })
      .toBe(true)
    const meant = this.#waiting.filter(isMeant)
    this.#waiting = this.#waiting.filter((held) => !isMeant(held))
    for (const held of meant) await held.answer(wire)
    await this.#quiet()
  }

  get #lines(): string[] {
    return [...this.#held].map(({ line }) => line).sort()
  }

  /**
   * Waits until every call of the page is either held or ended, and the page has had its turn after the last
   * answer: only then has it started every timer that it is going to start. Returns what the page then shows.
   */
  async #quiet(checks?: readonly unknown[]): Promise<Look> {
    const { network } = this.#shared
    for (;;) {
      const { ended } = network
      const look = await lookAt(this.page, this.#app.together, checks)
      // Playwright passes on the browser's reports up to two tasks later than the responses to its own requests.
      for (let task = 0; task < 2; task += 1) await new Promise(setImmediate)
      if (network.ended === ended && network.inFlight.length === 0) return look
      await expect
        .poll(() => network.inFlight, { message: 'calls that do not end', intervals: SOON })
        .toEqual([])
    }
  }

  /** Lets time pass in the page; the first part of a long time at once. */
  async #run(milliseconds: number): Promise<void> {
    const { clock } = this.page
    if (milliseconds > LONG) {
      await clock.fastForward(milliseconds - LAST)
      await clock.runFor(LAST)
    } else await clock.runFor(milliseconds)
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#quiet()
    await this.#mirror.pass(milliseconds)
    await this.#run(milliseconds)
  }

  async #answer({ line, wire }: Exchange): Promise<void> {
    if (!this.#lines.includes(line))
      await expect
        .poll(() => this.#lines, { message: 'the call to answer is held', intervals: SOON })
        .toContain(line)
    const held = [...this.#held].find((one) => one.line === line)
    if (!held) throw new Error(`The call was given up: ${line}`)
    this.#held.delete(held)
    await held.answer(wire)
    this.#tell(`answered: ${line}`)
  }

  /** Repeats in the browser what the mirror has just done. */
  async play(step: Step, exchanges: readonly Exchange[]): Promise<void> {
    this.#tell(`step: ${step.label}`)
    for (const exchange of exchanges) await this.#answer(exchange)
    if (step.kind === 'answer' && 'silent' in step.answer) await this.#run(step.answer.silent)
    else if (step.kind === 'delay') await this.#run(step.milliseconds)
    else if (step.kind !== 'answer') await this.#happen(step)
    // A page that scrolls or measures itself does so one frame later.
    await this.#quiet()
  }

  async #happen(step: Step): Promise<void> {
    const { event, label } = step
    const play = playOf(this.#model, step)
    const happen = deviceEventOf(this.#model, event.type)
    if (this.#model.durations?.[event.type] !== undefined) await this.#run(this.#mirror.took)
    else if (play) await play(this.page, event, this)
    else if (happen) await happen(this.#app.deviceOf?.(this.page), event, this.#mirror.before)
    else throw new Error(`The model has no gesture for ${step.kind === 'event' ? event.type : label}.`)
  }

  /** Makes the assertions of every active leaf. */
  async #see(): Promise<void> {
    const { snapshot } = this.#mirror
    for (const leaf of activeLeaves(snapshot)) {
      const see = this.#model.assertions[leaf]
      if (!see) throw new Error(`The model does not say what is seen of ${leaf}.`)
      if (typeof see === 'function') await see(this.page, snapshot as never, this)
    }
  }

  /** Returns how the flow's elements differ from the mirror's state, by `data-flow` and `data-state`. */
  #differences({ flows }: Look): string[] {
    const { snapshot } = this.#mirror
    const { machine, unmarked } = this.#model
    if (snapshot.status !== 'active') return []
    const states = flows.flatMap(({ flow, state }) => (flow === machine.id ? [state] : []))
    const isUnmarked =
      typeof unmarked === 'string' || activeLeaves(snapshot).some((leaf) => unmarked?.[leaf] !== undefined)
    if (states.length === 0 && !isUnmarked) return [`no element with data-flow="${machine.id}"`]
    return states.filter((state) => state !== dataStateOf(snapshot.value))
  }

  /** Returns what is wrong with a page, whatever its state is. */
  #slips({ isBusy, slips = [] }: Look): readonly string[] {
    const isIdle = this.#held.size === 0 && this.#waiting.length === 0
    return isBusy && isIdle ? [...slips, 'a part of it is loading, but nothing is called'] : slips
  }

  /** Returns what the page shows once all assertions hold together; undefined if they don't within the time limit. */
  async #lookTogether(): Promise<Look | undefined> {
    const { together } = this.#app
    if (!together) return undefined
    const limit = performance.now() + TOGETHER
    for (let wait = 5; performance.now() < limit; wait *= 2) {
      try {
        const look = await this.#quiet(await together.collect(() => this.#see()))
        const faults = [...this.#differences(look), ...this.#slips(look)]
        if (look.holds.every(Boolean) && faults.length === 0) return look
      } catch {
        // An assertion that reads the page itself fails too soon; each is made separately in the end.
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return undefined
  }

  /** Returns what the page shows once each assertion has held, and then the state. */
  async #lookApart(): Promise<Look> {
    // Uses Playwright's own assertions, for their waiting and their messages.
    await this.#see()
    let look = await this.#quiet()
    const message = `data-state, not ${dataStateOf(this.#mirror.snapshot.value)}`
    const differences = async () => {
      look = await this.#quiet()
      return this.#differences(look)
    }
    await expect.poll(differences, { message, intervals: SOON }).toEqual([])
    return look
  }

  /**
   * The calls since the last check, and those held, of the page and of the mirror. The held calls alone can't
   * tell a call that was aborted and made again from the one before.
   */
  #callsOf(made: readonly string[], held: readonly string[]) {
    const isFirst = this.#mirrored === undefined
    return { made: isFirst ? 'before the first step' : made.toSorted(), held }
  }

  /** Fails unless the page shows the mirror's state and holds its calls, and nothing else has gone wrong. */
  async check(): Promise<void> {
    const { snapshot, held, made } = this.#mirror
    const isActive = snapshot.status === 'active'
    const count = made.length
    const expected = this.#callsOf(made.slice(this.#mirrored), held)
    const seen = () => this.#callsOf(this.#newCalls, this.#lines)
    if (isActive && !isDeepStrictEqual(seen(), expected))
      await expect.poll(seen, { message: 'the calls', intervals: SOON }).toEqual(expected)
    const look = (await this.#lookTogether()) ?? (await this.#lookApart())
    if (isActive) expect(seen(), 'the calls').toEqual(expected)
    expect(look.text, 'the text of the page').not.toMatch(SLIPS)
    expect(this.#slips(look), 'what is wrong in any state').toEqual([])
    expect(this.#faults, 'faults').toEqual([])
    this.#newCalls = []
    this.#mirrored = count
    this.#tell('checked')
  }

  /** Describes what is needed to understand a failure from a log: the state, the page, and the last events. */
  async describe(): Promise<string> {
    const { snapshot, held } = this.#mirror
    const look = await lookAt(this.page, this.#app.together).catch(() => undefined)
    return [
      `The chart is in ${dataStateOf(snapshot.value)} (${snapshot.status}) and holds [${held.join(', ')}].`,
      `The page at ${this.page.url()} holds [${this.#lines.join(', ')}].`,
      ...(look?.flows ?? []).map(({ flow, state }) => `It shows ${flow} in ${state}.`),
      `Its text: ${look?.text.replace(/\s+/g, ' ').slice(0, TEXT) ?? 'none'}`,
      ...this.#faults.map((fault) => `Fault: ${fault}`),
      ...this.#story.slice(-STORY),
    ].join('\n  ')
  }
}
