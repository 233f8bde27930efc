import { expect, type Page } from '@playwright/test'
import { field } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, type Served, serve } from '#tests/site/serve.ts'
import { fillSignup } from '#tests/site/signup.ts'

const CREATE = 'POST /v1/create-players'
const LOGIN = 'POST /login'

const TAKEN = { status: 422, body: { message: 'Invalid.', errors: { username: ['It has been taken.'] } } }
const CREATED = { body: { message: 'Welcome.' } }
const WELCOME = {
  body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim2026', exchange: [{ token: 'x-rahim' }] },
}

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true }).click()

const fillIn = (page: Page) => fillSignup(page, { phone: '+880 1712-345678' })

async function open(page: Page, answers: Answers): Promise<Served> {
  const served = await serve(page, answers)
  await page.goto('/signup')
  await fillIn(page)
  return served
}

const count = (served: Served, call: string) => served.made.filter((made) => made === call).length

async function expectWelcome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
}

test('a new player is created, logged in and welcomed', async ({ page }) => {
  const served = await open(page, { [CREATE]: CREATED, [LOGIN]: WELCOME })
  await signUp(page)
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

test('a taken username after a sign-up without an answer tries the log-in once, and the player is logged in', async ({
  page,
}) => {
  const served = await open(page, { [CREATE]: { lost: true }, [LOGIN]: WELCOME })
  await signUp(page)
  await expect(alerts(page)).toHaveText('Network error, please try again')
  served.answer(CREATE, TAKEN)
  await signUp(page)
  await expectWelcome(page)
  expect(count(served, CREATE)).toBe(2)
  expect(count(served, LOGIN)).toBe(1)
})

test('a username that turns out to be somebody else’s after a sign-up without an answer shows an error, and the log-in is not tried again', async ({
  page,
}) => {
  const served = await open(page, { [CREATE]: { lost: true }, [LOGIN]: { status: 401, body: {} } })
  await signUp(page)
  await expect(alerts(page)).toHaveText('Network error, please try again')
  served.answer(CREATE, TAKEN)
  await signUp(page)
  await expect(alerts(page)).toHaveText('It has been taken.')
  await expect(field(page, 'Username')).toBeFocused()
  await signUp(page)
  await expect.poll(() => count(served, CREATE)).toBe(3)
  await expect(alerts(page)).toHaveText('It has been taken.')
  expect(count(served, LOGIN)).toBe(1)
})

test('a taken username on the first sign-up never tries to log in', async ({ page }) => {
  const served = await open(page, { [CREATE]: TAKEN, [LOGIN]: WELCOME })
  await signUp(page)
  await expect(alerts(page)).toHaveText('It has been taken.')
  expect(count(served, LOGIN)).toBe(0)
})

test('an account that was created but not logged in says so, links to the log-in and is never created twice', async ({
  page,
}) => {
  const served = await open(page, {
    [CREATE]: CREATED,
    [LOGIN]: { status: 403, body: { message: 'Logging in is closed.' } },
  })
  await signUp(page)
  await expect(alerts(page)).toHaveText(
    'Your account was created, but logging in failed: Logging in is closed.',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  served.answer(LOGIN, WELCOME)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectWelcome(page)
  expect(count(served, CREATE)).toBe(1)
  expect(count(served, LOGIN)).toBe(2)
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
  expect(count(served, CREATE)).toBe(0)
})

test('a double click sends one request, and the fields are read-only until the answer', async ({ page }) => {
  const served = await open(page, { [CREATE]: { silent: 30_000 } })
  await page.getByRole('button', { name: 'Sign up', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: 'Signing up…' })).toBeDisabled()
  await expect(field(page, 'Email')).not.toBeEditable()
  await expect(field(page, 'Email')).toHaveValue('rahim@site.test')
  expect(count(served, CREATE)).toBe(1)
})

test('an Indian number is sent with its calling code, and the currency is sent as it was chosen', async ({
  page,
}) => {
  const served = await open(page, { [CREATE]: CREATED, [LOGIN]: WELCOME })
  await page.getByRole('combobox', { name: 'Calling code' }).selectOption('+91')
  await field(page, 'Phone').fill('98765 43210')
  await page.getByRole('radio', { name: 'INR' }).check()
  await signUp(page)
  await expectWelcome(page)
  expect(served.bodies(CREATE)).toMatchObject([{ phone: '919876543210', currency: 'INR' }])
})
