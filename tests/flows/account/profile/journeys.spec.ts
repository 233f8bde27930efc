import { expect } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { expectSane, serve, stored } from '#tests/site/serve.ts'

test.beforeEach(({ page }) => stored(page, PLAYER))

test('the profile shows any answer of the server as plain text, and fits the window', async ({ page }) => {
  await serve(page, {
    'GET /user/show': userWith({
      name: '<img src=x onerror=alert(1)>'.repeat(8),
      created_at: 'not a time',
      phone: 1,
      email: `${'long'.repeat(60)}@site.test`,
      dofb: 'nonsense',
      vip_coin: '999999999999',
      cash_bonus: '9999999999999.99',
    }),
    'GET /get/other/phone': {
      body: { data: [{ id: 9, contract_value: `${'7'.repeat(80)}`, isverify: '0' }] },
    },
  })
  await page.goto('/profile')
  await expect(page.getByRole('group', { name: 'Full Name' })).toContainText('<img src=x')
  await expectSane(page)
  const [width, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(visible ?? 0)
})
