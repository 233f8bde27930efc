import { setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { chatAddress } from '../chatAddress.rules.ts'
import { chatsMachine } from '../chats/chats.machine.ts'
import { type OpenChatMessage, openChatMachine } from '../openChat/openChat.machine.ts'

/** Lists the player's chats, and creates one. */
export const chatListMachine = setup({
  types: {
    context: {} as { readonly remoteId: string },
    events: {} as OpenChatMessage,
    input: {} as { remoteId: string },
    children: {} as { chats: 'chats'; openChat: 'openChat' },
  },
  actors: { chats: chatsMachine, openChat: openChatMachine },
  actions: { notifyParent },
}).createMachine({
  id: 'chatList',
  context: ({ input }) => input,
  invoke: [
    { src: 'chats', id: 'chats', input: ({ context }) => context },
    { src: 'openChat', id: 'openChat', input: ({ context }) => ({ ...context, immediately: false }) },
  ],
  on: {
    'chat.opened': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => ({ type: 'navigate', to: chatAddress(event.chatId) }),
      },
    },
  },
})
