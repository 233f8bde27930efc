import { expectEntry } from '#tests/flows/app/overlays/overlays.page.ts'
import { userWith } from '#tests/model/ambient.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'
import { servePlayer } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'

test('a claim without an answer is sent again with the same key, until the profile shows that the bonus has changed', async ({
  page,
}) => {
  const { answer } = await servePlayer(page, {
    'GET /get/other/phone': { body: { data: [] } },
    'POST /cash-claim': { status: 503, body: {} },
  })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/cash-claim')) keys.push(request.headers()['idempotency-key'])
  })
  const bonus = page.getByRole('region', { name: 'Cash bonus' })
  for (const cash_bonus of ['25.00', '25.00', '30.00', '0.00', '30.00']) {
    answer('GET /user/show', userWith({ cash_bonus }))
    await page.goto('/profile')
    await expect(bonus).toContainText(`৳ ${cash_bonus}`)
    await bonus.getByRole('button', { name: 'Claim All' }).click()
    await seeError(
      page,
      cash_bonus === '0.00'
        ? 'You need at least 10 to claim all.'
        : 'An error occurred while claiming the bonus. Please try again.',
    )
    await closeError(page)
    await seeError(page, null)
    await expectEntry(page, false)
    await expect(bonus.getByRole('button', { name: 'Claim All' })).toBeFocused()
  }
  const [first, second, third, fourth] = keys
  expect(keys).toEqual([first, first, third, fourth])
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(3)
})
