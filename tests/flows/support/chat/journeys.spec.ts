import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Answers } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { transactionRecordPage } from '../../records/transactionRecord/transactionRecord.page.ts'
import { TRANSACTIONS } from '../../records/transactionRecord/transactions.fixture.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'
import { chatBoxPage } from '../chatBox/chatBox.page.ts'
import { chatsPage } from '../chatList/chatList.page.ts'
import { messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatPage } from './chat.page.ts'

/* Stories of `/chat` and of the ways to it, with pinned results. */

async function arrive(page: Page, at: string, over: Answers = {}) {
  const served = await visit(page, {
    at,
    player: true,
    answers: {
      'GET /get-chats': ONE_CHAT,
      'GET /promotion': { body: { promotions: [] } },
      'GET /chats/5/messages': messagesAre(),
      'GET /transaction/show': { body: { transactions: TRANSACTIONS } },
      ...over,
    },
  })
  return served
}

test('the link Help leads a player to the chat page, which shows 100 words of each promotion and leads to the newest chat', async ({
  page,
}) => {
  const words = Array.from({ length: 101 }, (_, at) => `w${at + 1}`).join(' ')
  const always = { status: 'display', start_date: null, end_date: null }
  const offers = [words, ' '].map((desc, id) => promotion(id, `Offer ${id}`, { ...always, desc }))
  await arrive(page, '/', { 'GET /promotion': { body: { promotions: offers } } })
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/chat')
  await expect(chatPage(page).lead).toBeVisible()
  const shown = chatPage(page).promotions.getByRole('listitem')
  await expect(shown).toContainText([/ w100…/, 'No description available'])
  await chatsPage(page).openNewest.click()
  await expect(page).toHaveURL('/chat-box/5')
})

test('the Ask support button of a transaction that has not succeeded opens the newest chat and types its id, but does not send it', async ({
  page,
}) => {
  const served = await arrive(page, '/transaction-record')
  const { row, details } = transactionRecordPage(page)
  await row('50.00 USDT').click()
  await expect(details).toBeVisible()
  await expect(button(page, 'Ask support')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row('৳ 500.00').click()
  await button(page, 'Ask support').click()
  await expect(page).toHaveURL('/chat-box/5')
  await expect(chatBoxPage(page).field).toHaveValue('BK7X2M9Q')
  await expect(chatBoxPage(page).send).toBeEnabled()
  expect(served.made).not.toContain('POST /messages')
  await chatBoxPage(page).field.fill('Please check BK7X2M9Q')
  await page.goBack()
  await expect(page).toHaveURL('/transaction-record')

  // A rejected request without its own id, added after what was typed before.
  await row('৳ 1,500.00').click()
  await button(page, 'Ask support').click()
  await expect(chatBoxPage(page).field).toHaveValue('Please check BK7X2M9Q 50')
})
