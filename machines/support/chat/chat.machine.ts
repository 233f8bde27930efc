import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { outputValue } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { type ChatArrival, chatAddress } from '../chatAddress.rules.ts'
import { type ChatsMessage, chatsMachine } from '../chats/chats.machine.ts'

export interface ChatInput {
  readonly remoteId: string
  /** What to ask about. A chat opens immediately with this in its field; empty for a plain visit. */
  readonly ask: string
}

interface ChatContext extends ChatInput {
  /** Null until loaded. */
  promotions: readonly Promotion[] | null
}

export const chatPorts = {
  /** Loads the promotions to show on this screen. */
  loadPromotions: load<readonly Promotion[]>(),
}

const wayTo = ({
  context: { remoteId, ask },
  event,
}: {
  context: ChatContext
  event: ChatsMessage
}): ScreenMessage => ({
  type: 'navigate',
  to: chatAddress(event.chatId),
  ...(ask && { state: { remoteId, ask } satisfies ChatArrival, replace: true }),
})

/** The support home screen: the latest message, promotions, and the way to a chat. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatsMessage,
    input: {} as ChatInput,
    children: {} as { chats: 'chats'; loadPromotions: 'loadPromotions' },
  },
  actors: { ...chatPorts, chats: chatsMachine },
  actions: { notifyParent: notifyParent<ScreenMessage>() },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, promotions: null }),
  invoke: {
    src: 'chats',
    id: 'chats',
    input: ({ context: { remoteId, ask } }) => ({
      remoteId,
      opens: 'newest' as const,
      immediately: ask !== '',
    }),
  },
  on: {
    'chat.opened': {
      target: '.opened',
      actions: { type: 'notifyParent', params: ({ context, event }) => wayTo({ context, event }) },
    },
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
