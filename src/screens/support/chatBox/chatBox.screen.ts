import { chatIdOf } from '#machines/common/routing/chatAddress.ts'
import { askOf, openingText } from '#machines/support/chatArrival.rules.ts'
import { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { chatBoxActorsOf, readChatDrafts } from '#src/ports/support/chatBox.ts'
import { ChatBoxScreen } from './ChatBoxScreen.tsx'

export default defineScreen({
  machine: chatBoxMachine,
  ports: chatBoxActorsOf,
  input: ({ location, session }, environment) => {
    const place = { remoteId: session?.remoteId ?? '', chatId: chatIdOf(location.path) }
    const { text, unsent } = readChatDrafts(environment, place)
    return { ...place, unsent, text: openingText(text, askOf(location.state)) }
  },
  View: ChatBoxScreen,
})
