import type { Page } from '@playwright/test'

const PLAYER = { username: 'rahim2026', email: 'rahim@site.test', phone: '01712345678' }

/** Fills in the required fields of the sign-up form. The password is `secret99`. */
export async function fillSignup(page: Page, player: Partial<typeof PLAYER> = {}): Promise<void> {
  const { username, email, phone } = { ...PLAYER, ...player }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Username').fill(username)
  await field('Email').fill(email)
  await field('Phone').fill(phone)
  await field('Password').fill('secret99')
  await field('Confirm Password').fill('secret99')
}
