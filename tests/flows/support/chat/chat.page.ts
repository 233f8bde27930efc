import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { ONE_CHAT } from '../chats.fixture.ts'

/** `/chat` as a player uses it; opening a chat is in `chatsPage`. */
export const chatPage = (page: Page) => ({
  greeting: page.getByText('Hi rahim88', { exact: true }),
  lead: page.getByText('How can we Help?', { exact: true }),
  recent: page.getByRole('heading', { name: 'Recent message' }),
  promotions: page.getByRole('region', { name: 'Promotions' }),
})

export const visit: Visit = {
  at: '/chat',
  player: true,
  answers: { 'GET /get-chats': ONE_CHAT, 'GET /promotion': { body: { promotions: [] } } },
  heading: 'Support',
}
