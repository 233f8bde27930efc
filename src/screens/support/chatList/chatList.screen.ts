import { chatListMachine } from '#machines/support/chatList/chatList.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { chatsOf } from '#src/ports/support/chats.ts'
import { ChatListScreen } from './ChatListScreen.tsx'

export default defineScreen({
  machine: chatListMachine,
  ports: (environment) => ({ chats: chatsOf(environment) }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ChatListScreen,
})
