import type { Page } from '@playwright/test'
import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

/** Fills in and submits the form of the log-in. */
export async function logInAs(page: Page, username: string, password = 'secret99'): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
}

export const visit: Visit = {
  at: '/login',
  heading: 'Login',
  submits: 'POST /login',
  submit: (page) => logInAs(page, 'rahim88'),
}
