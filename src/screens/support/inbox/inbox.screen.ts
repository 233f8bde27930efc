import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { inboxActorsOf } from '#src/ports/support/inbox.ts'
import { InboxScreen } from './InboxScreen.tsx'

export default defineScreen({
  machine: inboxMachine,
  ports: inboxActorsOf,
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: InboxScreen,
})
