import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { layoutProblems } from './layout.ts'
import { violations } from './violations.ts'

const PASSWORD = 'abc12345'

interface Made {
  username: string
  remoteId: string
  /** Sends a call as the player and returns the response. */
  call(method: 'get' | 'post', path: string, data?: object): Promise<Record<string, unknown>>
}

/** Creates a player with a verified phone and a pending deposit through the API. */
async function createPendingDeposit(request: APIRequestContext, page: Page): Promise<Made> {
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
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const response = await request[method](`/api${path}`, {
      ...(data && { data }),
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, response.status()]).toEqual([path, 200])
    return response.json()
  }
  return { username, remoteId: remote_id, call }
}

/** Opens a chat of the player with one message and returns its id. */
async function createChat({ remoteId, call }: Made, content: string): Promise<string> {
  const { chat } = await call('post', '/chats', { user_one_id: remoteId, user_two_id: '7' })
  const { id } = chat as { id: string }
  await call('post', '/messages', { chat_id: id, sender_id: '6', content })
  return id
}

test.beforeEach(async ({ page }) => {
  await page.goto(`/sandbox?key=${encodeURIComponent(process.env.SANDBOX_PASSWORD ?? '')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
})

/** Expects no violations and nothing that does not fit, at the width of each device. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await violations(page), `${width} px`).toEqual([])
    expect.soft(await layoutProblems(page), `${width} px`).toEqual([])
  }
}

test('the pages of the console have no violations', async ({ page, request, context }) => {
  test.setTimeout(180_000)
  const player = await createPendingDeposit(request, page)
  await createChat(player, 'আমার টাকা কখন আসবে?')
  const chat = await createChat(player, 'x'.repeat(400))
  await page.goto('/sandbox')
  for (const name of [
    ...['Requests', 'Exchange', 'Chats', 'Players', 'Inbox'],
    ...['Settings', 'Ledger', 'Outbox', 'Faults', 'Reports'],
  ])
    await test.step(name, async () => {
      await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      // The heading appears before the style sheet loads.
      await page.waitForLoadState()
      await expectAccessible(page)
    })
  for (const own of [`players/${player.remoteId}`, `chats/${chat}`, `chats/${chat}/messages`])
    await test.step(own, async () => {
      await page.goto(`/sandbox/${own}`)
      await expectAccessible(page)
    })
  await test.step('the question for the password', async () => {
    await context.clearCookies()
    await page.goto('/sandbox/ledger')
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('a request can be decided only once', async ({ page, request, context }) => {
  const { username } = await createPendingDeposit(request, page)
  const title = `Deposit of ${username}, ৳ 500.00`
  await page.goto('/sandbox')
  const second = await context.newPage()
  await second.goto('/sandbox')
  const waitingRequest = (target: Page) =>
    target.getByRole('region', { name: 'Waiting' }).getByRole('article', { name: title })
  await waitingRequest(second).getByRole('link', { name: 'Reject, or give a reason' }).click()
  await waitingRequest(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status')).toHaveText('Approved.')
  await expect(waitingRequest(page)).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Decided' }).getByRole('article', { name: title }),
  ).toBeVisible()
  await second.getByLabel('Reason').fill('Too late.')
  await second.getByRole('button', { name: 'Reject' }).click()
  await expect(second.getByRole('alert')).toHaveText('This request has already been decided.')
})

test('a chat shows new messages by itself, while an answer is being written', async ({ page, request }) => {
  const player = await createPendingDeposit(request, page)
  const chat = await createChat(player, 'Where is my deposit?')
  await page.goto('/sandbox/chats')
  const waiting = page.getByRole('article', { name: player.username })
  await expect(waiting).toContainText('Waiting')
  await waiting.getByRole('link', { name: player.username }).click()
  const messages = page.frameLocator('iframe[title="Messages"]').getByRole('article')
  await expect(messages).toHaveCount(1)
  await page.getByLabel('Answer').fill('We are looking')
  await player.call('post', '/messages', { chat_id: chat, sender_id: '6', content: '<b>Hello?</b>' })
  await expect(messages).toHaveCount(2, { timeout: 15_000 })
  await expect(messages.first()).toContainText('<b>Hello?</b>')
  await expect(page.getByLabel('Answer')).toHaveValue('We are looking')
  await expect(page.getByLabel('Answer')).toBeFocused()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Sent.')
  await expect(messages.first()).toContainText('We are looking')
  const answered = (await player.call('get', `/chats/${chat}/messages`)).messages as { content: string }[]
  expect(answered.map(({ content }) => content)).toEqual([
    'Where is my deposit?',
    '<b>Hello?</b>',
    'We are looking',
  ])
  await page.goto('/sandbox/chats')
  await expect(page.getByRole('article', { name: player.username })).toContainText('Answered')
})

test('a gift and a message reach the player', async ({ page, request }) => {
  const player = await createPendingDeposit(request, page)
  await page.goto(`/sandbox/players/${player.remoteId}`)
  await page.getByLabel('What').selectOption('VIP points')
  await page.getByLabel('Amount').fill('30')
  await page.getByRole('button', { name: 'Give' }).click()
  await expect(page.getByRole('status')).toHaveText('Given.')
  await page.getByRole('link', { name: 'Write to the inbox' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(player.username)
  await page.getByLabel('Title').fill('Eid Mubarak')
  await page.getByLabel('Message').fill('A happy Eid to you.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Sent.')
  const { user } = await player.call('get', `/user/show?remote_id=${player.remoteId}`)
  expect(user).toMatchObject({ vip_coin: 30 })
  const { data } = await player.call('get', `/inbox?remote_id=${player.remoteId}&page=1`)
  expect(data).toMatchObject({
    data: [{ title: 'Eid Mubarak' }, { title: 'A gift for you' }, {}, {}, { title: 'Play with care' }],
  })
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
