import { expect, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { referralPage } from './referral.page.ts'

test('the referral link is copied as it is shown, and a message says so for 4 s', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  await serve(page)
  const { open, link, copy, said } = referralPage(page)
  await open()
  const address = `${new URL(baseURL ?? '').origin}/referral_code?referral_code=RAHIM`
  await expect(link).toHaveValue(address)
  await expect(link).not.toBeEditable()
  await copy.click()
  await expect(said).toHaveText('Referral link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.clock.runFor(3_999)
  await expect(said).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(said).toHaveCount(0)
})
