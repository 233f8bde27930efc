import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { CHAT, messagesAre, NO_CHATS, ONE_CHAT } from '../chats.fixture.ts'
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

test('the Send us a Message button creates and opens a new chat, although there is one already', async ({
  page,
}) => {
  const served = await arrive(page)
  await chatsPage(page).open.click()
  await expect(page).toHaveURL('/chat-box/6')
  expect(served.bodies('POST /chats')).toEqual([{ user_one_id: '41', user_two_id: '7' }])
})

test('an error says why a chat can’t be created, and the player can try again', async ({ page }) => {
  const served = await arrive(page, {
    'GET /get-chats': NO_CHATS,
    'POST /chats': { status: 403, body: { message: 'You have too many chats.' } },
  })
  const { open, error, noData } = chatsPage(page)
  await expect(noData).toBeVisible()
  await open.click()
  await expect(error).toContainText('You have too many chats.')
  await button(page, 'Close').click()
  served.answer('POST /chats', { body: { chat: { id: 6 } } })
  await open.click()
  await expect(page).toHaveURL('/chat-box/6')
})
