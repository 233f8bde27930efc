import type { Page } from '@playwright/test'
import type { Session } from '../../machines/access/session/session.types.ts'
import { setVisibility, travel, writeElsewhere } from './device.ts'
import { expect } from './expect.ts'
import type { World } from './model.ts'

/** Two players, as the site knows them. */
export const RAHIM: Session = {
  token: 'token-of-rahim',
  remoteId: '41',
  username: 'rahim88',
  exchangeToken: 'exchange-of-rahim',
}
export const KARIM: Session = {
  token: 'token-of-karim',
  remoteId: '42',
  username: 'karim77',
  exchangeToken: '',
}

/** What another tab stores when this player logs in there, the token last; with null, when one logs out. */
export function storedElsewhere(session: Session | null): Readonly<Record<string, string | null>> {
  if (!session) return { token: null }
  const { token, remoteId, username, exchangeToken } = session
  return { remote_id: remoteId, username, exchangeToken, token }
}

/** Another tab logs in, or out. */
export function sessionElsewhere(page: Page, session: Session | null): Promise<void> {
  return writeElsewhere(page, storedElsewhere(session))
}

/** A person logs in on the screen of that name, and is in. */
export async function logIn({ page, ambient }: World): Promise<void> {
  const { token, remoteId, username, exchangeToken } = RAHIM
  ambient.set('POST /login', {
    body: { token, remote_id: remoteId, username, exchange: [{ token: exchangeToken }] },
  })
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login$/)
}

/** The site asks for the balance, as it does when its tab comes back, and has its answer. */
export async function askForBalance({ page, made }: World): Promise<void> {
  const asked = () => made.filter((call) => call === 'POST /balance').length
  const before = asked()
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect.poll(asked).toBeGreaterThan(before)
}

/** The next question for the balance is answered by 401. */
export async function refuseToken(world: World): Promise<void> {
  const answer = world.ambient.get('POST /balance')
  world.ambient.set('POST /balance', { status: 401, body: {} })
  await askForBalance(world)
  await expect(world.page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  if (answer) world.ambient.set('POST /balance', answer)
}

/** To the account menu and out by its button. */
export async function logOut({ page }: World): Promise<void> {
  await travel(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
}
