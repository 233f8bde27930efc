import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { CHAT, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatsPage } from './chatList.page.ts'

/* Stories of `/chat-list` with pinned results. */

async function arrive(page: Page, over: Answers = {}) {
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(),
    'GET /chats/6/messages': messagesAre(),
    'POST /chats': { body: { chat: { id: 6 } } },
    ...over,
  })
  await page.goto('/chat-list')
  return served
}

test('each chat shows its partner and its last message, and opens when pressed', async ({ page }) => {
  await arrive(page, {
    'GET /get-chats': {
      body: { chats: [CHAT, { id: 9, chat_id: 77, other_user: { username: 'joy' }, last_message: null }] },
    },
  })
  const { chats, links } = chatsPage(page)
  await expect(chats).toHaveText(['support_rinaHow can I help?', 'joyNo messages yet'])
  await expect(links.last()).toHaveAttribute('href', '/chat-box/77')
  await links.first().click()
  await expect(page).toHaveURL('/chat-box/5')
  await expect(page.getByRole('heading', { level: 1, name: 'support_rina' })).toBeVisible()
})
