import { expect, type Page } from '@playwright/test'
import { button, field, pressRapidly } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, type Served, serve } from '#tests/site/serve.ts'
import { fillSignup } from '#tests/site/signup.ts'

const CREATE = 'POST /v1/create-players'
const LOGIN = 'POST /login'

const CREATED = { body: { message: 'Welcome.' } }
const WELCOME = {
  body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim2026', exchange: [{ token: 'x-rahim' }] },
}

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const signUp = (page: Page) => button(page, 'Sign up').click()

const fillIn = (page: Page) => fillSignup(page, { phone: '+880 1712-345678' })

async function open(page: Page, answers: Answers): Promise<Served> {
  const served = await serve(page, answers)
  await page.goto('/signup')
  await fillIn(page)
  return served
}

async function expectWelcome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
}

test('a new player is created once, although the button is pressed 20 times, logged in and welcomed', async ({
  page,
}) => {
  const served = await open(page, { [CREATE]: CREATED, [LOGIN]: WELCOME })
  await pressRapidly(button(page, 'Sign up'))
  await expectWelcome(page)
  expect(served.bodies(CREATE)).toEqual([
    {
      username: 'rahim2026',
      password: 'secret99',
      confirmPassword: 'secret99',
      name: '',
      phone: '01712345678',
      email: 'rahim@site.test',
      referral_code: '',
      agent_code: '',
      currency: 'BDT',
      status: 'active',
    },
  ])
  expect(served.bodies(LOGIN)).toEqual([{ username: 'rahim2026', password: 'secret99' }])
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    token: 'token-of-rahim',
    remote_id: '41',
    username: 'rahim2026',
    exchangeToken: 'x-rahim',
    popup: '1',
    regPopup: '1',
  })
})

test('a taken username shows an error at its field and focuses it, and the fields keep their values', async ({
  page,
}) => {
  const served = await open(page, {
    [CREATE]: {
      status: 422,
      body: { errors: { username: ['It has been taken.'], email: 'It is in use.' } },
    },
    [LOGIN]: WELCOME,
  })
  await signUp(page)
  await expect(alerts(page)).toHaveText(['It has been taken.', 'It is in use.'])
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('secret99')

  await field(page, 'Username').fill('rahim2027')
  await expect(alerts(page)).toHaveText(['It is in use.'])
  await field(page, 'Email').fill('rahim27@site.test')
  await expect(alerts(page)).toHaveCount(0)

  served.answer(CREATE, CREATED)
  await signUp(page)
  await expectWelcome(page)
  expect(served.bodies(CREATE)).toHaveLength(2)
})

test('an empty form sends nothing and focuses its first field', async ({ page }) => {
  const served = await serve(page)
  await page.goto('/signup')
  await signUp(page)
  await expect(alerts(page)).toHaveText([
    'Username must be between 8 and 16 characters',
    'Invalid email address',
    'Invalid phone number (10-15 digits)',
    'Password must be at least 8 characters',
    'Confirm Password is required',
  ])
  await expect(field(page, 'Username')).toBeFocused()
  expect(served.made).not.toContain(CREATE)
})
