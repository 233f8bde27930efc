import { findPlayer } from '../auth/players.ts'
import type { Db } from '../db/database.ts'
import { newestMessages, writeToAll, writeToInbox } from '../inbox/inbox.ts'
import { inboxPage, readInboxForm } from './pages/inbox.page.ts'
import type { ConsoleRoutes } from './routes.ts'

/** Registers the page that writes to the inbox of one player, or of all. */
export function registerInboxPage({ page, form }: ConsoleRoutes, db: Db): void {
  page('/sandbox/inbox', '/sandbox/inbox', async ({ token, draft, query }) =>
    inboxPage(await newestMessages(db), query('to'), token, draft),
  )

  form('/sandbox/inbox', '/sandbox/inbox', async (fields) => {
    const letter = readInboxForm(fields)
    if ('errors' in letter) return letter
    const { username, ...text } = letter
    if (username === undefined) await writeToAll(db, text)
    else {
      const player = await findPlayer(db, username)
      if (!player) return { errors: { username: `To: no player has the name ${username}.` } }
      await writeToInbox(db, player.id, text)
    }
    return 'sent'
  })
}
