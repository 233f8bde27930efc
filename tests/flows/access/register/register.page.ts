import type { Page } from '@playwright/test'
import type { RegisterTextField } from '#machines/access/register/register.rules.ts'
import { alerts, button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'
import { playerForm } from '../createPlayer.fixture.ts'

/** The names of the fields, step by step. */
export const STEPS = {
  credentials: {
    username: 'Username',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    currency: 'Currency',
    referralCode: 'Refer Code',
  },
  details: {
    name: 'Full Name',
    callingCode: 'Calling code',
    phone: 'Phone',
    email: 'Email',
    captcha: 'Captcha',
  },
} as const

const NAMES: Record<RegisterTextField, string> = { ...STEPS.credentials, ...STEPS.details }

export const registerPage = (page: Page) => ({
  ...playerForm(page, NAMES),
  step: page.getByText(/^Step \d of 2$/),
  alerts: alerts(page),
  success: page.getByRole('status').filter({ hasText: 'Your account has been created. Please log in.' }),
  mayExist: page.getByText('Perhaps your first try has created this account.'),
  loginLink: page.getByRole('link', { name: 'Login', exact: true }),
  picture: page.getByRole('img', { name: 'Picture with 4 digits' }),
  adult: page.getByRole('checkbox', { name: 'I am 18 years old and agree to the terms', exact: true }),
  next: button(page, 'Next'),
  previous: button(page, 'Previous'),
  submit: button(page, 'Submit'),
  busy: button(page, 'Submit…'),
  newPicture: button(page, 'New picture'),
})

/** Fills in step 1 and continues. The password is `secret99`. */
export async function fillCredentials(page: Page): Promise<void> {
  await field(page, 'Username').fill('karim')
  await field(page, 'Password').fill('secret99')
  await field(page, 'Confirm Password').fill('secret99')
  await button(page, 'Next').click()
}

/** Fills in step 2. */
export async function fillDetails(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Karim Uddin')
  await field(page, 'Phone').fill('01812345678')
  await field(page, 'Email').fill('karim@site.test')
  await field(page, 'Captcha').fill('1234')
  await registerPage(page).adult.check()
}

export const visit: Visit = {
  at: '/register',
  desktop: true,
  heading: 'Register',
  submits: 'POST /v1/create-players',
  submit: async (page) => {
    await fillCredentials(page)
    await fillDetails(page)
    await button(page, 'Submit').click()
  },
}
