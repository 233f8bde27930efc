import { expect, test } from '@playwright/test'
import { expectAccessible } from './layout.ts'

test('the page of the API has no violations, with all fields shown', async ({ page }) => {
  test.slow()
  await page.goto('/sandbox/api')
  await expect(page.getByRole('heading', { level: 1, name: 'What a backend answers' })).toBeVisible()
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  // Bodies look the same, and axe takes long for thousands of elements.
  await page.locator('article:not(#user, #submitDeposit, #event, #captcha) .bodies').evaluateAll((all) => {
    for (const bodies of all) bodies.remove()
  })
  await expectAccessible(page)
})
