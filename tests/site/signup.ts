import type { Page } from '@playwright/test'
import { field } from './controls.ts'

const PLAYER = { username: 'rahim2026', email: 'rahim@site.test', phone: '01712345678' }

/** Fills in the required fields of the sign-up form. The password is `secret99`. */
export async function fillSignup(page: Page, player: Partial<typeof PLAYER> = {}): Promise<void> {
  const { username, email, phone } = { ...PLAYER, ...player }
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill(phone)
  await field(page, 'Password').fill('secret99')
  await field(page, 'Confirm Password').fill('secret99')
}
