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

test('a reader finds a call and opens its fields with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/sandbox/api')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'POST /balance' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sandbox/api#balance')
  const call = page.locator('#balance')
  await expect(call.getByRole('heading', { name: 'POST /api/balance' })).toBeInViewport()
  const fields = call.locator('summary').first()
  await fields.focus()
  await page.keyboard.press('Enter')
  await expect(call.getByRole('rowheader', { name: 'balance' })).toBeVisible()
})
