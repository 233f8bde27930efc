import { expect, type Page } from '@playwright/test'
import { PLAYER } from '../../../model/ambient.ts'
import { travel } from '../../../model/device.ts'
import { button } from '../../../site/controls.ts'
import { test } from '../../../site/kept.ts'
import { type Answers, serve, stored } from '../../../site/serve.ts'
import { transactionRecordPage } from '../../records/transactionRecord/transactionRecord.page.ts'
import { TRANSACTIONS } from '../../records/transactionRecord/transactions.fixture.ts'
import { chatBoxPage } from '../chatBox/chatBox.page.ts'
import { chatsPage } from '../chatList/chatList.page.ts'
import { CHAT, messagesAre, NO_CHATS, ONE_CHAT } from '../chats.fixture.ts'
import { chatPage } from './chat.page.ts'

/* Stories of `/chat` and of the ways to it, with pinned results. */

const promotion = (id: number, changes: object) => ({
  id,
  name: `Offer ${id}`,
  desc: '',
  thumbnail: '',
  status: 'display',
  ...changes,
})

async function arrive(page: Page, at: string, over: Answers = {}) {
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /get-chats': ONE_CHAT,
    'GET /promotion': { body: { promotions: [] } },
    'GET /chats/5/messages': messagesAre(),
    'GET /chats/6/messages': messagesAre(),
    'POST /chats': { body: { chat: { id: '6' } } },
    'GET /transaction/show': { body: { transactions: TRANSACTIONS } },
    ...over,
  })
  await page.goto(at)
  return served
}

test('it greets the player, shows the newest chat and leads to the others', async ({ page }) => {
  const older = { id: 4, chat_id: 4, other_user: { username: 'joy' }, last_message: 'Bye.' }
  await arrive(page, '/chat', { 'GET /get-chats': { body: { chats: [older, CHAT] } } })
  const { greeting, lead, navigation } = chatPage(page)
  await expect(greeting).toBeVisible()
  await expect(lead).toBeVisible()
  await expect(chatsPage(page).links).toHaveText(['support_rinaHow can I help?'])
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Message'])
  await navigation.getByRole('link', { name: 'Message' }).click()
  await expect(page).toHaveURL('/chat-list')
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/chat')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
})

test('Send us a Message opens the newest chat, and creates one only where there is none', async ({
  page,
}) => {
  const served = await arrive(page, '/chat')
  await chatsPage(page).open.click()
  await expect(page).toHaveURL('/chat-box/5')
  expect(served.made).not.toContain('POST /chats')

  served.answer('GET /get-chats', NO_CHATS)
  await page.goto('/chat')
  await expect(chatPage(page).recent).toHaveCount(0)
  await chatsPage(page).open.click()
  await expect(page).toHaveURL('/chat-box/6')
  expect(served.bodies('POST /chats')).toEqual([{ user_one_id: '41', user_two_id: '7' }])
})

test('promotions to display are shown with 100 words of text', async ({ page }) => {
  const words = Array.from({ length: 101 }, (_, at) => `w${at + 1}`)
  await arrive(page, '/chat', {
    'GET /promotion': {
      body: {
        promotions: [
          promotion(1, { desc: `<p>${words.join(' ')}</p><script>window.hacked = 1</script>` }),
          promotion(2, { desc: '<p> </p>' }),
          promotion(3, { status: 'active' }),
          promotion(4, { end_date: '2020-01-01 00:00:00' }),
        ],
      },
    },
  })
  const { promotions } = chatPage(page)
  await expect(promotions.getByRole('heading', { level: 3 })).toHaveText(['Offer 1', 'Offer 2'])
  await expect(promotions.getByRole('listitem').first()).toContainText(`${words.slice(0, 100).join(' ')}…`)
  await expect(promotions.getByRole('listitem').first()).not.toContainText('w101')
  await expect(promotions.getByRole('listitem').last()).toContainText('No description available')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('Ask support opens the newest chat with the id of the transaction typed and not sent', async ({
  page,
}) => {
  const served = await arrive(page, '/transaction-record')
  const { row } = transactionRecordPage(page)
  await row('৳ 500.00').click()
  await button(page, 'Ask support').click()
  await expect(page).toHaveURL('/chat-box/5')
  await expect(chatBoxPage(page).field).toHaveValue('BK7X2M9Q')
  await expect(chatBoxPage(page).send).toBeEnabled()
  expect(served.made).not.toContain('POST /messages')
  await chatBoxPage(page).field.fill('Please check BK7X2M9Q')
  await page.goBack()
  await expect(page).toHaveURL('/transaction-record')

  // A rejected request without its own id, added above what was typed before.
  await row('৳ 1,500.00').click()
  await button(page, 'Ask support').click()
  await expect(chatBoxPage(page).field).toHaveValue('Please check BK7X2M9Q 50')
})

test('Ask support creates a chat where there is none; a transaction that succeeded does not offer it', async ({
  page,
}) => {
  await arrive(page, '/transaction-record', { 'GET /get-chats': NO_CHATS })
  const { row, details } = transactionRecordPage(page)
  await row('50.00 USDT').click()
  await expect(details).toBeVisible()
  await expect(button(page, 'Ask support')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row('৳ 500.00').click()
  await button(page, 'Ask support').click()
  await expect(page).toHaveURL('/chat-box/6')
  await expect(chatBoxPage(page).field).toHaveValue('BK7X2M9Q')
})

test('what another player wanted to ask is not typed', async ({ page }) => {
  const served = await arrive(page, '/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await travel(page, '/chat-box/5', { remoteId: '42', ask: 'BK7X2M9Q' })
  await expect(chatBoxPage(page).field).toHaveValue('')
  // Only what is there to ask opens a chat immediately.
  await travel(page, '/chat', { remoteId: '42', ask: 'BK7X2M9Q' })
  await expect(chatPage(page).greeting).toBeVisible()
  await expect(chatsPage(page).links).toHaveCount(1)
  await expect(page).toHaveURL('/chat')
  expect(served.made).not.toContain('POST /chats')
})

test('Help and 24/7 LiveChat lead a player here', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/chat')
  await button(page, 'Back').click()
  await button(page, 'Menu').click()
  await page.getByRole('link', { name: '24/7 LiveChat' }).click()
  await expect(page).toHaveURL('/chat')
})
