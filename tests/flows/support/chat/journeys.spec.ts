import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'
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
  await openAt(page, at)
  return served
}

test('the chat page greets the player, shows the newest chat and links to the others', async ({ page }) => {
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

test('the promotions with the status “display” are shown with the first 100 words of their text', async ({
  page,
}) => {
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

test('the Ask support button opens the newest chat and types the id of the transaction, but does not send it', async ({
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

test('the Ask support button creates a chat when there is none, and is missing from successful transactions', async ({
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

test('a question that another player wanted to ask is not typed into the field', async ({ page }) => {
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

test('the links Help and 24/7 LiveChat lead a player to the chat page', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/chat')
  await button(page, 'Back').click()
  await button(page, 'Menu').click()
  await page.getByRole('link', { name: '24/7 LiveChat' }).click()
  await expect(page).toHaveURL('/chat')
})
