import { expect, type Page, test } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { deferred } from '#tests/deferred.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { PLAYER_CODE } from '#tests/model/browser/siteBrowser.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { type Answers, serve, servePlayer, stored } from '#tests/site/serve.ts'
import { transaction, transactions } from '../../money/money.fixture.ts'
import { chatBoxPage } from '../../support/chatBox/chatBox.page.ts'
import { CHAT, message, messagesAre } from '../../support/chats.fixture.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { inboxPage } from '../../support/inbox/inbox.page.ts'
import { playerPage } from './player.page.ts'

test('the unread messages counted at My Account are fewer after the player has read one', async ({
  page,
}) => {
  const served = await servePlayer(page, {
    'GET /inbox': wirePage(['3', '2', '1'], 1),
    'PATCH /inbox/3/read': { body: { success: true } },
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const { account } = playerPage(page)
  await expect(account).toHaveAccessibleDescription('2 unread messages')
  await page.getByRole('link', { name: 'Inbox' }).click()
  const { message, close } = inboxPage(page)
  await message('Cash is back').click()
  await expect.poll(() => served.made).toContain('PATCH /inbox/3/read')
  served.answer('GET /inbox', wirePage(['2', '1'], 1))
  await close.click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(account).toHaveAccessibleDescription('1 unread message')
})

test('on the inbox, nothing but the inbox itself asks for its messages', async ({ page }) => {
  // Stopped, so that no poll of the inbox comes in between.
  await stopClock(page, NOON)
  const served = await servePlayer(page, { 'GET /inbox': wirePage(['3', '2', '1'], 1) })
  const asked = () => served.made.filter((call) => call === 'GET /inbox').length
  const shown = deferred()
  await page.route(`*${PLAYER_CODE.urlPattern}`, async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.goto('/inbox')
  await expect(inboxPage(page).message('Cash is back')).toBeVisible()
  shown.resolve()
  // The first thing that the player asks for.
  await expect.poll(() => served.made).toContain('GET /transaction/show')
  expect(asked()).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(asked).toBe(2)
  await travel(page, '/')
  await expect(playerPage(page).account).toHaveAccessibleDescription('2 unread messages')
  expect(asked()).toBe(3)
})

test('My Account says the same as the bar when messages come while it is open, and shows what is under review', async ({
  page,
}) => {
  const served = await servePlayer(page, {
    'GET /inbox': wirePage(['1'], 1),
    'GET /transaction/show': transactions(transaction(1, 'deposit', '0'), transaction(2, 'withdraw', '2')),
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const { account } = playerPage(page)
  const row = page.getByRole('main').getByRole('link', { name: 'Inbox', exact: true })
  await expect(
    page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review', exact: true }),
  ).toBeVisible()
  const made = (call: string) => served.made.filter((one) => one === call).length
  expect([made('GET /inbox'), made('GET /transaction/show')]).toEqual([1, 1])
  await expect(row).toHaveAccessibleDescription('')

  served.answer('GET /inbox', wirePage(['3', '2', '1'], 1))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(account).toHaveAccessibleDescription('2 unread messages')
  await expect(row).toHaveAccessibleDescription('2 unread messages')
  await expect(row).toHaveText('Inbox2')
  await expect(page.getByRole('status')).toHaveCount(0)
})

const ARRIVED = transactions(
  transaction(3, 'deposit', '1'),
  transaction(4, 'bonus', '1', { amount: '50.00' }),
)

/** Opens a screen of a player whose balance is about to rise. */
async function openBefore(page: Page, path: string) {
  await stored(page, { ...PLAYER, balance: '100.00' })
  const served = await serve(page, {
    'POST /balance': { body: { balance: '100.00' } },
    'GET /user/show': userWith({ cash_bonus: '50.00' }),
    'GET /get/other/phone': { body: { data: [] } },
    'POST /cash-claim': { body: {} },
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto(path)
  await expect.poll(() => served.made).toContain('GET /transaction/show')
  served.answer('POST /balance', { body: { balance: '650.00' } })
  served.answer('GET /transaction/show', ARRIVED)
}

test('a bonus that the screen says was claimed is not announced again; what else has arrived is', async ({
  page,
}) => {
  await openBefore(page, '/profile')
  await page.getByRole('button', { name: 'Claim All' }).click()
  // Shown for 1.5 s: `expect` looks only once a second in the end.
  await page.getByText('Bonus Claimed successfully.', { exact: true }).waitFor()
  await expect(playerPage(page).announced).toHaveText('Your deposit of ৳ 500.00 has arrived.')
})

test('what a screen says stands beside what is announced, and covers none of it', async ({ page }) => {
  await openBefore(page, '/refrrel-program')
  await expect(page.getByRole('status')).toHaveText('')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const { announced } = playerPage(page)
  await expect(announced).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const said = page.getByRole('status').getByText(/copied|copying/i)
  await expect(said).toBeVisible()
  const [first, second] = [await announced.boundingBox(), await said.boundingBox()]
  const [upper, lower] = [first, second].toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0))
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
})

test('what has arrived is said in a live region that was there before its words', async ({ page }) => {
  await openBefore(page, '/account')
  const texts = await page.evaluateHandle(() => {
    const seen: (string | null)[] = []
    const look = () => {
      const region = document.querySelector('[role=status]:not(:empty)')
      if (region) seen.push(region.textContent)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    return seen
  })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(playerPage(page).announced).toBeVisible()
  expect((await texts.jsonValue())[0]).toBe('')
})

const MESSAGES = 'GET /chats/5/messages'

const OLDER_CHAT = { ...CHAT, id: 4, chat_id: '4', other_user: { username: 'support_mina' } }

/** Opens the home of the player whose support has written last in the chat. */
async function arriveHome(page: Page, over: Answers = {}, device = {}) {
  await stored(page, { ...PLAYER, ...device })
  const served = await serve(page, {
    'GET /get-chats': { body: { chats: [{ ...CHAT, last_message: 'We found it.' }, OLDER_CHAT] } },
    [MESSAGES]: messagesAre(message(1, 'Where is it?', '6'), message(2, 'We found it.')),
    ...over,
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/')
  return served
}

test('an answer marks Help, Message and its chat until the chat has shown it, also for the next visit, and for this player only', async ({
  page,
}) => {
  const served = await arriveHome(page)
  const { help } = playerPage(page)
  await expect(help).toHaveAccessibleDescription('Support has answered')
  await help.click()
  const tab = page.getByRole('link', { name: 'Message', exact: true })
  await expect(tab).toHaveAccessibleDescription('Support has answered')
  await tab.click()
  const rowOf = (name: RegExp) => page.getByRole('link', { name })
  const answered = rowOf(/support_rina/)
  await expect(answered).toHaveAccessibleDescription('Support has answered')
  await expect(rowOf(/support_mina/)).toHaveAccessibleDescription('')
  await answered.click()
  await expect(chatBoxPage(page).lines).toHaveCount(2)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/chat-list')
  await expect(tab).toHaveAccessibleDescription('')
  await expect(answered).toHaveAccessibleDescription('')
  await travel(page, '/')
  await expect(help).toHaveAccessibleDescription('')

  const asked = () => served.made.filter((call) => call === 'GET /get-chats').length
  const before = asked()
  await page.reload()
  await expect.poll(asked).toBe(before + 1)
  await expect(help).toHaveAccessibleDescription('')

  served.answer('GET /get-chats', { body: { chats: [{ ...CHAT, last_message: 'And more.' }] } })
  served.answer(MESSAGES, messagesAre(message(1, 'Where is it?', '6'), message(3, 'And more.')))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(help).toHaveAccessibleDescription('Support has answered')
})

test('a chat that is left loses its own mark and no other, before the server is asked again', async ({
  page,
}) => {
  const older = 'GET /chats/4/messages'
  const served = await arriveHome(
    page,
    {
      'GET /get-chats': { body: { chats: [CHAT, { ...OLDER_CHAT, last_message: 'It is back.' }] } },
      [older]: messagesAre(message(9, 'It is back.')),
    },
    { 'app.shownMessages.41': JSON.stringify({ 4: 'a digest' }) },
  )
  await travel(page, '/chat-list')
  const rina = page.getByRole('link', { name: /support_rina/ })
  const mina = page.getByRole('link', { name: /support_mina/ })
  await expect(rina).toHaveAccessibleDescription('Support has answered')
  await expect(mina).toHaveAccessibleDescription('Support has answered')
  await rina.click()
  await expect(chatBoxPage(page).lines).toHaveCount(2)
  const reply = served.hold(older)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rina).toHaveAccessibleDescription('')
  await expect(mina).toHaveAccessibleDescription('Support has answered')
  await reply(messagesAre(message(9, 'It is back.'), message(10, 'Thank you.', '6')))
  await expect(mina).toHaveAccessibleDescription('')
})

test('what one player has read on this device marks nothing as read for another', async ({ page }) => {
  const digests = { 'app.shownMessages.42': JSON.stringify({ 5: 'a digest' }) }
  await arriveHome(page, {}, digests)
  const { help } = playerPage(page)
  await expect(help).toHaveAccessibleDescription('Support has answered')
  await travel(page, '/chat-box/5')
  await expect(chatBoxPage(page).lines).toHaveCount(2)
  const kept = (player: string) =>
    page.evaluate((key) => localStorage.getItem(key), `app.shownMessages.${player}`)
  await expect.poll(() => kept('41')).toMatch(/^\{"5":"[0-9a-f]{64}"\}$/)
  expect(await kept('42')).toBe('{"5":"a digest"}')
})

test('what the player wrote last elsewhere is no answer', async ({ page }) => {
  const served = await arriveHome(page, { [MESSAGES]: messagesAre(message(1, 'We found it.', '6')) })
  await expect.poll(() => served.made).toContain(MESSAGES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => served.made.filter((call) => call === MESSAGES).length).toBe(2)
  await expect(playerPage(page).help).toHaveAccessibleDescription('')
})
