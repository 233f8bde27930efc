import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { chatBoxPortsOf, readChatDrafts } from '../../src/ports/support/chatBox.ts'
import { chatsPollPortsOf } from '../../src/ports/support/chats.ts'
import { CHAT } from '../flows/support/chats.fixture.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

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

it.each([
  ['is known not to have arrived', false, ['/api/get-chats']],
  ['may have arrived', true, ['/api/get-chats', '/api/chats/5/messages']],
])(
  'the list loads the messages of a chat only if the last one of the player %s',
  async (_, unclear, calls) => {
    const asked: string[] = []
    const drafts = { 'outbox.5': [{ content: 'Are you there?', unclear, others: [] }] }
    const world = new HeadlessEnvironment(
      { at: '/chat-list', stored: { remote_id: '41', 'app.draft.41': JSON.stringify(drafts) } },
      () => async (address) => {
        asked.push(new URL(String(address), 'https://site.test').pathname)
        return Response.json({ chats: [CHAT], messages: [] })
      },
    )
    const { load } = chatsPollPortsOf(world.of('load'))
    const input = { subject: '41', period: 3_000, mayWait: false }
    const { value } = (await toPromise(createActor(load, { input }).start())) as never
    expect(value).toMatchObject([{ chat_id: '5', unsent: 'Are you there?' }])
    expect(asked).toEqual(calls)
  },
)

it('an open chat is told how many pixels of it are below the view', () => {
  const world = new HeadlessEnvironment({ at: '/chat/5' })
  Object.assign(world.page, { innerHeight: 800 })
  Object.assign(world.page.document.documentElement, { scrollHeight: 2_000 })
  const { heard } = listenTo(chatBoxPortsOf(world.of('scroll')).scroll)
  world.page.scrollTo({ top: 900 })
  expect(heard).toEqual([{ type: 'scrolled', below: 300 }])
})
