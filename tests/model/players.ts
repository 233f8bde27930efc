import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import type { Session } from '../../machines/common/session.types.ts'
import { setVisibility, travel, writeElsewhere } from './device.ts'
import { expect } from './expect.ts'

/** Two players as the site knows them. */
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

/** Returns what another tab stores when this player logs in there, the token last; with null, on logout. */
export function storedElsewhere(session: Session | null): Readonly<Record<string, string | null>> {
  if (!session) return { token: null }
  const { token, remoteId, username, exchangeToken } = session
  return { remote_id: remoteId, username, exchangeToken, token }
}

/** Logs in or out as another tab would. */
export function sessionElsewhere(page: Page, session: Session | null): Promise<void> {
  return writeElsewhere(page, storedElsewhere(session))
}

/** Logs the player in on the login screen. */
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

/** Makes the site request the balance, as it does when its tab comes back, and waits for the response. */
export async function askForBalance(world: World): Promise<void> {
  const { page, made } = world
  // While a call is under way, the poll makes none when its tab comes back.
  await world.pass(0)
  const asked = () => made.filter((call) => call === 'POST /balance').length
  const before = asked()
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect.poll(asked).toBeGreaterThan(before)
}

/** Answers the next balance request with 401. */
export async function refuseToken(world: World): Promise<void> {
  const answer = world.ambient.get('POST /balance')
  world.ambient.set('POST /balance', { status: 401, body: {} })
  await askForBalance(world)
  await expect(world.page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  if (answer) world.ambient.set('POST /balance', answer)
}

/** Logs out by the button of the account menu. */
export async function logOut({ page }: World): Promise<void> {
  await travel(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
}
