import { expect, type Page } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { button, pressRapidly } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { vipPage } from './vip.page.ts'

/* Stories of `/vip` with pinned results. */

const CONVERT = 'GET /convert-vipcoin'
const withPoints = (vip_coin: unknown, vip_rate?: unknown) => userWith({ vip_coin, vip_rate })

async function visit(page: Page, answers: Answers = {}) {
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /user/show': withPoints(25), ...answers })
  const conversions: { query: string; key: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/convert-vipcoin'))
      conversions.push({ query: search, key: request.headers()['idempotency-key'] })
  })
  await vipPage(page).open()
  return { ...served, conversions, count: (call: string) => served.made.filter((one) => one === call).length }
}

/** Chromium itself may send a lost call twice: only its key counts. */
const keysOf = (conversions: readonly { key: string | undefined }[]) => [
  ...new Set(conversions.map(({ key }) => key)),
]

test('points are converted once, with a message, and points and balance are loaded again', async ({
  page,
}) => {
  const { conversions, count, answer } = await visit(page, {
    'GET /user/show': withPoints(25, '0.1'),
    [CONVERT]: { body: { success: true, message: '৳ 1.20 added to your balance.' } },
  })
  const { seePoints, type, convert, said, amount } = vipPage(page)
  await seePoints('25', null, 'You can convert up to 25 VP now.')
  await expect(page.getByText('Minimum VP Required: 10', { exact: true })).toBeVisible()
  await type('১২')
  await expect(page.getByText('12 VP = ৳ 1.20', { exact: true })).toBeVisible()
  const balances = count('POST /balance')
  answer('GET /user/show', withPoints('13.00'))
  await pressRapidly(convert)
  await expect(said).toHaveText('12 VP converted. ৳ 1.20 added to your balance.')
  expect(conversions).toEqual([
    { query: '?remote_id=41&vip_coin=12', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
  await seePoints('13', null, 'You can convert up to 13 VP now.')
  await expect(amount).toHaveValue('')
  await expect.poll(() => count('POST /balance')).toBeGreaterThan(balances)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|idempotency/.test(key))),
  ).toEqual([])
})

test('a conversion without an answer is reported as done once the points show it, and the next one has a new key', async ({
  page,
}) => {
  const { conversions, answer } = await visit(page, { [CONVERT]: { lost: true } })
  const { convertPoints, said, alerts, amount, points } = vipPage(page)
  answer('GET /user/show', withPoints(25))
  await convertPoints('10')
  await expect(alerts).toHaveCount(1)
  answer('GET /user/show', withPoints(15))
  await expect(said).toHaveText('10 VP converted.')
  await expect(points).toHaveText('15')
  await expect(alerts).toHaveCount(0)
  await expect(amount).toHaveValue('')
  answer('GET /user/show', withPoints(5))
  await convertPoints('10')
  await expect.poll(() => keysOf(conversions).length).toBe(2)
})

test('each quick amount fills the field, the last one is all points, and an amount that is not enough gets the focus', async ({
  page,
}) => {
  await visit(page, { 'GET /user/show': withPoints('160.9') })
  await expect(page.getByRole('button', { name: /^\d+$/ })).toHaveText(['10', '50', '100', '160'])
  await button(page, '160').click()
  await expect(vipPage(page).amount).toHaveValue('160')
  await expect(page.getByText('160 VP', { exact: true })).toBeVisible()
  const { amount, convertPoints } = vipPage(page)
  await convertPoints('9')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toBeFocused()
})
