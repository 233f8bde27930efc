import { expect } from 'vitest'
import type { Board } from '../../server/betting/board.ts'
import type { BoardMarket } from '../../server/betting/board.types.ts'
import { endMarket } from '../../server/betting/markets.ts'
import type { Side } from '../../server/betting/odds.ts'
import { settleMarket } from '../../server/betting/settlement.ts'
import type { Db } from '../../server/db/database.ts'

/** Best prices by runner and side, in hundredths. A missing price cannot be taken. */
export type Prices = Record<string, Partial<Record<Side, number>>>

/** Markets whose prices a test sets by hand, with the runners `home`, `away` and `draw`. */
export class TestBoard implements Board {
  readonly #markets = new Map<string, BoardMarket>()

  /** Adds a market with an id of its own, and returns the id. */
  open(prices: Prices = {}, change: Partial<BoardMarket> = {}): string {
    const id = `market-${this.#markets.size + 1}`
    this.set(id, prices, change)
    return id
  }

  /** Adds or replaces a market: open and in play, at 2.00 to back and 2.02 to lay, except for `change`. */
  set(id: string, prices: Prices = {}, change: Partial<BoardMarket> = {}): void {
    this.#markets.set(id, {
      id,
      eventName: `Match ${id}`,
      marketName: 'Match Odds',
      sport: 'cricket',
      startsAt: new Date('2026-11-22T04:00:00Z'),
      inPlay: true,
      suspended: false,
      result: null,
      runners: ['home', 'away', 'draw'].map((runner) => ({
        id: runner,
        name: `The ${runner} side`,
        prices: pricesOf(prices[runner] ?? { back: 200, lay: 202 }),
      })),
      ...change,
    })
  }

  market(id: string): BoardMarket | undefined {
    return this.#markets.get(id)
  }

  markets(): BoardMarket[] {
    return [...this.#markets.values()]
  }
}

function pricesOf({ back, lay }: Prices[string]) {
  const offers = (odds: number | undefined) => (odds === undefined ? [] : [{ odds, size: 5_000 }])
  return { back: offers(back), lay: offers(lay) }
}

/** Ends a market and settles its bets. */
export async function finishMarket(db: Db, id: string, result: string): Promise<void> {
  expect(await endMarket(db, id, result, 'operator')).toBe(true)
  await settleMarket(db, id)
}
