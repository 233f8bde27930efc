import { PASSWORD } from '../server/setup/calls.ts'
import { expect, logIn, ownSandboxTest as test } from '../site/sandbox.ts'
import { signUpAt } from '../site/session.ts'

/* The built site and sandbox run on every maintained Node, with the database, its lock and the password hashes. */

for (const major of ['22', '24', '26'])
  test.describe(`Node ${major}`, () => {
    test.use({ major })

    test(`the built site on Node ${major} lets a player log in`, async ({
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
