import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { sandboxTest } from '../site/sandbox.ts'

/** A copy of the built site that a test publishes new versions of. */
class Build {
  readonly folder: string
  readonly #page: string
  readonly #worker: string

  constructor(folder: string, page: string, worker: string) {
    this.folder = folder
    this.#page = page
    this.#worker = worker
  }

  /** Puts a version in place of the one before: its page has a script of its own, which its worker keeps. */
  async publish(version: number, config: object = {}): Promise<void> {
    const script = `/assets/version-${version}.js`
    await rm(join(this.folder, `assets/version-${version - 1}.js`), { force: true })
    await writeFile(join(this.folder, script), `document.documentElement.dataset.version = '${version}'`)
    const page = this.#page
      .replace('id="config">{}', `id="config">${JSON.stringify(config)}`)
      .replace('</head>', `<script type="module" src="${script}"></script></head>`)
    await writeFile(join(this.folder, 'index.html'), page)
    const worker = this.#worker.replace(
      /\{url:`\/`,revision:`[^`]+`\}/,
      `{url:"/",revision:"${version}"},{url:"${script}",revision:null}`,
    )
    expect(worker).toContain(script)
    await writeFile(join(this.folder, 'sw.js'), worker)
  }

  /** Removes the script of a screen, as a new version does whose script has another name. */
  async removeScript(name: string): Promise<void> {
    const assets = join(this.folder, 'assets')
    for (const file of await readdir(assets)) if (file.startsWith(name)) await rm(join(assets, file))
  }
}

/** Tests with the service worker on, against a sandbox of their own, which serves `build`. */
export const workerTest = sandboxTest.extend<
  { build: Build; sandbox: Awaited<ReturnType<typeof startSandbox>> },
  object
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern of dependencies
  build: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dist-'))
    await cp(process.env.DIST || 'dist', folder, { recursive: true })
    for (const compressed of ['sw.js.br', 'sw.js.gz']) await rm(join(folder, compressed), { force: true })
    const [page, worker] = await Promise.all(
      ['index.html', 'sw.js'].map((file) => readFile(join(folder, file), 'utf8')),
    )
    const build = new Build(folder, page ?? '', worker ?? '')
    await build.publish(1)
    await use(build)
    await rm(folder, { recursive: true, force: true })
  },
  sandbox: async ({ build }, use) => {
    const sandbox = await startSandbox({ DIST: build.folder })
    await use(sandbox)
    await sandbox.stop()
  },
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  sandboxPassword: ({ sandbox }, use) => use(sandbox.password),
  serviceWorkers: 'allow',
})

/** Waits until the worker of the first visit has fetched everything and serves the page. */
export async function kept(page: Page): Promise<void> {
  const isServed = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null
    })
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true)
}

/** Returns what the page was configured with. */
export async function configOf(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('#config').textContent()) ?? '')
}

/** Returns the version whose page is shown. */
export const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version)

/** The player comes back to the tab: the browser asks for a new version. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
