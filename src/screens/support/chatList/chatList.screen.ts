import { chatListMachine } from '../../../../machines/support/chatList/chatList.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { supportPartsOf } from '../supportParts.ts'
import { ChatListScreen } from './ChatListScreen.tsx'

export default defineScreen({
  machine: chatListMachine,
  ports: supportPartsOf,
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ChatListScreen,
})
