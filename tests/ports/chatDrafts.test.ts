import { expect, it } from 'vitest'
import { readChatDrafts } from '../../src/ports/support/chatBox.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const unsent = [{ content: 'Are you there?', unclear: true, others: ['7'] }]

it.each([
  ['with what was not sent', { 'composer.5': 'Where is my', 'outbox.5': unsent }, 'Where is my', unsent],
  ['empty after another chat', { 'composer.6': 'Other', 'outbox.6': unsent }, '', []],
  ['empty if what is stored can’t be read', { 'composer.5': 7, 'outbox.5': [{ content: '' }] }, '', []],
])('a chat opens %s', (_, drafts, text, messages) => {
  const stored = { remote_id: '41', 'app.draft.41': JSON.stringify(drafts) }
  const environment = new HeadlessEnvironment({ at: '/chat/5', stored }).of('chat')
  expect(readChatDrafts(environment, { remoteId: '41', chatId: '5' })).toEqual({ text, unsent: messages })
})
