import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { programsNamed } from '#scripts/lib/programs.mjs'
import { logInAs } from '../flows/access/login/login.page.ts'
import { PASSWORD } from '../server/setup/calls.ts'
import { HOST_NAMES, startHost } from '../server/setup/hosts.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'
import { signUpAt } from '../site/session.ts'

// What docs/deploy.md says of an API on another origin, on the hosts of its samples.

// A host is started, and four pages are loaded without a cache.
test.describe.configure({ timeout: 60_000 })

const BUILT = process.env.DIST || 'dist'
/** The samples pass calls to a backend behind the same origin: here to a port at which nothing listens. */
const NO_BACKEND = '127.0.0.1:9'

/** Copies the built site, with an API on another origin in its configuration. */
async function siteFor(api: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dist-'))
  await cp(BUILT, folder, { recursive: true })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const config = JSON.stringify({ apiHost: api, exchangeData: `${api}/exchange-data` })
  await writeFile(join(folder, 'index.html'), page.replace('id="config">{}', `id="config">${config}`))
  return folder
}

/** Returns the complaints of the page's policy, as the browser's console says them. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

for (const name of HOST_NAMES) {
  if (programsNamed(name).length === 0) {
    test(`an API on another origin is not tested with ${name}, because ${name} is not installed`, () => {
      console.warn(`${name} is not installed: its sample in docs/deploy is not tested.`)
    })
    continue
  }

  test(`with ${name}, a player of an API on another origin, which the policy names, logs in and sees the balance and odds`, async ({
    page,
    baseURL,
    sandboxPassword,
  }) => {
    const api = String(baseURL)
    const dist = await siteFor(api)
    const host = await startHost(name, dist, NO_BACKEND, {
      "connect-src 'self'": `connect-src 'self' ${api}`,
    })
    const complaints = complaintsOf(page)
    const player = await signUpAt(api, sandboxPassword)
    try {
      await page.goto(`${host.origin}/login`)
      await logInAs(page, player.username, PASSWORD)
      await expect(page).toHaveURL(`${host.origin}/`)
      await page.goto(`${host.origin}/account`)
      await expect(page.getByText('৳ 1,000.00', { exact: true })).toBeVisible()
      await page.goto(`${host.origin}/exchange-inplay`)
      await expect(page.locator('[data-cell]').filter({ hasText: /\d/ }).first()).toBeVisible()
      expect(complaints).toEqual([])
    } finally {
      await host.stop()
      await rm(dist, { recursive: true })
    }
  })

  test(`with ${name}, the console names the API on another origin that the policy lacks`, async ({
    page,
    baseURL,
  }) => {
    const dist = await siteFor(String(baseURL))
    const host = await startHost(name, dist, NO_BACKEND)
    const complaints = complaintsOf(page)
    try {
      await page.goto(`${host.origin}/login`)
      await expect.poll(() => complaints.join('\n')).toContain(`${baseURL}/api/general`)
    } finally {
      await host.stop()
      await rm(dist, { recursive: true })
    }
  })
}
