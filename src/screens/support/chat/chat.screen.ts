import { chatMachine } from '#machines/support/chat/chat.machine.ts'
import { askOf } from '#machines/support/chatArrival.rules.ts'
import { chatsMachine } from '#machines/support/chats/chats.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { chatPortsOf } from '#src/ports/support/chat.ts'
import { chatsActorsOf } from '#src/ports/support/chats.ts'
import { ChatScreen } from './ChatScreen.tsx'

export default defineScreen({
  machine: chatMachine,
  ports: (environment) => ({
    ...chatPortsOf(environment),
    chats: chatsMachine.provide({ actors: chatsActorsOf(environment) }),
  }),
  input: ({ location, session }) => ({ remoteId: session?.remoteId ?? '', ask: askOf(location.state) }),
  View: ChatScreen,
})
