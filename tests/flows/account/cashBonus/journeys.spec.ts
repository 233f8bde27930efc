import { expect, type Page, test } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { pressRapidly } from '#tests/site/controls.ts'
import { serve, stored } from '#tests/site/serve.ts'

const PHONES = { 'GET /get/other/phone': { body: { data: [] } } }

test.beforeEach(({ page }) => stored(page, PLAYER))

/** Returns a list that grows with the key of each claim that the page sends. */
function keysOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/cash-claim')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test('a bonus of 10 is claimed once, its notice is shown for 1.5 s, then profile and balance are fetched again', async ({
  page,
}) => {
  const { made, bodies, answer } = await serve(page, {
    ...PHONES,
    'GET /user/show': userWith({ cash_bonus: '10.00' }),
    'POST /cash-claim': { body: { message: 'Done.' } },
  })
  await page.clock.install({ time: new Date('2026-03-02T06:00:00Z') })
  await page.goto('/profile')
  const bonus = page.getByRole('region', { name: 'Cash bonus' })
  await expect(bonus).toContainText('৳ 10.00')
  await page.clock.pauseAt(new Date('2026-03-02T06:01:00Z'))
  const balances = () => made.filter((call) => call === 'POST /balance').length
  const before = balances()
  const keys = keysOf(page)
  answer('GET /user/show', userWith({ cash_bonus: 0 }))
  await pressRapidly(bonus.getByRole('button', { name: 'Claim All' }))
  const said = page.getByRole('status').filter({ hasText: 'Bonus Claimed successfully.' })
  await expect(said).toBeVisible()
  expect(bodies('POST /cash-claim')).toEqual([{}])
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await page.clock.runFor(1_499)
  expect(made.filter((call) => call === 'GET /user/show')).toHaveLength(1)
  await page.clock.runFor(1)
  await expect(bonus).toContainText('৳ 0.00')
  await expect(said).toHaveCount(0)
  await expect.poll(balances).toBeGreaterThan(before)

  await bonus.getByRole('button', { name: 'Claim All' }).click()
  await expect(bonus.getByRole('alert')).toHaveText('You need at least 10 to claim all.')
  expect(bodies('POST /cash-claim')).toHaveLength(1)
})

test('a claim without an answer is sent again with the same key, and a later bonus is claimed with another key', async ({
  page,
}) => {
  const { answer } = await serve(page, {
    ...PHONES,
    'GET /user/show': userWith({ cash_bonus: '25.00' }),
    'POST /cash-claim': { lost: true },
  })
  const keys = keysOf(page)
  await page.goto('/profile')
  const bonus = page.getByRole('region', { name: 'Cash bonus' })
  const claim = bonus.getByRole('button', { name: 'Claim All' })
  await claim.click()
  await expect(bonus.getByRole('alert')).toHaveText(
    'An error occurred while claiming the bonus. Please try again.',
  )
  await page.reload()
  await claim.click()
  await expect(bonus.getByRole('alert')).toBeVisible()
  answer('GET /user/show', userWith({ cash_bonus: '30.00' }))
  answer('POST /cash-claim', { status: 409, body: { message: 'Busy.' } })
  await page.reload()
  await expect(bonus).toContainText('৳ 30.00')
  await claim.click()
  await expect(bonus.getByRole('alert')).toHaveText('Still being processed.')
  // Chromium itself may send a lost POST twice: only its key counts.
  const distinct = [...new Set(keys)]
  expect(distinct).toHaveLength(2)
  expect(keys.at(-1)).toBe(distinct[1])
})

test('a claim without an answer gives up its key once the profile shows it as done, and the same bonus gets a new key', async ({
  page,
}) => {
  const { answer } = await serve(page, {
    ...PHONES,
    'GET /user/show': userWith({ cash_bonus: '25.00' }),
    'POST /cash-claim': { status: 503, body: {} },
  })
  const keys = keysOf(page)
  await page.goto('/profile')
  const bonus = page.getByRole('region', { name: 'Cash bonus' })
  for (const cash_bonus of ['0.00', '25.00']) {
    await bonus.getByRole('button', { name: 'Claim All' }).click()
    await expect(bonus.getByRole('alert')).toBeVisible()
    answer('GET /user/show', userWith({ cash_bonus }))
    await page.reload()
    await expect(bonus).toContainText(`৳ ${cash_bonus}`)
  }
  await bonus.getByRole('button', { name: 'Claim All' }).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(2)
})
