import type { ActorRefFrom } from 'xstate'
import type { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'

/** The props of every part of the inbox. */
export interface InboxProps {
  readonly actor: ActorRefFrom<typeof inboxMachine>
}
