import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { exchangeMarkets } from '../db/schema.ts'
import type { Override, Overrides } from '../exchange/simulator.ts'
import type { BoardMarket } from './board.types.ts'

export type StoredMarket = typeof exchangeMarkets.$inferSelect

/** The result of a market whose bets are refunded. */
export const VOID = 'void'

/** Stores a market, unless it is stored already, so that bets and the operator can refer to it. */
export async function storeMarket(db: Db, market: BoardMarket): Promise<void> {
  const { id, eventName, marketName } = market
  const runners = winnersOf(market)
  await db.insert(exchangeMarkets).values({ id, eventName, marketName, runners }).onConflictDoNothing()
}

/** The runners of a market, one of which wins; none if it is decided by a count. */
export const winnersOf = ({ runners }: BoardMarket): StoredMarket['runners'] =>
  runners.filter(({ kind }) => kind === 'odds').map(({ id, name }) => ({ id, name }))

/** Suspends a stored market or opens it again; returns false if it has ended. */
export async function suspend(db: Db, id: string, suspended: boolean): Promise<boolean> {
  const changed = await db
    .update(exchangeMarkets)
    .set({ suspended })
    .where(and(eq(exchangeMarkets.id, id), isNull(exchangeMarkets.result)))
    .returning({ id: exchangeMarkets.id })
  return changed.length > 0
}

/**
 * Ends a stored market with the id of the winning runner, the count that decides its fancies, or `void`. From then
 * on no bet is placed or matched, and its bets can be settled. Returns false if it has already ended, or can't end
 * so; the first result stays.
 */
export async function endMarket(
  db: Db,
  id: string,
  result: string,
  endedBy: NonNullable<StoredMarket['endedBy']>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Waits for bets that are being placed, which lock the row too.
    const [market] = await tx.select().from(exchangeMarkets).where(eq(exchangeMarkets.id, id)).for('update')
    if (!market || market.result !== null) return false
    if (!canEnd(market, result)) return false
    await tx
      .update(exchangeMarkets)
      .set({ result, endedBy, endedAt: new Date() })
      .where(eq(exchangeMarkets.id, id))
    return true
  })
}

/** Returns true if a market can end with this result. */
export function canEnd({ runners }: { runners: readonly { id: string }[] }, result: string): boolean {
  if (result === VOID) return true
  return runners.length === 0 ? /^\d{1,3}$/.test(result) : runners.some(({ id }) => id === result)
}

/** How long an ended market overrides the simulator: longer than a match. */
const REMEMBERED_MS = 24 * 3_600_000

/** The overrides of the simulator, as far as this process knows them. */
export interface OperatorChanges {
  current: () => Overrides
  /** Reads them from the database, which all processes share. */
  refresh(): Promise<void>
}

/** Creates the overrides for a database; there are none until the first `refresh()`. */
export function operatorChanges(db: Db): OperatorChanges {
  let overrides: Overrides = new Map()
  let [started, shown] = [0, 0]
  return {
    current: () => overrides,
    refresh: async () => {
      const turn = ++started
      const read = await readOverrides(db)
      // Reads can finish out of order, and an older one may lack the latest change.
      if (turn < shown) return
      shown = turn
      overrides = read
    },
  }
}

async function readOverrides(db: Db): Promise<Overrides> {
  const { id, suspended, result, endedAt } = exchangeMarkets
  const rows = await db
    .select({ id, suspended, result, endedAt })
    .from(exchangeMarkets)
    .where(or(and(eq(suspended, true), isNull(result)), gt(endedAt, new Date(Date.now() - REMEMBERED_MS))))
  return new Map(rows.map((row) => [row.id, overrideOf(row)]))
}

function overrideOf({
  suspended,
  result,
  endedAt,
}: Pick<StoredMarket, 'suspended' | 'result' | 'endedAt'>): Override {
  if (result === null || endedAt === null) return { suspended }
  return {
    suspended,
    endedAt: endedAt.getTime(),
    ...(result === VOID ? { ended: true } : { winner: result }),
  }
}

/** Locks a stored market, so it can't be suspended or ended until `tx` ends. */
export async function lockMarket(tx: Db, id: string): Promise<StoredMarket | undefined> {
  const [market] = await tx.select().from(exchangeMarkets).where(eq(exchangeMarkets.id, id)).for('share')
  return market
}
