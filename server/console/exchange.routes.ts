import type { Board } from '../betting/board.ts'
import { endMarket, type OperatorChanges, storeMarket, suspend } from '../betting/markets.ts'
import { settleMarket } from '../betting/settlement.ts'
import type { Db } from '../db/database.ts'
import { endFieldOf, endPage, exchangePage, readExchange } from './pages/exchange.page.ts'
import { type ConsoleRoutes, textOf } from './routes.ts'

const PAGE = '/sandbox/exchange'

/** Registers the page of the exchange, with the forms that suspend, end and settle a market. `End` asks once. */
export function registerExchangePage(
  { page, form }: ConsoleRoutes,
  db: Db,
  { board, changes }: { board: Board; changes: OperatorChanges },
): void {
  page(PAGE, PAGE, async ({ token, draft }) => exchangePage(await readExchange(db, board), token, draft))

  form(`${PAGE}/:id/suspend`, PAGE, async ({ suspended }, { id = '' }) => {
    if (suspended !== 'yes' && suspended !== 'no') return 'wrong'
    await store(id)
    if (!(await suspend(db, id, suspended === 'yes'))) return 'over'
    await changes.refresh()
    return suspended === 'yes' ? 'suspended' : 'resumed'
  })

  form(`${PAGE}/:id/end`, PAGE, async (fields, { id = '' }, token) => {
    const result = textOf(fields.result)
    if (!result) return { errors: { [endFieldOf(id)]: 'Result: which one?' } }
    if (fields.sure !== 'yes') {
      const { going, ...rest } = await readExchange(db, board)
      if (!going.some((market) => market.id === id)) return 'over'
      const asked = endPage({ going, ...rest }, id, result, token)
      return asked ?? { errors: { [endFieldOf(id)]: `Result: this market can’t end with ${result}.` } }
    }
    await store(id)
    if (!(await endMarket(db, id, result, 'operator'))) return 'over'
    await changes.refresh()
    return 'ended'
  })

  form(`${PAGE}/:id/settle`, PAGE, async (_fields, { id = '' }) => {
    await settleMarket(db, id)
    return 'settled'
  })

  async function store(id: string): Promise<void> {
    const market = board.market(id)
    if (market) await storeMarket(db, market)
  }
}
