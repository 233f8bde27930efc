import { expect, type Page, type Route } from '@playwright/test'

const known = new WeakMap<Page, HeldFiles>()

/** The texts of an operator's folder, each held until a test answers or loses it. */
export class HeldFiles {
  readonly #held = new Map<string, Route[]>()

  static async hold(page: Page, folder: string): Promise<HeldFiles> {
    const files = new HeldFiles()
    known.set(page, files)
    await page.route(`**${folder}/**/*.json`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(folder.length + 1)
      files.#held.set(path, [...(files.#held.get(path) ?? []), route])
    })
    return files
  }

  static of(page: Page): HeldFiles {
    const files = known.get(page)
    if (!files) throw new Error('The page holds no files.')
    return files
  }

  async #taken(path: string): Promise<readonly Route[]> {
    await expect.poll(() => this.#held.get(path)?.length ?? 0, { message: path }).toBeGreaterThan(0)
    const taken = this.#held.get(path) ?? []
    this.#held.delete(path)
    return taken
  }

  async answer(path: string, json: object): Promise<void> {
    for (const route of await this.#taken(path)) await route.fulfill({ json })
  }

  async lose(path: string): Promise<void> {
    for (const route of await this.#taken(path)) await route.abort('connectionreset')
  }
}
