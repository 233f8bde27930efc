import { expect } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { digits, sandboxTest as test, unverifiedPlayer } from '#tests/site/sandbox.ts'
import { fillSignup } from '#tests/site/signup.ts'
import { referralPage } from './referral.page.ts'

test('on the real sandbox, a friend signs up with the shared link and is listed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await unverifiedPlayer(page)
  const { open, openTab, seeFriends, friends, link } = referralPage(page)
  await open()
  await openTab('My Referral')
  await seeFriends([])
  await openTab('Referral Info')
  const address = await link.inputValue()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const friend = await context.newPage()
  await friend.goto(address)
  await expect(friend).toHaveURL('/signup')
  const username = `friend${digits(8)}`
  await fillSignup(friend, { username, email: `${username}@site.test`, phone: `018${digits(8)}` })
  await button(friend, 'Sign up').click()
  await expect(friend).toHaveURL('/')
  await context.close()

  await page.reload()
  await openTab('My Referral')
  await expect(friends).toHaveText([new RegExp(`^${username}Joined \\d{4}-\\d\\d-\\d\\d$`)])
})
