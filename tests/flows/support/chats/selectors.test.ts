import { expect, it } from 'vitest'
import { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import type { ListedChat } from '#machines/support/chats/chats.rules.ts'
import { newestAddress } from '#machines/support/chats/chats.selectors.ts'

type Opening = 'idle' | 'choosing' | 'creating' | 'failed' | 'opened'

const chat = (id: string): ListedChat => ({
  id,
  chat_id: `${id}/b`,
  other_user: { username: 'support_rina' },
  last_message: null,
})
const TWO = [chat('4'), chat('5')]

it.each<['newest' | 'new', readonly ListedChat[] | null, Opening, string | null]>([
  ['newest', TWO, 'idle', '/chat-box/5%2Fb'],
  ['newest', TWO, 'failed', '/chat-box/5%2Fb'],
  ['newest', TWO, 'choosing', null],
  ['newest', TWO, 'creating', null],
  ['newest', TWO, 'opened', null],
  ['newest', [], 'idle', null],
  ['newest', null, 'idle', null],
  ['new', TWO, 'idle', null],
])(
  'where a message goes to the %s chat, of %j, while opening is %s: %s',
  (opens, chats, opening, address) => {
    const value = { list: chats ? 'ready' : 'loading', opening } as const
    const snapshot = chatsMachine.resolveState({
      value,
      context: { opens, chats, ask: '' } as never,
    })
    expect(newestAddress(snapshot)).toBe(address)
  },
)

it('a message with a question goes nowhere by itself: opening the chat takes the question along', () => {
  const context = { opens: 'newest', chats: TWO, ask: 'BK7X2M9Q' } as never
  const snapshot = chatsMachine.resolveState({ value: { list: 'ready', opening: 'failed' }, context })
  expect(newestAddress(snapshot)).toBeNull()
})
