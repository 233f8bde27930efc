import { expect, type Page, type Route } from '@playwright/test'

/**
 * The files of the site's own code that match: held until they are let through or lost. Once they have arrived they
 * come immediately, since the browser keeps what it has fetched.
 */
export class Chunks {
  readonly #held: Route[] = []
  #mode: 'held' | 'lost' | 'open' = 'held'

  static async hold(page: Page, files: RegExp): Promise<Chunks> {
    const chunks = new Chunks()
    await page.route(files, (route) => {
      if (chunks.#mode === 'open') return route.continue()
      if (chunks.#mode === 'lost') return route.abort()
      chunks.#held.push(route)
    })
    return chunks
  }

  async #taken(): Promise<Route[]> {
    await expect.poll(() => this.#held.length, { intervals: [5, 20] }).toBeGreaterThan(0)
    return this.#held.splice(0)
  }

  /** What is held arrives, and all that comes after it. */
  async arrive(): Promise<void> {
    if (this.#mode === 'open') return
    const taken = await this.#taken()
    this.#mode = 'open'
    for (const route of taken) await route.continue()
  }

  /** What is held is lost, however often it is tried. */
  async lose(): Promise<void> {
    const taken = await this.#taken()
    this.#mode = 'lost'
    for (const route of taken) await route.abort()
  }

  /** After a loss: what is asked for from now on is held again. */
  hold(): void {
    if (this.#mode === 'lost') this.#mode = 'held'
  }
}
