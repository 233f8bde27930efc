import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { violations } from './violations.ts'

const PASSWORD = 'abc12345'

/** Returns layout problems: horizontal scrolling, and controls less than 44 px high. */
async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const controls = [
      ...document.querySelectorAll(
        'a, button:not([hidden]), input:not([type=hidden], [type=checkbox]), select',
      ),
    ]
    return [
      ...(root.scrollWidth > root.clientWidth ? [`scrolls sideways: ${root.scrollWidth}`] : []),
      ...controls
        .filter((control) => !control.closest('p') && control.getBoundingClientRect().height < 44)
        .map((control) => `small: ${control.outerHTML.slice(0, 80)}`),
    ]
  })
}

/** Creates a player with a verified phone and a pending deposit through the API. Returns the username. */
async function createPendingDeposit(request: APIRequestContext, page: Page): Promise<string> {
  const serial = randomInt(1e8).toString().padStart(8, '0')
  const username = `axe${serial}`
  const phone = `019${serial}`
  const send = async (path: string, data: object, token = '') => {
    const response = await request.post(`/api${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, response.status()]).toEqual([path, 200])
    return response.json()
  }
  await send('/v1/create-players', {
    ...{ username, phone, email: `${username}@mail.example`, password: PASSWORD, confirmPassword: PASSWORD },
    ...{ name: '', referral_code: '', agent_code: '', currency: 'BDT', status: 'active' },
  })
  const { token, remote_id } = await send('/login', { username, password: PASSWORD })
  await send('/send-verification-code', { phone }, token)
  await page.goto('/sandbox/outbox')
  const message = page.getByRole('article', { name: `To ${phone}` })
  const code = /code is (\d{6})/.exec(await message.innerText())?.[1]
  await send('/verify-phone-number', { verification_code: code }, token)
  await send(
    '/submit-deposit',
    {
      remote_id,
      account_number: phone,
      transaction_id: `AXE${serial}`,
      amount: 500,
      payment_id: '11',
      promotion_id: '1',
    },
    token,
  )
  return username
}

test.beforeEach(async ({ page }) => {
  await page.goto(`/sandbox?key=${encodeURIComponent(process.env.SANDBOX_PASSWORD ?? '')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
})

for (const width of [320, 390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const name of ['Requests', 'Players', 'Settings', 'Ledger', 'Outbox', 'Faults']) {
      test(`the console page ${name} has no violations`, async ({ page, request }) => {
        await createPendingDeposit(request, page)
        await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect(await layoutProblems(page)).toEqual([])
      })
    }
  })
}

test('the password page of the console has no violations', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/sandbox/ledger')
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a request can be decided only once', async ({ page, request, context }) => {
  const username = await createPendingDeposit(request, page)
  const title = `Deposit of ${username}, ৳ 500.00`
  await page.goto('/sandbox')
  const second = await context.newPage()
  await second.goto('/sandbox')
  const waitingRequest = (target: Page) =>
    target.getByRole('region', { name: 'Waiting' }).getByRole('article', { name: title })
  await waitingRequest(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status')).toHaveText('Approved.')
  await expect(waitingRequest(page)).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Decided' }).getByRole('article', { name: title }),
  ).toBeVisible()
  await waitingRequest(second).getByLabel('Reason').fill('Too late.')
  await waitingRequest(second).getByRole('button', { name: 'Reject' }).click()
  await expect(second.getByRole('alert')).toHaveText('This request has already been decided.')
})

test('a fault can be injected and removed', async ({ page, request }) => {
  await page.goto('/sandbox/faults')
  await page.getByLabel('Call').selectOption('GET /sociallink')
  await page.getByLabel('Outcome').selectOption('Answer 503')
  await page.getByRole('button', { name: 'Inject' }).click()
  await expect(page.getByRole('status')).toHaveText('The fault is active.')
  expect((await request.get('/api/sociallink')).status()).toBe(503)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove GET /sociallink' }).click()
  await expect(page.getByRole('status')).toHaveText('Removed.')
  expect((await request.get('/api/sociallink')).status()).toBe(200)
})
