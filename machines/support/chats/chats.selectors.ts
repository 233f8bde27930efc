import type { SnapshotFrom } from 'xstate'
import { chatAddress } from '../../common/routing/chatAddress.ts'
import type { chatsMachine } from './chats.machine.ts'
import { newestChat } from './chats.rules.ts'

type Snapshot = SnapshotFrom<typeof chatsMachine>

/** Returns true while a chat is looked for, created or opened. */
export function isOpening({ value: { opening } }: Snapshot): boolean {
  return opening !== 'idle' && opening !== 'failed'
}

/** Returns the address of the newest chat if a message goes there, null if a chat is to be created or found first. */
export function newestAddress(snapshot: Snapshot): string | null {
  const { opens, chats, ask } = snapshot.context
  // What is asked at once goes along with the event that opens the chat.
  const newest = opens === 'newest' && !ask && !isOpening(snapshot) ? newestChat(chats ?? []) : undefined
  return newest ? chatAddress(newest.chat_id) : null
}
