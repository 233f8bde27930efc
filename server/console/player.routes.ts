import type { Db } from '../db/database.ts'
import { rowId } from '../db/rowId.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { grant } from '../rewards/grants.ts'
import { playerPage, readGrantForm, readPlayer } from './pages/player.page.ts'
import type { ConsoleRoutes } from './routes.ts'

/** Registers the page of one player, with the form that gives a bonus or VIP points. */
export function registerPlayer({ page, form }: ConsoleRoutes, db: Db): void {
  page('/sandbox/players/:id', '/sandbox/players', async ({ token, params }) => {
    const player = await readPlayer(db, rowId(params.id))
    return player && playerPage(player, await readSettings(db), token)
  })

  form(
    '/sandbox/players/:id/grants',
    ({ id }) => `/sandbox/players/${rowId(id)}`,
    async (fields, { id }) => {
      const gift = readGrantForm(fields)
      return gift ? grant(db, { ...gift, playerId: rowId(id) }) : 'wrong'
    },
  )
}
