import { Chunks } from '#tests/model/chunks.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'

test('the screen before stays, with a loading bar, until the code of the next one has arrived', async ({
  page,
}) => {
  await visit(page, { at: '/login' })
  const loading = page.getByRole('progressbar', { name: 'Loading…' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(loading).toHaveCount(0)
  const chunks = await Chunks.hold(page, /\/assets\/forgotPassword\.screen-[\w-]+\.js$/)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await chunks.arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await expect(loading).toHaveCount(0)
})
