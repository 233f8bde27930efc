import { inboxMachine } from '../../../../machines/support/inbox/inbox.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { inboxActorsOf } from '../../../ports/support/inbox.ts'
import { InboxScreen } from './InboxScreen.tsx'

export default defineScreen({
  machine: inboxMachine,
  ports: inboxActorsOf,
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: InboxScreen,
})
