import { expect, test } from '@playwright/test'
import { holdDevice } from '#tests/model/headless/fakeDevice.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as referral, referralPage } from './referral.page.ts'

test('the referral link is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, referral)
  const { link, copy, said } = referralPage(page)
  await expect(link).toHaveValue(/\/referral_code\?referral_code=RAHIM$/)
  await expect(link).not.toBeEditable()
  await copy.click()
  await expect(said).toHaveText('Referral link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
})

test('the steps to a reward are numbered from 1', async ({ page }) => {
  await visit(page, referral)
  await expect(page.getByRole('main').locator('ol > li')).toHaveText([/^1/, /^2/, /^3/])
})

test('a link that is being shared is not shared twice, and a device that does not answer can’t share', async ({
  page,
}) => {
  await holdDevice(page)
  await page.clock.install()
  await visit(page, referral)
  const { share, said } = referralPage(page)
  await share.click()
  await expect(share).toBeDisabled()
  await page.clock.runFor(3_000)
  await expect(said).toHaveText('Sharing is not supported on this device.')
  await expect(share).toBeEnabled()
})
