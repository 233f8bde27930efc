import { pollMachine } from '../../common/poll/poll.machine.ts'
import type { InboxPage } from './inbox.rules.ts'

/** Poll interval in milliseconds. */
const INBOX_PERIOD = 10_000

/** Polls page 1 of a player's inbox; its subject is the remote id. */
export const inboxPollMachine = pollMachine<InboxPage>('inboxPoll', INBOX_PERIOD)
