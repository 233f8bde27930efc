import { START } from '@tiya/graph-tests/internal/app.ts'
import { SimulatedClock } from 'xstate'
// Patches the history that exists when it is loaded, so it must load before there is one.
import 'wouter/use-browser-location'
import { HeldNetwork } from '@tiya/graph-tests/internal/headless/network.ts'
import { type Config, readConfig } from '#src/environment/config.ts'
import type { Environment } from '#src/environment/environment.ts'
import type { Report } from '#src/environment/http/defect.ts'
import { createHttp } from '#src/environment/http/http.ts'
import { renewalsOf } from '#src/environment/offline/renewals.ts'
import type { SiteClock } from '#src/environment/time/siteClock.ts'
import type { DeviceAnswer } from './fakeDevice.ts'
import { FakePage } from './fakePage.ts'

/** The time at which every walk begins: 12:00 in Dhaka. */
export const NOON = START

const failOnWarning = (message: string) => {
  throw new Error(message)
}

interface Start {
  readonly at: string
  readonly stored?: Readonly<Record<string, string>>
  readonly config?: Partial<Config>
}

/** The whole outside world of a headless run: held network, simulated clock, fake page. */
export class HeadlessEnvironment {
  readonly network = new HeldNetwork()
  readonly clock = new SimulatedClock()
  readonly page: FakePage
  readonly #config: Config
  readonly #fetchFor: (port: string) => typeof globalThis.fetch

  /** `fetchFor` replaces the held network; it returns the `fetch` of a port. */
  constructor({ at, stored, config }: Start, fetchFor?: (port: string) => typeof globalThis.fetch) {
    this.#fetchFor = fetchFor ?? ((port) => this.network.fetchFor(port))
    this.clock.set(NOON)
    this.page = new FakePage(at, stored ?? {})
    this.#config = readConfig(JSON.stringify(config ?? {}), failOnWarning)
  }

  get device(): FakePage {
    return this.page
  }

  /** wouter's navigate goes to the global history. */
  enter(): void {
    Object.assign(globalThis, { history: this.page.history })
  }

  /** Answers what the fake device holds. */
  answer(answer: string): void {
    this.page.navigator.answer(answer as DeviceAnswer)
  }

  /** Returns the outside world as one port sees it, so its calls can be attributed to it. */
  of(port: string): Environment {
    const { page } = this
    const now = () => this.clock.now()
    const clock: SiteClock = {
      now,
      deviceNow: now,
      isSettled: () => true,
      subscribe: () => () => undefined,
      setTimeout: (fn: () => void, milliseconds) => this.clock.setTimeout(fn, milliseconds),
      clearTimeout: (id: number) => this.clock.clearTimeout(id),
    }
    const config = this.#config
    const report: Report = (defect) => {
      // The port then rejects, which ends the run.
      if ('error' in defect) throw defect.error
    }
    return {
      window: page.window,
      storage: page.storage,
      clock,
      config,
      report,
      http: createHttp({
        ...config,
        fetch: this.#fetchFor(port),
        language: () => 'en',
        clock,
        // The chart decides whether there is a session; without a token no call would be made.
        token: () => page.storage.get('token') || 'a token',
        onUnauthorized: () => undefined,
        renewals: renewalsOf(page.window),
        report,
      }),
    }
  }
}
