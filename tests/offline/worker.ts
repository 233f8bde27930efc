import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { sandboxTest } from '../site/sandbox.ts'

const BUILT = process.env.DIST || 'dist'

/** A copy of the built site for which a test publishes new versions. */
export class Build {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Restores version 1 of the site. */
  async reset(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
    await cp(BUILT, this.folder, { recursive: true })
    for (const compressed of ['sw.js.br', 'sw.js.gz'])
      await rm(join(this.folder, compressed), { force: true })
    await this.publish(1)
  }

  /** Replaces the previous version. The new page has its own script, which its worker caches. */
  async publish(version: number, config: object = {}): Promise<void> {
    const script = `/assets/version-${version}.js`
    await rm(join(this.folder, `assets/version-${version - 1}.js`), { force: true })
    await writeFile(join(this.folder, script), `document.documentElement.dataset.version = '${version}'`)
    const page = await readFile(join(BUILT, 'index.html'), 'utf8')
    await writeFile(
      join(this.folder, 'index.html'),
      page
        .replace('id="config">{}', `id="config">${JSON.stringify(config)}`)
        .replace('</head>', `<script type="module" src="${script}"></script></head>`),
    )
    const worker = (await readFile(join(BUILT, 'sw.js'), 'utf8')).replace(
      /\{url:`\/`,revision:`[^`]+`\}/,
      `{url:"/",revision:"${version}"},{url:"${script}",revision:null}`,
    )
    expect(worker).toContain(script)
    await writeFile(join(this.folder, 'sw.js'), worker)
  }

  /** Publishes a version in which a screen's script has another name, and with it the one that names it. */
  async publishRenamed(version: number, screen: string): Promise<void> {
    await this.publish(version)
    const rename = (text: string) =>
      text.replaceAll(new RegExp(`\\b(early|${screen})-[\\w-]{8}\\.js`, 'g'), '$1-another1.js')
    const assets = (await readdir(join(this.folder, 'assets'))).map((file) => `assets/${file}`)
    for (const file of ['index.html', 'sw.js', ...assets.filter((name) => rename(name) !== name)]) {
      const text = await readFile(join(this.folder, file), 'utf8')
      await rm(join(this.folder, file))
      if (!/\.(br|gz)$/.test(file)) await writeFile(join(this.folder, rename(file)), rename(text))
    }
  }

  /** Removes the script of a screen, like a new version whose script has a different name. */
  async removeScript(name: string): Promise<void> {
    const assets = join(this.folder, 'assets')
    for (const file of await readdir(assets)) if (file.startsWith(name)) await rm(join(assets, file))
  }
}

interface Served {
  readonly build: Build
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>
}

/**
 * Tests with the service worker on. Each worker process has a sandbox, which serves `build`, initially at
 * version 1.
 */
export const workerTest = sandboxTest.extend<{ build: Build }, { served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern of dependencies
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dist-'))
      const build = new Build(folder)
      await build.reset()
      const sandbox = await startSandbox({ DIST: folder, CONNECT_HOSTS: 'http://localhost:*' })
      await use({ build, sandbox })
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  build: [
    async ({ context, served: { build } }, use) => {
      await context.addInitScript(noteRegistration)
      await build.reset()
      await use(build)
    },
    { auto: true },
  ],
  baseURL: ({ served }, use) => use(served.sandbox.url),
  sandboxPassword: ({ served }, use) => use(served.sandbox.password),
  serviceWorkers: 'allow',
})

/** Runs in the page before its scripts: notes when the site registers its worker. */
function noteRegistration(): void {
  // An empty page, as a tab has at first, has none.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const register = container?.register.bind(container)
  if (!register) return
  container.register = (...options) => {
    const registered = register(...options)
    Object.assign(window, { registered })
    return registered
  }
}

/**
 * Waits until the worker has fetched everything and serves the page, and the page listens to it. A page that an earlier
 * page's worker serves registers only seconds after its start.
 */
export async function kept(page: Page): Promise<void> {
  const isServed = () =>
    page.evaluate(async () => {
      if (!('registered' in window)) return false
      await window.registered
      return navigator.serviceWorker.controller !== null
    })
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true)
}

/** Returns the names, without hashes, of the scripts that the worker keeps for screens. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('files')).keys()
    return requests.map(({ url }) => url.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
  })

/** Returns the page's configuration. */
export async function configOf(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('#config').textContent()) ?? '')
}

/** Returns the version of the visible page. */
export const versionOf = (page: Page) => page.locator('html').getAttribute('data-version')

/** Brings the player back to the tab, which makes the browser check for a new version. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Waits until the waiting worker has responded to everything the page has asked so far: it responds in order. */
export const heard = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.onmessage = resolve
    })
    waiting?.postMessage({ type: 'isSameBuild', files: [] }, [port2])
    await answer
  })
