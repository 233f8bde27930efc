import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test'
import { ROOT } from '#scripts/lib/root.mjs'
import { NOON } from '../../model/headlessEnvironment.ts'
import { stopClock } from '../../site/clock.ts'
import { contextOf, heightFor, type Size } from '../window.ts'
import type { GalleryWindow } from './page/main.tsx'
import type { Scene, Shown } from './scene.types.ts'

const BUILT = join(ROOT, '.cache/gallery/page')
const PAGE = join(BUILT, 'tests/pictures/states/page/index.html')

/** Nothing listens here: a route answers every request. It is a local address, which browsers trust. */
const ORIGIN = 'http://localhost:1'

/** The placeholder for a picture of the server; without a gradient, whose drawing varies slightly each time. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><path fill="#155e52" d="M0 0h240v160H0z"/><path fill="#7c3f8f" d="M0 80h240v80H0z"/></svg>'

/** The placeholder for a page in a frame. */
const FRAME =
  '<!doctype html><html lang="en"><title>Frame</title><body style="margin:0;background:#22313f"></body></html>'

/** The browser's own reports of unsuccessful responses, and of files that a walk has only named. */
const EXPECTED = /^Failed to load resource|local resource: blob:/

/** How often a page is checked or drawn until two consecutive results agree. */
const TRIES = 8

/** Milliseconds that pass before a picture, so timers of the first second, such as those of a fade, are over. */
const SOON = 600
/** Milliseconds after which the flows that start after the first load are running. */
const LATER = 5_600
const STARTED_LATER = ['connection', 'update']

/** Calls `see` until it returns the same value twice in a row, as compared by `nameOf`. */
async function settled<Seen>(see: () => Promise<Seen>, nameOf: (seen: Seen) => string): Promise<Seen> {
  let last = await see()
  for (let tries = 1; tries < TRIES; tries += 1) {
    const seen = await see()
    if (nameOf(seen) === nameOf(last)) return seen
    last = seen
  }
  throw new Error('The page does not come to rest.')
}

async function answer(route: Route): Promise<void> {
  const request = route.request()
  const { origin, pathname } = new URL(request.url())
  const file = join(BUILT, pathname)
  if (request.isNavigationRequest() && request.frame().parentFrame())
    return route.fulfill({ contentType: 'text/html', body: FRAME })
  if (origin === ORIGIN && request.isNavigationRequest()) return route.fulfill({ path: PAGE })
  if (origin === ORIGIN && existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file })
  if (request.resourceType() === 'image')
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  return route.fulfill({ status: 404, body: '' })
}

/** A browser page of one width that shows one scene after another. Its clock is stopped at noon. */
export class GalleryStage {
  readonly #page: Page
  readonly #size: Size
  #height: number
  readonly errors: string[] = []
  /** The unanswered requests. They include icon sprites, which a picture does not wait for by itself. */
  readonly #loading = new Set<Request>()

  private constructor(page: Page, size: Size) {
    this.#page = page
    this.#size = size
    this.#height = size.height
    page.on('request', (request) => this.#loading.add(request))
    page.on('requestfinished', (request) => this.#loading.delete(request))
    page.on('requestfailed', (request) => this.#loading.delete(request))
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) this.errors.push(message.text())
    })
  }

  static async open(browser: Browser, size: Size): Promise<GalleryStage> {
    const context = await browser.newContext({
      ...contextOf(size),
      locale: 'en-GB',
      timezoneId: 'Asia/Dhaka',
      serviceWorkers: 'block',
    })
    await context.route('**/*', answer)
    const page = await context.newPage()
    await stopClock(page, NOON)
    await page.goto(`${ORIGIN}/`)
    await page.waitForFunction(() => 'gallery' in window)
    return new GalleryStage(page, size)
  }

  /** Shows a scene and waits until the page is at rest. */
  async show(scene: Scene): Promise<Shown> {
    this.errors.length = 0
    const isLater = scene.kept.some(({ machine }) => STARTED_LATER.includes(machine))
    await this.#resize(this.#size.height)
    await this.#page.clock.setSystemTime(NOON)
    await this.#page.evaluate((given) => (window as GalleryWindow).gallery?.show(given), scene)
    await this.#page.clock.runFor(isLater ? LATER : SOON)
    return settled(() => this.#look(), JSON.stringify)
  }

  async #look(): Promise<Shown> {
    await expect.poll(() => this.#loading.size, { message: 'requests without an answer' }).toBe(0)
    const shown = await this.#page.evaluate(() => (window as GalleryWindow).gallery?.look())
    if (!shown) throw new Error('The page of the gallery has no gallery.')
    return shown
  }

  async #rest(): Promise<void> {
    await this.#page.evaluate(() => (window as GalleryWindow).gallery?.rest())
  }

  async #resize(height: number): Promise<void> {
    if (this.#height === height) return
    this.#height = height
    await this.#page.setViewportSize({ width: this.#size.width, height })
  }

  /** Takes a picture of a page of this height, in a window of the same height. */
  async picture({ height }: Pick<Shown, 'height'>): Promise<{ readonly png: Buffer; readonly hash: string }> {
    if (height > this.#height) {
      await this.#resize(heightFor(this.#size, height))
      await this.#rest()
    }
    return settled(
      () => this.#draw(),
      ({ hash }) => hash,
    )
  }

  async #draw(): Promise<{ readonly png: Buffer; readonly hash: string }> {
    const png = await this.#page.screenshot({ animations: 'disabled', caret: 'hide' })
    const hash = await this.#page.evaluate(
      (base64) => (window as GalleryWindow).gallery?.fingerprintOf(base64),
      png.toString('base64'),
    )
    return { png, hash: hash ?? '' }
  }

  close(): Promise<void> {
    return this.#page.context().close()
  }
}
