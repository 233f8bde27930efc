import { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { chatsActorsOf } from '#src/ports/support/chats.ts'
import { ChatListScreen } from './ChatListScreen.tsx'

export default defineScreen({
  machine: chatsMachine,
  ports: chatsActorsOf,
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '', opens: 'new' as const, ask: '' }),
  View: ChatListScreen,
})
