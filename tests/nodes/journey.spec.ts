import { expect } from '@playwright/test'
import { fetchNode } from '../../scripts/lib/nodes.mjs'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { newPlayer, sandboxTest } from '../site/sandbox.ts'

/* The built site and sandbox run on every maintained Node, with the database, its lock and the password hashes. */

type Sandbox = Awaited<ReturnType<typeof startSandbox>>

const test = sandboxTest.extend<{ major: string; sandbox: Sandbox }>({
  major: ['', { option: true }],
  sandbox: [
    async ({ major }, use) => {
      const sandbox = await startSandbox({}, await fetchNode(major))
      await use(sandbox)
      await sandbox.stop()
    },
    // The first run on a machine downloads some 60 MB for each Node.
    { timeout: 240_000 },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  sandboxPassword: ({ sandbox }, use) => use(sandbox.password),
})

for (const major of ['22', '24', '26'])
  test.describe(`Node ${major}`, () => {
    test.use({ major })

    test(`the built site on Node ${major} lets a player log in and verify a phone`, async ({
      page,
      operator,
    }) => {
      const health = await page.request.get('/healthz')
      expect(health.status()).toBe(200)
      const player = await newPlayer(page, operator)
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText(player.username)
    })
  })
