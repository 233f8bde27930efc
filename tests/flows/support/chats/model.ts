import type { Page } from '@playwright/test'
import { labelled } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { chatsMachine, chatsPoll } from '#machines/support/chats/chats.machine.ts'
import type { ListedChat } from '#machines/support/chats/chats.rules.ts'
import { chatsPollPortsOf, chatsPortsOf } from '#src/ports/support/chats.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import { POLL_FAILED, pollGestures, pollModel } from '../../common/poll.model.ts'
import { chatsPage } from '../chatList/chatList.page.ts'
import { CHAT, messagesAre, NO_CHATS, ONE_CHAT } from '../chats.fixture.ts'

type Snapshot = SnapshotFrom<typeof chatsMachine>

const POLL = 'GET /get-chats'
const OLDER: ListedChat = {
  id: '4',
  chat_id: '44',
  other_user: { username: 'support_joy' },
  last_message: null,
  unsent: 'Hello?',
}
const NEWER: ListedChat = {
  id: '5',
  chat_id: '5',
  other_user: { username: 'support_rina' },
  last_message: 'Hi',
}

const LISTS = { none: [], 'the newer one last': [OLDER, NEWER] }

/** The gestures for the list's poll, while nothing covers the list. */
const poll = pollGestures(POLL, 3_000, (chats: readonly ListedChat[]) => ({ body: { chats } }))

async function seeChats(page: Page, { context }: Snapshot): Promise<void> {
  const { links, noData } = chatsPage(page)
  const shown = context.opens === 'new' ? (context.chats ?? []) : (context.chats ?? []).slice(-1)
  await expect(links).toHaveCount(shown.length)
  for (const [at, { chat_id, other_user, last_message, unsent }] of shown.entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', `/chat-box/${chat_id}`)
    await expect(links.nth(at)).toContainText(other_user.username)
    await expect(links.nth(at)).toContainText(
      unsent ? `Not sent: ${unsent}` : (last_message ?? 'No messages yet'),
    )
  }
  await expect(noData).toHaveCount(shown.length === 0 && context.opens === 'new' ? 1 : 0)
  await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('The messages could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
}

const seeOpening = async (page: Page) => {
  await expect(chatsPage(page).opening).toBeDisabled()
  await expect(chatsPage(page).error).toHaveCount(0)
}

const inputOf = (opens: 'newest' | 'new', ask = '') => ({ remoteId: '41', opens, ask })

/** Returns true if the newest chat is known, to which `/chat` then has a link. */
const hasLink = ({ context: { opens, chats: all } }: Snapshot) => opens === 'newest' && Boolean(all?.length)

/** Returns true if a dialog covers the list, or a chat is being opened or has taken its place. */
const isCovered = ({ value, context }: Snapshot) =>
  (value.opening !== 'idle' && value.opening !== 'choosing') || context.openFailure !== null

const chats = defineModel<typeof chatsMachine>({
  machine: chatsMachine,
  input: inputOf('new'),
  ports: chatsPortsOf,
  stored: {
    ...PLAYER,
    'app.draft.41': JSON.stringify({ 'outbox.44': [{ content: ' Hello? ', unclear: true, others: [] }] }),
  },
  at: '/chat-list',
  ambient: {
    [POLL]: 'held',
    'GET /promotion': { body: { promotions: [] } },
    'GET /chats/5/messages': messagesAre(),
    'GET /chats/a%2Fb/messages': messagesAre(),
    'GET /chats/44/messages': messagesAre(),
  },
  variants: {
    'on the home of support': { input: inputOf('newest'), at: '/chat' },
    'to ask about a transaction': {
      input: inputOf('newest', 'BK7X2M9Q'),
      at: '/chat',
      arrive: arriveAt('/chat', { ask: 'BK7X2M9Q' }),
    },
  },
  project: ({ opens, ask, chats: all, failure, stale, openFailure }) => [
    [opens, ask, all?.length, stale],
    [failure, openFailure],
  ],

  answers: {
    createChat: {
      created: { body: { chat: { id: 'a/b' } } },
      refused: { status: 422, body: { message: 'Words of the server.' } },
      'not a chat': { body: { chat: {} } },
      ...unanswered(30_000, 'the polls would go on meanwhile'),
    },
  },

  usual: {},
  plainEvents: ['retry', 'open', 'dismiss'],
  events: {
    'poll.loaded': () =>
      Object.entries(LISTS).map(([label, value]) => labelled(label, { type: 'poll.loaded', value })),
    'poll.failed': () => [POLL_FAILED],
  },
  covered: (snapshot) => (isCovered(snapshot) ? ['dismiss'] : undefined),
  gesture: {
    ...poll,
    open: {
      when: (snapshot) => !hasLink(snapshot),
      play: async (page, _, world) => {
        if (await chatsPage(page).tryAgain.isVisible()) world.ambient.set(POLL, 'held')
        await chatsPage(page).open.click()
      },
    },
    dismiss: (page) => chatsPage(page).error.getByRole('button', { name: 'Close' }).click(),
  },

  assertions: {
    'chats.list.loading': (page) => expect(page.locator('main [aria-busy=true]').first()).toBeVisible(),
    'chats.list.failed': (page) =>
      expect(page.getByRole('alert')).toContainText('Your messages could not be loaded.'),
    'chats.list.ready': (page, snapshot) =>
      snapshot.value.opening === 'opened' ? Promise.resolve() : seeChats(page, snapshot),
    'chats.opening.idle': async (page, snapshot) => {
      const { open, openNewest, error } = chatsPage(page)
      await expect(error).toHaveCount(0)
      await expect(open).toHaveCount(hasLink(snapshot) ? 0 : 1)
      if (hasLink(snapshot)) await expect(openNewest).toHaveAttribute('href', '/chat-box/5')
      else await expect(open).toBeEnabled()
    },
    'chats.opening.choosing': seeOpening,
    'chats.opening.creating': seeOpening,
    'chats.opening.failed': async (page, { context: { openFailure } }) => {
      const words = failureWords(openFailure, {
        unanswered: 'An error occurred while opening the chat.',
        refused: 'Failed to open the chat.',
      })
      await expect(chatsPage(page).error).toContainText(words)
    },
    'chats.opening.opened': (page, { context: { opens, chats: all } }) =>
      expect(page).toHaveURL(opens === 'newest' && all?.length ? '/chat-box/5' : '/chat-box/a%2Fb'),
  },
  unmarked: { 'chats.opening.opened': 'the chat has taken the place of the screen' },
})

const chatsPollModel = pollModel<readonly ListedChat[]>({
  machine: chatsPoll,
  ports: chatsPollPortsOf,
  answers: {
    some: ONE_CHAT,
    none: NO_CHATS,
    'a chat without a partner': { body: { chats: [{ ...CHAT, other_user: null }] } },
  },
})

export const models = [chats, chatsPollModel]
