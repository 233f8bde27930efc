import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
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
  promotions: readonly Promotion[]
  /** Why the promotions could not be loaded. */
  failure: Failure | null
}

export const chatPorts = {
  /** Loads the promotions to show on this screen. */
  loadPromotions: port<Result<readonly Promotion[]>>('loadPromotions'),
  tabReturns: channel<{ type: 'tab.returned' }>('tabReturns'),
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
    events: {} as ChatsMessage | { type: 'retry' } | { type: 'tab.returned' },
    input: {} as ChatInput,
    children: {} as { chats: 'chats'; loadPromotions: 'loadPromotions' },
  },
  actors: { ...chatPorts, chats: chatsMachine },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, promotions: [], failure: null }),
  invoke: [
    { src: 'tabReturns', id: 'tabReturns' },
    {
      src: 'chats',
      id: 'chats',
      input: ({ context: { remoteId, ask } }) => ({
        remoteId,
        opens: 'newest' as const,
        immediately: ask !== '',
      }),
    },
  ],
  on: {
    'chat.opened': {
      target: '.opened',
      actions: { type: 'notifyParent', params: ({ context, event }) => wayTo({ context, event }) },
    },
  },
  initial: 'loadingPromotions',
  states: {
    loadingPromotions: {
      invoke: {
        src: 'loadPromotions',
        id: 'loadPromotions',
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ promotions: outputValue }) },
          { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
        ],
      },
    },
    failed: { on: { retry: 'loadingPromotions', 'tab.returned': 'loadingPromotions' } },
    ready: {},
    opened: {},
  },
})
