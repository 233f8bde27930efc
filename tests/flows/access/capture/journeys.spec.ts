import { expect, type Page } from '@playwright/test'
import { field } from '#tests/site/controls.ts'
import { serve } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { fillSignup } from '#tests/site/signup.ts'

const CREATE = 'POST /v1/create-players'
const WELCOME = { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim2026' } }

async function signUp(page: Page): Promise<void> {
  await fillSignup(page)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL('/')
}

const codesOn = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('referral_code'),
    localStorage.getItem('agent_code'),
    localStorage.getItem('affiliate_code'),
  ])

test('the codes of shared links are sent with the sign-up, and removed from the device once the player is logged in', async ({
  page,
}) => {
  const served = await serve(page, { [CREATE]: { body: {} }, 'POST /login': WELCOME })
  await page.goto('/agent_code?agent_code=AGENT_1')
  await expect(page).toHaveURL('/signup')
  await page.goto('/affiliate_code?affiliate_code=AFF-2')
  await expect(page).toHaveURL('/signup')
  await page.goto('/referral_code?referral_code=FRIEND-7')
  await expect(page).toHaveURL('/signup')
  await expect(field(page, 'Referral Code')).toHaveValue('FRIEND-7')
  expect(await codesOn(page)).toEqual(['FRIEND-7', 'AGENT_1', 'AFF-2'])

  await signUp(page)
  expect(served.bodies(CREATE)).toMatchObject([
    { referral_code: 'FRIEND-7', agent_code: 'AGENT_1', affiliate_code: 'AFF-2' },
  ])
  expect(await codesOn(page)).toEqual([null, null, null])
})
