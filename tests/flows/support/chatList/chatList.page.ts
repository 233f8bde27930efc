import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { errorDialog } from '#tests/site/errorDialog.ts'
import type { Visit } from '#tests/site/visit.ts'
import { ONE_CHAT } from '../chats.fixture.ts'

/** `/chat-list` and `/chat` as a player uses them: the chats and the way to open one. */
export const chatsPage = (page: Page) => ({
  open: button(page, 'Send us a Message'),
  /** The way to the newest chat on `/chat`, once it is known. */
  openNewest: page.getByRole('link', { name: 'Send us a Message', exact: true }),
  opening: button(page, 'Send us a Message…'),
  tryAgain: button(page, 'Try again'),
  error: errorDialog(page),
  chats: page.getByRole('list', { name: 'Chats' }).getByRole('listitem'),
  /** The chats, each of them a link. */
  links: page.locator('a[href^="/chat-box/"]', { hasNotText: 'Send us a Message' }),
  noData: page.getByText('No Data', { exact: true }),
})

export const visit: Visit = {
  at: '/chat-list',
  player: true,
  answers: { 'GET /get-chats': ONE_CHAT },
  heading: 'Messages',
  submits: 'POST /chats',
  submit: (page) => chatsPage(page).open.click(),
}
