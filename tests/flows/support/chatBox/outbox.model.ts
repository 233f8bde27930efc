import type { Page } from '@playwright/test'
import { labelled, unusual, type World } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { outboxMachine } from '#machines/support/chatBox/outbox.machine.ts'
import { linesOf, type Outgoing } from '#machines/support/chatBox/outbox.rules.ts'
import { outboxPortsOf } from '#src/ports/support/chatBox.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import { answerPoll, POLL_FAILED } from '../../common/poll.model.ts'
import { decoded, message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'

type Snapshot = SnapshotFrom<typeof outboxMachine>

const POLL = 'GET /chats/5/messages'
const GREETING = message(1, 'Welcome.')
/** The texts that are usually written, in order. */
const TEXTS = ['Hello', 'Any news?']
/** The message that arrived without a response that said so. */
const ARRIVED = message(50, 'Hello', 6)
/** The walks in which the server has listed it. A response may say later that it was another message. */
const listing = new WeakSet<World>()

const INPUT = { remoteId: '41', chatId: '5', unsent: [], messages: [decoded(GREETING)] }
const UNSENT = { content: 'Hello', unclear: true, others: [] }

const isMarked = ({ status, outcomeUnknown, failure }: Outgoing) => [status, outcomeUnknown, failure?.kind]

async function seeOutgoing(page: Page, { context }: Snapshot, world: World): Promise<void> {
  const { lines } = chatBoxPage(page)
  const own = lines.filter({ hasText: /^You/ })
  const shown = linesOf([], context.outgoing)
  const onServer = context.outgoing.flatMap(({ messageId, others }) => [
    ...(messageId ? [messageId] : []),
    ...others,
    ...(listing.has(world) ? [String(ARRIVED.id)] : []),
  ])
  await expect(own).toHaveCount(shown.length + new Set(onServer).size)
  const sending = shown.filter(({ outgoing }) => /waiting|sending/.test(outgoing?.status ?? ''))
  await expect(own.getByText('Sending…')).toHaveCount(sending.length)
  const failed = shown.filter(({ outgoing }) => outgoing?.status === 'failed')
  await expect(own.getByRole('button', { name: 'Try again' })).toHaveCount(failed.length)
  for (const [at, { outgoing }] of failed.entries()) {
    const line = own.filter({ hasText: 'Try again' }).nth(at)
    await expect(line).toContainText(outgoing?.content ?? '?')
    await expect(line).toContainText(failureWords(outgoing?.failure ?? null, 'Not sent.'))
  }
}

/** The messages of one chat that are being sent. */
export const outbox = defineModel<typeof outboxMachine>({
  machine: outboxMachine,
  input: INPUT,
  ports: outboxPortsOf,
  stored: PLAYER,
  at: '/chat-box/5',
  ambient: { 'GET /get-chats': ONE_CHAT, [POLL]: messagesAre(GREETING) },
  variants: {
    'with a message that was being sent when the chat was left': {
      input: { ...INPUT, unsent: [UNSENT] },
      stored: { ...PLAYER, 'app.draft.41': JSON.stringify({ 'outbox.5': [UNSENT] }) },
    },
  },
  project: ({ outgoing }) =>
    outgoing.map((one) => [one.key, one.content, isMarked(one), one.messageId, one.others]),

  answers: {
    sendMessage: {
      sent: { body: { data: message(61, 'Hello', '6') } },
      'the second is sent': { body: { data: message('62', 'Any news?', 6) } },
      refused: { status: 422, body: { message: 'Words of the server.' } },
      'a server error': { status: 500, body: {} },
      'not a message': { body: { data: { id: 61 } } },
      ...unanswered(30_000),
    },
  },

  usual: { ends: { sendMessage: ['sent', 'the second is sent'] } },
  events: {
    queue: ({ context: { outgoing } }) => {
      const content = TEXTS[outgoing.length] ?? 'Please answer.'
      const fixture = { type: 'queue', content, others: [] } as const
      return [outgoing.length < TEXTS.length ? fixture : unusual(fixture)]
    },
    retry: ({ context }) =>
      context.outgoing.map(({ key, status }) => labelled(`${status} ${key}`, { type: 'retry', key })),
    'messages.loaded': () => [
      labelled('nothing new', { type: 'messages.loaded', messages: [decoded(GREETING)] }),
      unusual(
        labelled('the first has arrived', {
          type: 'messages.loaded',
          messages: [decoded(GREETING), decoded(ARRIVED)],
        }),
      ),
    ],
    'messages.failed': () => [unusual({ ...POLL_FAILED, type: 'messages.failed' })],
  },
  gesture: {
    queue: (page, { content }) => chatBoxPage(page).write(content),
    // The second message waits behind the first.
    retry: {
      when: (_, { key }) => key === '0',
      play: async (page, { key }, world) => {
        const line = chatBoxPage(page).lines.filter({ hasText: TEXTS[Number(key)] ?? '?' })
        // If the server did not refuse it, the site checks for it first.
        if (await line.getByText('Not sent.').isVisible()) world.ambient.set(POLL, 'held')
        await line.getByRole('button', { name: 'Try again' }).click()
      },
    },
    'messages.loaded': {
      when: ({ value, context }, { messages }) =>
        context.outgoing.length > 0 && (value === 'checking' || messages.length > 1),
      play: async (_, { messages }, world) => {
        if (messages.length > 1) listing.add(world)
        await answerPoll(world, POLL, messagesAre(...messages), 3_000)
      },
    },
    'messages.failed': (_, __, world) => answerPoll(world, POLL, { status: 500, body: {} }, 3_000),
  },

  assertions: {
    'outbox.idle': seeOutgoing,
    'outbox.checking': seeOutgoing,
    'outbox.sending': seeOutgoing,
  },
})
