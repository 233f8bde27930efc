import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ChatMessage } from '../../../../machines/contract/chat.ts'
import { outboxMachine } from '../../../../machines/support/chatBox/outbox.machine.ts'
import { linesOf, type Outgoing } from '../../../../machines/support/chatBox/outbox.rules.ts'
import { outboxPortsOf } from '../../../../src/ports/support/chatBox.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, labelled, unanswered, type World } from '../../../model/model.ts'
import { message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'

type Snapshot = SnapshotFrom<typeof outboxMachine>

const POLL = 'GET /chats/5/messages'
const GREETING = message(1, 'Welcome.')
/** The texts to write, in order. */
const TEXTS = ['Hello', 'Any news?']
/** The message that arrived without a response that said so. */
const ARRIVED = message(50, 'Hello', 6)

const decoded = (one: typeof GREETING): ChatMessage => ({
  ...one,
  id: String(one.id),
  sender_id: String(one.sender_id),
  chat_id: String(one.chat_id),
})

const isMarked = ({ status, unclear, failure }: Outgoing) => [status, unclear, failure?.kind]
/** True if the server has seen and refused the message, or a message with its text is a different one. */
const isRetried = (one: Outgoing | undefined) => Boolean(one?.others.length)
const headOf = ({ context }: Snapshot) => context.outgoing.find(({ status }) => status === 'sending')

/** Lets the poll come, or answers the one that a retry has requested. */
async function answerPoll(
  page: Page,
  world: World,
  wire: ReturnType<typeof messagesAre> | { status: 500; body: object },
) {
  const isAsked = (await page.locator('[data-flow=outbox]').getAttribute('data-state')) === 'checking'
  world.ambient.set(POLL, wire)
  if (isAsked) await world.release(POLL, wire)
  else await world.pass(3_000)
}

async function seeOutgoing(page: Page, { context }: Snapshot): Promise<void> {
  const { lines } = chatBoxPage(page)
  const own = lines.filter({ hasText: /^You/ })
  const shown = linesOf([], context.outgoing)
  const onServer = context.outgoing.flatMap(({ messageId, others }) => [
    ...(messageId ? [messageId] : []),
    ...others,
  ])
  await expect(own).toHaveCount(shown.length + new Set(onServer).size)
  await expect(own.getByText('Sending…')).toHaveCount(
    shown.filter(({ outgoing }) => outgoing?.status === 'waiting' || outgoing?.status === 'sending').length,
  )
  const failed = shown.filter(({ outgoing }) => outgoing?.status === 'failed')
  await expect(own.getByRole('button', { name: 'Try again' })).toHaveCount(failed.length)
  for (const [at, { outgoing }] of failed.entries()) {
    const refused = outgoing?.failure?.kind === 'refused' && outgoing.failure.message
    await expect(own.filter({ hasText: 'Try again' }).nth(at)).toContainText(outgoing?.content ?? '?')
    await expect(own.filter({ hasText: 'Try again' }).nth(at)).toContainText(refused || 'Not sent.')
  }
}

/** The messages of one chat that are being sent. */
export const outbox = defineModel<typeof outboxMachine>({
  machine: outboxMachine,
  input: { remoteId: '41', chatId: '5', unsent: [], messages: [decoded(GREETING)] },
  ports: outboxPortsOf,
  stored: PLAYER,
  at: '/chat-box/5',
  ambient: { 'GET /get-chats': ONE_CHAT, [POLL]: messagesAre(GREETING) },
  variants: {
    'with a message that was being sent when the chat was left': {
      input: {
        remoteId: '41',
        chatId: '5',
        unsent: [{ content: 'Hello', unclear: true, others: [] }],
        messages: [decoded(GREETING)],
      },
      stored: {
        ...PLAYER,
        'app.draft.41': JSON.stringify({ 'outbox.5': [{ content: 'Hello', unclear: true, others: [] }] }),
      },
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

  events: {
    queue: ({ context }) => {
      const content = TEXTS[context.outgoing.length]
      return content ? [{ type: 'queue', content, others: [] }] : []
    },
    retry: ({ context }) =>
      context.outgoing.map(({ key, status }) => labelled(`${status} ${key}`, { type: 'retry', key })),
    'messages.loaded': () => [
      labelled('nothing new', { type: 'messages.loaded', messages: [decoded(GREETING)] }),
      labelled('the first has arrived', {
        type: 'messages.loaded',
        messages: [decoded(GREETING), decoded(ARRIVED)],
      }),
    ],
    'messages.failed': () => [{ type: 'messages.failed', failure: { kind: 'refused', status: 500 } }],
  },
  gesture: {
    queue: (page, { content }) => chatBoxPage(page).write(content),
    retry: async (page, { key }, world) => {
      const line = chatBoxPage(page).lines.filter({ hasText: TEXTS[Number(key)] ?? '?' })
      // If the server did not refuse it, the site checks for it first.
      if (await line.getByText('Not sent.').isVisible()) world.ambient.set(POLL, 'held')
      await line.getByRole('button', { name: 'Try again' }).click()
    },
    'messages.loaded': (page, { messages }, world) => answerPoll(page, world, messagesAre(...messages)),
    'messages.failed': (page, _, world) => answerPoll(page, world, { status: 500, body: {} }),
  },
  prune: (snapshot, { kind, label, event }, place) => {
    const { context, value } = snapshot
    const [first, second] = context.outgoing
    if (kind === 'answer') {
      const isSecond = headOf(snapshot)?.key === '1'
      if (label.endsWith('sent')) return label.includes('second') !== isSecond
      // The first message goes through every answer, once.
      return (
        !label.endsWith('refused') && (second !== undefined || first?.unclear === true || isRetried(first))
      )
    }
    // All messages without a response behave the same from here on; a server error continues.
    if (first?.failure && first.failure.kind !== 'refused') return true
    // A second message waits behind the first; the rules' tests cover the others.
    if (event.type === 'queue')
      return first !== undefined && (first.messageId !== null || value !== 'sending')
    if (second) return true
    if (event.type === 'messages.loaded' && place === 'browser')
      return first === undefined || (value !== 'checking' && !label.includes('"50"'))
    return false
  },

  assertions: {
    'outbox.idle': seeOutgoing,
    'outbox.checking': seeOutgoing,
    'outbox.sending': seeOutgoing,
  },
})
