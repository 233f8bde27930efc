import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { updatePage } from '../flows/app/update/update.page.ts'
import { travel } from '../model/device.ts'
import { Build, comeBack, kept, versionOf, workerTest } from '../offline/worker.ts'

// What docs/deploy.md says of an upgrade and of the way back: both are docs/deploy/release.sh.

/** Gives the script of a screen another name, as a change to the screen does. */
async function renameScript(folder: string, name: string): Promise<void> {
  const assets = join(folder, 'assets')
  const old = (await readdir(assets)).find((file) => file.startsWith(name) && file.endsWith('.js')) ?? ''
  const renamed = `${name}00000000.js`
  await rename(join(assets, old), join(assets, renamed))
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  for (const file of ['index.html', 'sw.js', ...scripts.map((script) => `assets/${script}`)]) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(old)) continue
    await writeFile(path, text.replaceAll(old, renamed))
    for (const compressed of ['.br', '.gz']) await rm(`${path}${compressed}`, { force: true })
  }
}

/** Tests with two versions, each in a folder of its own, in which the page of `about` has another name. */
const test = workerTest.extend<{ release: (version: 1 | 2) => void }, { versions: readonly string[] }>({
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern of dependencies
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'versions-'))
      const [first, second] = ['1', '2'].map((version) => new Build(join(folder, version)))
      if (!first || !second) throw new Error('There are two versions.')
      await first.reset()
      await second.reset()
      await second.publish(2)
      await renameScript(second.folder, 'about-')
      await use([first.folder, second.folder])
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  release: async ({ build, versions }, use) => {
    await rm(build.folder, { recursive: true })
    await use((version) => {
      execFileSync('docs/deploy/release.sh', [versions[version - 1] ?? '', build.folder])
    })
  },
})

/** Opens a screen whose code the page does not have yet, without loading the page again. */
async function openAbout(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await travel(page, '/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
}

test.describe('without a worker, as in the browsers of other apps', () => {
  test.use({ serviceWorkers: 'block' })

  test('an open page goes on after an upgrade and after the way back; a new visit gets what is served', async ({
    page,
    context,
    release,
  }) => {
    release(1)
    await page.goto('/terms')
    expect(await versionOf(page)).toBe('1')
    release(2)
    await openAbout(page)
    const later = await context.newPage()
    await later.goto('/terms')
    expect(await versionOf(later)).toBe('2')
    release(1)
    await openAbout(later)
    await page.goto('/terms')
    expect(await versionOf(page)).toBe('1')
  })
})

test.describe('with the worker', () => {
  // Installing the worker takes seconds, and starts five seconds after the first load.
  test.describe.configure({ timeout: 180_000 })

  test('the site asks before the version after an upgrade, and before the one of the way back', async ({
    page,
    release,
  }) => {
    release(1)
    await page.goto('/terms')
    await kept(page)
    for (const version of [2, 1] as const) {
      release(version)
      await comeBack(page)
      await updatePage(page).reload.click()
      await expect.poll(() => versionOf(page)).toBe(String(version))
      await kept(page)
    }
  })
})
