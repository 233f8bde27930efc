import { expect } from '@playwright/test'
import { fetchNode } from '../../scripts/lib/nodes.mjs'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { PASSWORD } from '../server/calls.ts'
import { logIn, sandboxTest } from '../site/sandbox.ts'
import { signUpAt } from '../site/session.ts'

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
      baseURL,
      sandboxPassword,
    }) => {
      const health = await page.request.get('/healthz')
      expect(health.status()).toBe(200)
      const { username } = await signUpAt(String(baseURL), sandboxPassword)
      await logIn(page, username, PASSWORD)
      await expect(page).toHaveURL('/')
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText(username)
    })
  })
