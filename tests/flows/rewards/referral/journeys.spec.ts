import { expect, type Page, test } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { referralPage } from './referral.page.ts'

/* Stories of `/refrrel-program` with pinned results. */

async function visit(page: Page, changes: Readonly<Record<string, unknown>> = {}) {
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /user/show': userWith(changes) })
  await referralPage(page).open()
  return served
}

test('the referral link is copied as it is shown, and a message says so for 4 s', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock(page, NOON)
  await visit(page)
  const { link, copy, said } = referralPage(page)
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

test('a message explains how to copy the link when the browser has no clipboard', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await visit(page)
  const { copy, said } = referralPage(page)
  await copy.click()
  await expect(said).toHaveText(
    'Copying does not work in this browser. Please press and hold the link to copy it.',
  )
})

test('a device that can’t share says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await visit(page)
  const { share, said } = referralPage(page)
  await share.click()
  await expect(said).toHaveText('Sharing is not supported on this device.')
})

test('the link encodes the code, and leads a friend to a sign-up form with the code filled in', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, { referral_code: 'A&B=ক' })
  await expect(referralPage(page).link).toHaveValue(/\?referral_code=A%26B%3D%E0%A6%95$/)

  await page.unrouteAll()
  await serve(page)
  await page.reload()
  const address = await referralPage(page).link.inputValue()
  const friend = await browser.newPage({ baseURL: baseURL ?? '' })
  await serve(friend)
  await friend.goto(address)
  await expect(friend).toHaveURL('/signup')
  await expect(friend.getByLabel('Referral Code')).toHaveValue('RAHIM')
  await friend.close()
})

test('friends who signed up are listed, and a new one appears when the tab comes back', async ({ page }) => {
  const KARIM = { id: 42, username: 'karim77', created_at: '2026-03-01 17:59:59' }
  const SALMA = { id: 43, username: '<img src=x onerror=alert(1)>', created_at: '2026-03-01 18:00:00' }
  const { answer } = await visit(page, { referrals: [] })
  const { openTab, seeFriends, friends } = referralPage(page)
  await openTab('My Referral')
  await seeFriends([])
  answer('GET /user/show', userWith({ referrals: [SALMA, KARIM] }))
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect(friends).toHaveText([
    '<img src=x onerror=alert(1)>Joined 2026-03-02',
    'karim77Joined 2026-03-01',
  ])
  await expect(page.getByRole('heading', { name: 'Friends who signed up: 2' })).toBeVisible()
})

test('the page promises no reward, and says where rewards are stated', async ({ page }) => {
  await visit(page)
  const how = page.getByRole('region', { name: 'How it works' })
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await expect(how).toContainText('is stated in the current promotions.')
  expect(await how.innerText()).not.toMatch(/৳|%|\d{2,}/)
})
