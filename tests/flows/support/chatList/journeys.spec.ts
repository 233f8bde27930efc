import { expect, test } from '@playwright/test'
import { PLAYER_CODE } from '#tests/model/browser/siteBrowser.ts'
import { button } from '#tests/site/controls.ts'
import { servePlayer } from '#tests/site/serve.ts'
import { CHAT, message, messagesAre } from '../chats.fixture.ts'

test('an answer marks its chat and no other, and the parts of support lead to each other and home', async ({
  page,
}) => {
  const other = { ...CHAT, id: 4, chat_id: '4', other_user: { username: 'support_mina' } }
  await servePlayer(page, {
    'GET /get-chats': { body: { chats: [CHAT, other] } },
    'GET /chats/5/messages': messagesAre(message(1, 'Where is it?', '6'), message(2, 'How can I help?')),
    'GET /promotion': { body: { promotions: [] } },
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/chat-list')
  const answered = page.getByRole('link', { name: /support_rina/ })
  const unanswered = page.getByRole('link', { name: /support_mina/ })
  await expect(answered).toHaveAccessibleDescription('Support has answered')
  await expect(answered.locator('span[aria-hidden]')).toHaveCount(1)
  await expect(unanswered).toHaveAccessibleDescription('')
  await expect(unanswered.locator('span[aria-hidden]')).toHaveCount(0)
  // Of the chat, and of the part that lists it.
  await expect(page.getByText('Support has answered')).toHaveCount(2)
  const parts = page.getByRole('navigation', { name: 'Chat' })
  await expect(parts.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/chat-list')
  await expect(parts.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/chat')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/chat')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/')
})
