import { askOf, chatIdOf, openingText } from '../../../../machines/support/chatAddress.rules.ts'
import { chatBoxMachine, messagesPoll } from '../../../../machines/support/chatBox/chatBox.machine.ts'
import { composerMachine } from '../../../../machines/support/chatBox/composer.machine.ts'
import { outboxMachine } from '../../../../machines/support/chatBox/outbox.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import {
  chatBoxPortsOf,
  composerPortsOf,
  messagesPollPortsOf,
  outboxPortsOf,
  readChatDrafts,
} from '../../../ports/support/chatBox.ts'
import { ChatBoxScreen } from './ChatBoxScreen.tsx'

export default defineScreen({
  machine: chatBoxMachine,
  ports: (environment) => ({
    ...chatBoxPortsOf(environment),
    poll: messagesPoll.provide({ actors: messagesPollPortsOf(environment) }),
    outbox: outboxMachine.provide({ actors: outboxPortsOf(environment) }),
    composer: composerMachine.provide({ actors: composerPortsOf(environment) }),
  }),
  input: ({ location, session }, environment) => {
    const place = { remoteId: session?.remoteId ?? '', chatId: chatIdOf(location.path) }
    const { text, unsent } = readChatDrafts(environment, place)
    return { ...place, unsent, text: openingText(text, askOf(location.state)) }
  },
  View: ChatBoxScreen,
})
