import type { InboxMessage } from '@tiya/contract/inbox'
import type { inboxTexts } from '#src/i18n/en/support/inbox.ts'

/** Returns the title of a message, or words that say that it has none. */
export function titleOf({ title }: InboxMessage, { untitled }: (typeof inboxTexts)['inbox']): string {
  return title.trim() || untitled
}
