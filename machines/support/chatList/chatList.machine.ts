import { setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import { chatAddress } from '../chatAddress.rules.ts'
import { type ChatsMessage, chatsMachine } from '../chats/chats.machine.ts'

/** Lists the player's chats and creates new ones. */
export const chatListMachine = setup({
  types: {
    context: {} as { readonly remoteId: string },
    events: {} as ChatsMessage,
    input: {} as { remoteId: string },
    children: {} as { chats: 'chats' },
  },
  actors: { chats: chatsMachine },
  actions: { notifyParent: notifyParent<ScreenMessage>() },
}).createMachine({
  id: 'chatList',
  context: ({ input }) => input,
  invoke: {
    src: 'chats',
    id: 'chats',
    input: ({ context }) => ({ ...context, opens: 'new' as const, immediately: false }),
  },
  on: {
    'chat.opened': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => ({ type: 'navigate', to: chatAddress(event.chatId) }),
      },
    },
  },
})
