import { expect, type Page, test } from '@playwright/test'
import { logInAs } from '../flows/access/login/login.page.ts'

/** Returns random digits, for unique players. */
export const digits = (count: number) => Math.random().toFixed(count).slice(2)

export interface Player {
  readonly username: string
  readonly phone: string
  readonly email: string
  readonly remoteId: string
  /** Sends a POST request to the API as this player, expects 200 and returns the body. */
  call(path: string, data: object): Promise<unknown>
  /** Sends a deposit of a decimal amount, such as `500`, with a promotion's id or none. */
  deposit(amount: string, promotion: string | null): Promise<unknown>
}

/** Test against the real sandbox. `operator` is a page on its console, `/sandbox`, in a separate browser context. */
export const sandboxTest = test.extend<{ operator: Page; sandboxPassword: string }>({
  sandboxPassword: [process.env.SANDBOX_PASSWORD ?? '', { option: true }],
  operator: async ({ browser, baseURL, sandboxPassword }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(`/sandbox?key=${encodeURIComponent(sandboxPassword)}`)
    await use(page)
    await context.close()
  },
})

/** Returns the latest code sent to a contact, from the operator's outbox. Throws if there is none. */
export async function codeFor(operator: Page, contact: string): Promise<string> {
  await operator.goto('/sandbox/outbox')
  const message = operator.getByRole('article', { name: `To ${contact}` }).first()
  const [, code] = /code is (\d{6})/.exec((await message.textContent()) ?? '') ?? []
  if (!code) throw new Error(`No code was sent to ${contact}.`)
  return code
}

/** Fills in and submits the login screen. The caller checks the outcome. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await logInAs(page, username, password)
}

/** Creates a player without verified contacts and logs in on the page. The password is `secret99`. */
export async function unverifiedPlayer(page: Page): Promise<Player> {
  const [username, phone] = [`player${digits(8)}`, `017${digits(8)}`]
  const email = `${username}@site.test`
  const form = { username, password: 'secret99', confirmPassword: 'secret99', name: 'Rahim', phone, email }
  const created = await page.request.post('/api/v1/create-players', {
    data: { ...form, referral_code: '', agent_code: '', currency: 'BDT', status: 'active' },
  })
  expect(created.status(), await created.text()).toBe(200)
  await logIn(page, username, 'secret99')
  await expect(page).toHaveURL('/')
  const storedValue = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  const [token, remoteId] = [await storedValue('token'), await storedValue('remote_id')]
  const call = async (path: string, data: object) => {
    const response = await page.request.post(`/api${path}`, {
      data,
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': digits(16) },
    })
    expect(response.status(), await response.text()).toBe(200)
    return response.json() as Promise<unknown>
  }
  const deposit = (amount: string, promotion: string | null) =>
    call('/submit-deposit', {
      remote_id: remoteId,
      account_number: phone,
      transaction_id: `TX${digits(8)}`,
      amount,
      payment_id: '11',
      promotion_id: promotion,
    })
  return { username, phone, email, remoteId, call, deposit }
}

/** Creates a player with a verified phone and no birthday, and logs in on the page. */
export async function newPlayer(page: Page, operator: Page): Promise<Player> {
  const player = await unverifiedPlayer(page)
  await player.call('/send-verification-code', { phone: player.phone })
  await player.call('/verify-phone-number', { verification_code: await codeFor(operator, player.phone) })
  return player
}

/** Approves or rejects a pending request, identified by its name on the console. */
export async function decide(operator: Page, request: string, decision: 'Approve' | 'Reject', reason = '') {
  await operator.goto('/sandbox')
  const article = operator.getByRole('article', { name: request, exact: true })
  await article.getByRole('link', { name: 'Reject, or give a reason' }).click()
  await operator.getByLabel('Reason').fill(reason)
  await operator.getByRole('button', { name: decision, exact: true }).click()
  await expect(operator.getByRole('status')).toContainText(decision === 'Approve' ? 'Approved.' : 'Rejected.')
}
