import { setMaxListeners } from 'node:events'
import { ORIGIN } from '@tiya/graph-tests/internal/headless/network.ts'
import { createStorage } from '#src/environment/storage/storage.ts'
import type { Device } from '../device.types.ts'
import { FakeDevice } from './fakeDevice.ts'
import { renewal } from './renewal.ts'

class FakeStore {
  readonly #kept: Map<string, string>

  constructor(stored: Readonly<Record<string, string>>) {
    this.#kept = new Map(Object.entries(stored))
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value)
  }

  removeItem(key: string): void {
    this.#kept.delete(key)
  }

  get length(): number {
    return this.#kept.size
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null
  }
}

/** The platform beneath the ports of a headless run: only as much of a window as the ports use. */
export class FakePage extends EventTarget implements Device {
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  /** Never reports a mutation. */
  readonly MutationObserver = class {
    observe() {}
    disconnect() {}
  }
  /** Finds the first frame in HTML, and nothing else. */
  readonly DOMParser = class {
    parseFromString(html: string) {
      const src = /<iframe[^>]*? src="([^"]*)"/i.exec(html)?.[1]
      return { querySelector: () => (src === undefined ? null : { getAttribute: () => src }) }
    }
  }
  readonly crypto = globalThis.crypto
  readonly navigator = new FakeDevice()
  readonly localStorage: FakeStore
  readonly storage: ReturnType<typeof createStorage>
  location: URL
  #isCovered = false
  scrollY = 0
  readonly history: { state: unknown } & Pick<History, 'pushState' | 'replaceState' | 'back'>

  constructor(address: string, stored: Readonly<Record<string, string>>) {
    super()
    // A screen of many polls has more listeners than Node takes for a leak.
    setMaxListeners(0, this, this.document)
    this.location = new URL(address, ORIGIN)
    this.localStorage = new FakeStore(stored)
    this.storage = createStorage(this.window, () => this.window.localStorage)
    // As wouter patches them: each change dispatches an event of the same name.
    const change =
      (type: 'pushState' | 'replaceState') => (state: unknown, _: string, to?: string | URL | null) => {
        this.history.state = state
        if (type === 'pushState') this.#isCovered = !to
        if (to) this.location = new URL(to, this.location)
        this.dispatch(type)
      }
    this.history = {
      state: null,
      pushState: change('pushState'),
      replaceState: change('replaceState'),
      // No entries are stored but one that covers its page: `travel` says where a player comes back to.
      back: () => {
        if (this.#isCovered) queueMicrotask(() => this.dispatch('popstate'))
        this.#isCovered = false
      },
    }
  }

  get window(): Window {
    return this as unknown as Window
  }

  matchMedia(): { matches: boolean } {
    return { matches: true }
  }

  scrollTo({ top }: { readonly top: number }): void {
    this.scrollY = top
    this.dispatch('scroll')
  }

  show(visible: boolean): void {
    this.document.visibilityState = visible ? 'visible' : 'hidden'
    this.document.dispatchEvent(new Event('visibilitychange'))
  }

  writeElsewhere(changes: Readonly<Record<string, string | null>>): void {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) this.localStorage.removeItem(key)
      else this.localStorage.setItem(key, value)
    }
    for (const key of Object.keys(changes)) this.dispatch('storage', { key })
  }

  travel(address: string, state: unknown = null): void {
    this.location = new URL(address, this.location)
    this.history.state = state
    this.dispatch('popstate')
  }

  renew(call: string, body: unknown): void {
    const data = renewal(call, body, this.location.href)
    this.navigator.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  dispatch(type: string, fields: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), fields))
  }
}
