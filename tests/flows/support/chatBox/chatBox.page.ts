import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'
import { HISTORY, messagesAre, ONE_CHAT } from '../chats.fixture.ts'

/** `/chat-box/5` as a player uses it. */
export function chatBoxPage(page: Page) {
  const list = page.getByRole('list', { name: 'Conversation' })
  const lines = list.getByRole('listitem')
  const field = page.getByRole('textbox', { name: 'Type a message', exact: true })
  const send = button(page, 'Send')
  return {
    list,
    lines,
    field,
    send,
    newMessages: button(page, 'New messages'),
    tryAgain: button(page, 'Try again'),
    typing: page.getByText('Typing...', { exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),

    open: () => page.goto('/chat-box/5'),
    /** Types a message and sends it. */
    write: async (text: string) => {
      await field.fill(text)
      await send.click()
    },
    /** Returns the pixels of the page below the viewport. */
    below: () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY),
    /** Scrolls until this many pixels are below the viewport. */
    scrollTo: (below: number) =>
      page.evaluate(
        (px) => window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - px),
        below,
      ),
  }
}

export const visit: Visit = {
  at: '/chat-box/5',
  player: true,
  answers: { 'GET /get-chats': ONE_CHAT, 'GET /chats/5/messages': messagesAre(...HISTORY.slice(0, 4)) },
  heading: 'support_rina',
  submits: 'POST /messages',
  submit: (page) => chatBoxPage(page).write('Hello'),
}
