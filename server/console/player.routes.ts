import { exchangeBetsOf } from '../betting/bets.ts'
import { chatsForOperator } from '../chat/chats.ts'
import type { Db } from '../db/database.ts'
import { rowId } from '../db/rowId.ts'
import { betsOf } from '../games/bets.ts'
import type { Markup } from '../http/html.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { grant } from '../rewards/grants.ts'
import { chatsTable } from './pages/chats.page.ts'
import { entriesTable, readEntries } from './pages/ledger.page.ts'
import { betsList, playerPage, playerPart, readGrantForm, readPlayer } from './pages/player.page.ts'
import { findPlayerCard } from './pages/players.page.ts'
import { decidedTable, requestsOf } from './pages/requests.page.ts'
import type { ConsoleRoutes } from './routes.ts'

const SECTION = '/sandbox/players'
const PAGE = `${SECTION}/:id`

/** Maximum number of bets that are listed of each kind. */
const MOST_BETS = 100

/** Reads what is listed on a part of a player's page, and returns how it is shown below a heading. */
const PARTS = {
  requests: async (db: Db, id: number) => {
    const rows = await requestsOf(db, id)
    return (of: string) => decidedTable(of, rows, 'No requests yet.')
  },
  bets: async (db: Db, id: number) =>
    betsList(await exchangeBetsOf(db, id, MOST_BETS), await betsOf(db, id, MOST_BETS)),
  ledger: async (db: Db, id: number) => {
    const entries = await readEntries(db, id)
    return (of: string) => entriesTable(of, entries)
  },
  chats: async (db: Db, id: number) => {
    const rows = await chatsForOperator(db, { playerId: id })
    return (of: string) => chatsTable(of, rows, 'No chats yet.')
  },
} satisfies Record<string, (db: Db, id: number) => Promise<(of: string) => Markup>>

/** Registers the page of one player, with the form that gives a bonus or VIP points, and lists of what is the player's. */
export function registerPlayer({ page, form }: ConsoleRoutes, db: Db): void {
  page(PAGE, SECTION, async ({ token, params, draft }) => {
    const player = await readPlayer(db, rowId(params.id))
    return player && playerPage(player, await readSettings(db), token, draft)
  })

  for (const [part, read] of Object.entries(PARTS))
    page(`${PAGE}/${part}`, SECTION, async ({ params }) => {
      const id = rowId(params.id)
      const found = await findPlayerCard(db, id)
      return found && playerPart(found.player, part as keyof typeof PARTS, await read(db, id))
    })

  form(`${PAGE}/grants`, PAGE, async (fields, { id }) => {
    const gift = readGrantForm(fields)
    return 'errors' in gift ? gift : grant(db, { ...gift, playerId: rowId(id) })
  })
}
