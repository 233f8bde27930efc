import { expect, type Page, test } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { fetchNode } from '../../scripts/lib/nodes.mjs'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { logInAs } from '../flows/access/login/login.page.ts'
import { Operator } from '../server/setup/operator.ts'
import type { Player } from '../server/setup/player.ts'
import { appAt } from '../server/setup/remote.ts'
import { stored } from './serve.ts'
import { signUpAt, storedOf } from './session.ts'

export { expect }

interface Fixtures {
  readonly sandboxPassword: string
  readonly app: FastifyInstance
  /** A new player with a verified phone, who is logged in on the page. */
  readonly player: Player
  /** The operator, without a browser. */
  readonly operator: Operator
  /** The operator's console, `/sandbox`, in a separate browser context. */
  readonly consolePage: Page
}

/** Test against the real sandbox. */
export const sandboxTest = test.extend<Fixtures>({
  sandboxPassword: [process.env.SANDBOX_PASSWORD ?? '', { option: true }],
  page: async ({ page }, use) => {
    await use(page)
    // A route may still be answering a poll.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  app: ({ baseURL }, use) => use(appAt(String(baseURL))),
  player: async ({ page, baseURL, sandboxPassword }, use) => {
    const player = await signUpAt(String(baseURL), sandboxPassword)
    await stored(page, storedOf(player))
    await use(player)
  },
  operator: async ({ app, sandboxPassword }, use) => use(await Operator.enter(app, sandboxPassword)),
  consolePage: async ({ browser, baseURL, sandboxPassword }, use) => {
    const context = await browser.newContext({ baseURL: String(baseURL) })
    const page = await context.newPage()
    await page.goto(`/sandbox?key=${encodeURIComponent(sandboxPassword)}`)
    // The list of requests reloads itself, which would interrupt the way to another page.
    await page.goto('/sandbox/faults')
    await use(page)
    await context.close()
  },
})

/** Test against a sandbox of its own, on the Node of a major version or on that of the tests. */
export const ownSandboxTest = sandboxTest.extend<{
  major: string
  started: Awaited<ReturnType<typeof startSandbox>>
}>({
  major: ['', { option: true }],
  started: [
    async ({ major }, use) => {
      const started = await startSandbox(
        { DIST: process.env.DIST ?? '' },
        major ? await fetchNode(major) : undefined,
      )
      await use(started)
      await started.stop()
    },
    // The first run on a machine downloads some 60 MB for each Node.
    { timeout: 240_000 },
  ],
  baseURL: ({ started }, use) => use(started.url),
  sandboxPassword: ({ started }, use) => use(started.password),
})

/** Fills in and submits the login screen. The caller checks the outcome. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await logInAs(page, username, password)
}
