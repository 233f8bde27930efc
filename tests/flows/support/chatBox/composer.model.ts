import type { Page } from '@playwright/test'
import { labelled } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { composerMachine } from '#machines/support/chatBox/composer.machine.ts'
import { composerPortsOf } from '#src/ports/support/chatBox.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { HISTORY, message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'

async function seeField(page: Page, { context, value }: SnapshotFrom<typeof composerMachine>): Promise<void> {
  const { field, send, typing } = chatBoxPage(page)
  await expect(field).toHaveValue(context.text)
  await expect(send).toBeEnabled({ enabled: !['', ' \u200B'].includes(context.text) })
  await expect(typing).toHaveCount(value === 'focused' ? 1 : 0)
}

const isFocused = ({ value }: SnapshotFrom<typeof composerMachine>) => value === 'focused'

const draft = (text: string) => ({ 'app.draft.41': JSON.stringify({ 'composer.5': text }) })

/** The field of a chat. */
export const composer = defineModel<typeof composerMachine>({
  machine: composerMachine,
  input: { remoteId: '41', chatId: '5', text: '' },
  ports: composerPortsOf,
  stored: PLAYER,
  at: '/chat-box/5',
  ambient: {
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(...HISTORY.slice(0, 2)),
    'POST /messages': { body: { data: message(3, 'Hello', 6) } },
  },
  variants: {
    'with a draft': {
      input: { remoteId: '41', chatId: '5', text: 'Half a' },
      stored: { ...PLAYER, ...draft('Half a') },
    },
  },
  project: ({ text }) => text,

  plainEvents: ['focused', 'blurred', 'submit'],
  events: {
    'text.changed': () => [
      { type: 'text.changed', text: 'Hello' },
      labelled('blank', { type: 'text.changed', text: ' \u200B' }),
      labelled('with blanks around', { type: 'text.changed', text: ' Hello ' }),
    ],
  },
  gesture: {
    // Typing and sending leave the focus in the field.
    'text.changed': { when: isFocused, play: (page, { text }) => chatBoxPage(page).field.fill(text) },
    focused: (page) => chatBoxPage(page).field.focus(),
    blurred: (page) => chatBoxPage(page).field.blur(),
    submit: { when: isFocused, play: (page) => chatBoxPage(page).send.click() },
  },

  assertions: { 'composer.blurred': seeField, 'composer.focused': seeField },
})
