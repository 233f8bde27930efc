import type { Page } from '@playwright/test'
import type { ChatMessage } from '@tiya/contract/chat'
import { labelled, unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/common/result.ts'
import { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { messagesPoll } from '#machines/support/chatBox/chatBox.setup.ts'
import { chatBoxPortsOf, messagesPollPortsOf } from '#src/ports/support/chatBox.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import { pollGestures, pollModel } from '../../common/poll.model.ts'
import { usualFirst } from '../../common/usualFirst.ts'
import { CHAT, decoded, HISTORY, message, messagesAre, NO_CHATS } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'
import { composer } from './composer.model.ts'
import { outbox } from './outbox.model.ts'

type Snapshot = SnapshotFrom<typeof chatBoxMachine>

const POLL = 'GET /chats/5/messages'

const REPLY = message(31, 'We are looking into it.')
const OWN = message(32, 'From my other phone', 6)
const ANSWERED = message('33', 'Hello', '6')

/** The lists that the poll may load, in their wire format. */
const LOADED = {
  history: HISTORY,
  'and a reply': [...HISTORY, REPLY],
  'and an own message': [...HISTORY, OWN],
}
const FAILED: Readonly<Record<string, Failure>> = {
  'a server error': { kind: 'refused', status: 500 },
  'no such chat': { kind: 'refused', status: 404, message: 'No such chat.' },
}

/** Twelve hours after a walk begins. */
const MIDNIGHT = Date.parse('2026-03-03T00:00+06:00')

const poll = pollGestures(POLL, 3_000, (value: readonly ChatMessage[]) => messagesAre(...value))

const isAt = (snapshot: Snapshot, ready: 'following' | 'unread') =>
  snapshot.matches({ conversation: { open: { ready } } })

const seePartner = (page: Page, { context }: Snapshot) =>
  expect(chatBoxPage(page).heading(context.partner || 'Support')).toBeVisible()

async function seeMessages(page: Page, snapshot: Snapshot): Promise<void> {
  const { context } = snapshot
  const { lines, newMessages, below } = chatBoxPage(page)
  // Messages in flight show no time.
  const arrived = lines.filter({ hasText: '2026-03-02 12:00' })
  await expect(arrived).toHaveCount(context.messages.length)
  const last = context.messages.slice(-3).map(({ content }) => content)
  for (const [at, content] of last.entries())
    await expect(arrived.nth(context.messages.length - last.length + at)).toContainText(content)
  await expect(page.getByText('The messages could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
  await expect(lines.first()).toContainText(/^Today/)
  await expect(page.getByText('No Data')).toHaveCount(0)
  await expect(newMessages).toHaveCount(isAt(snapshot, 'unread') ? 1 : 0)
  await expect.poll(async () => (await below()) < 48).toBe(isAt(snapshot, 'following'))
}

const chatBox = defineModel<typeof chatBoxMachine>({
  machine: chatBoxMachine,
  input: { remoteId: '41', chatId: '5', text: '', unsent: [] },
  ports: chatBoxPortsOf,
  stored: PLAYER,
  at: '/chat-box/5',
  ambient: { [POLL]: 'held', 'POST /messages': 'held' },
  project: ({ partner, messages, failure, stale, now }) => [
    partner,
    messages.map(({ id }) => id),
    failure,
    stale,
    now >= MIDNIGHT,
  ],

  answers: {
    loadChats: {
      listed: { body: { chats: [{ ...CHAT, id: 9, chat_id: 4, other_user: { username: 'no' } }, CHAT] } },
      'not listed': NO_CHATS,
      refused: { status: 403, body: {} },
      ...unanswered(15_000, 'it would abort the first poll, which is held'),
    },
  },

  usual: { first: ['loadChats'] },
  plainEvents: ['messages.wanted', 'end.pressed', 'retry'],
  events: {
    'poll.loaded': () =>
      usualFirst(
        Object.entries(LOADED).map(([label, value]) =>
          labelled(label, { type: 'poll.loaded', value: value.map(decoded) }),
        ),
      ),
    'poll.failed': () =>
      Object.entries(FAILED).map(([label, failure]) =>
        unusual(labelled(label, { type: 'poll.failed', failure })),
      ),
    'message.submitted': () => [{ type: 'message.submitted', content: 'Hello' }],
    'message.sent': () => [unusual({ type: 'message.sent', message: decoded(ANSWERED) })],
    // One night is enough, because time has no end.
    'clock.ticked': ({ context: { now } }) =>
      now < MIDNIGHT ? [unusual({ type: 'clock.ticked', now: MIDNIGHT })] : [],
    scrolled: () => [
      labelled('48 px below', { type: 'scrolled', below: 48 }),
      labelled('47 px below', { type: 'scrolled', below: 47 }),
    ],
  },
  durations: { 'clock.ticked': ({ context: { now } }) => MIDNIGHT - now },
  gesture: {
    ...poll,
    'clock.ticked': { when: () => false },
    'message.submitted': (page) => chatBoxPage(page).write('Hello'),
    // It results from a message that the field submits, which leads to the end by itself.
    'message.sent': {
      when: (snapshot) => isAt(snapshot, 'following'),
      play: async (page, _, world) => {
        await chatBoxPage(page).write('Hello')
        await world.release('POST /messages', { body: { data: ANSWERED } })
      },
    },
    'messages.wanted': 'the outbox asks, in its own model and in the journeys',
    scrolled: (page, { below }) => chatBoxPage(page).scrollTo(below),
    'end.pressed': (page) => chatBoxPage(page).newMessages.click(),
  },

  unreachedInBrowser: {
    'chatBox.conversation.open.ready message.sent#0': 'what is submitted leads to the end, where it is sent',
  },
  assertions: {
    'chatBox.partner.loading': seePartner,
    'chatBox.partner.known': seePartner,
    'chatBox.partner.failed': seePartner,
    'chatBox.conversation.open.loading': async (page) => {
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
      await expect(chatBoxPage(page).field).toHaveCount(0)
    },
    'chatBox.conversation.open.failed': async (page) => {
      await expect(page.getByRole('alert')).toContainText('The messages could not be loaded.')
      await expect(chatBoxPage(page).field).toHaveCount(0)
    },
    'chatBox.conversation.missing': async (page) => {
      await expect(page.getByRole('alert')).toContainText('This chat could not be found.')
      await expect(page.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/chat-list')
      await expect(chatBoxPage(page).field).toHaveCount(0)
    },
    'chatBox.conversation.open.ready.following': seeMessages,
    'chatBox.conversation.open.ready.away': seeMessages,
    'chatBox.conversation.open.ready.unread': seeMessages,
  },
})

const messagesPollModel = pollModel<readonly ChatMessage[]>({
  machine: messagesPoll,
  ports: messagesPollPortsOf,
  subject: '5',
  answers: {
    some: messagesAre(...HISTORY.slice(0, 2)),
    none: messagesAre(),
    'a message without a sender': messagesAre({ id: 1, content: 'Hello', chat_id: 5 }),
  },
})

export const models = [chatBox, messagesPollModel, composer, outbox]
