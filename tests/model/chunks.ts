import { expect, type Page, type Route } from '@playwright/test'

/**
 * The matching files of the site's own code, held until they are let through or lost. Files that have arrived
 * load immediately from then on, since the browser caches them.
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

  /** Lets all held files arrive, and all later ones. */
  async arrive(): Promise<void> {
    if (this.#mode === 'open') return
    const taken = await this.#taken()
    this.#mode = 'open'
    for (const route of taken) await route.continue()
  }

  /** Loses all held files, however often they are retried. */
  async lose(): Promise<void> {
    const taken = await this.#taken()
    this.#mode = 'lost'
    for (const route of taken) await route.abort()
  }

  /** Ends a loss: files requested from now on are held again. */
  hold(): void {
    if (this.#mode === 'lost') this.#mode = 'held'
  }
}
