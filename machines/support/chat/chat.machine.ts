import type { Promotion } from '@tiya/contract/promotions'
import { notifyParent } from '@tiya/ports/notifyParent'
import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import { type ChatsInput, chatsMachine } from '../chats/chats.machine.ts'

type ChatInput = Omit<ChatsInput, 'opens'>

interface ChatContext extends ChatInput {
  /** Null until loaded. */
  promotions: readonly Promotion[] | null
}

export const chatPorts = {
  /** Loads the promotions to show on this screen. */
  loadPromotions: load<readonly Promotion[]>(),
}

/** The support home screen: the latest message, promotions, and the way to a chat. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as NavigateMessage,
    input: {} as ChatInput,
    children: {} as { chats: 'chats'; loadPromotions: 'loadPromotions' },
  },
  actors: { ...chatPorts, chats: chatsMachine },
  actions: { notifyParent: notifyParent<NavigateMessage>() },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, promotions: null }),
  invoke: {
    src: 'chats',
    id: 'chats',
    input: ({ context: { remoteId, ask } }) => ({ remoteId, ask, opens: 'newest' as const }),
  },
  on: {
    navigate: { target: '.opened', actions: { type: 'notifyParent', params: ({ event }) => event } },
  },
  initial: 'shown',
  states: {
    shown: {
      invoke: {
        src: 'loadPromotions',
        id: 'loadPromotions',
        onDone: { actions: assign({ promotions: outputValue }) },
      },
    },
    opened: {},
  },
})
