import { expect } from 'vitest'
import type { Board } from '#server/betting/board.ts'
import type { BoardMarket, BoardRunner } from '#server/betting/board.types.ts'
import type { Kind } from '#server/betting/kinds.ts'
import { endMarket } from '#server/betting/markets.ts'
import type { Side, Terms } from '#server/betting/odds.ts'
import { settleMarket } from '#server/betting/settlement.ts'
import type { Db } from '#server/db/database.ts'

/** Best prices by runner and side, in hundredths. A missing price cannot be taken. */
export type Prices = Record<string, Partial<Record<Side, number>>>

const DEFAULT = { back: 200, lay: 202 }

/** Markets whose prices a test sets by hand: matches with the runners `home`, `away` and `draw`, and fancies. */
export class TestBoard implements Board {
  readonly #markets = new Map<string, BoardMarket>()

  /** Adds a market with an id of its own, and returns the id. */
  open(prices: Prices = {}, change: Partial<BoardMarket> = {}): string {
    const id = `market-${this.#markets.size + 1}`
    this.set(id, prices, change)
    return id
  }

  /**
   * Adds or replaces a match: open and in play, at 2.00 to back and 2.02 to lay, by match odds as by the bookmaker,
   * except for `change`.
   */
  set(id: string, prices: Prices = {}, change: Partial<BoardMarket> = {}): void {
    const runners = (['odds', 'bookmaker'] as const).flatMap((kind) =>
      ['home', 'away', 'draw'].map((runner) => row(kind, runner, prices[runner] ?? DEFAULT)),
    )
    this.#put(id, { marketName: 'Match Odds', runners, ...change })
  }

  /** Adds or replaces a fancy, which is a market with one row of the same id, open, in play and a match of its own except for `change`. */
  setFancy(
    id: string,
    terms: Record<Side, Terms>,
    closed: BoardRunner['closed'] = null,
    change: Partial<BoardMarket> = {},
  ): void {
    const [back, lay] = [[{ ...terms.back, size: null }], [{ ...terms.lay, size: null }]]
    const fancy: BoardRunner = { id, kind: 'fancy', name: `Fancy ${id}`, prices: { back, lay }, closed }
    this.#put(id, { marketName: fancy.name, runners: [fancy], ...change })
  }

  #put(id: string, market: Pick<BoardMarket, 'marketName' | 'runners'> & Partial<BoardMarket>): void {
    this.#markets.set(id, {
      id,
      matchId: id,
      eventName: `Match ${id}`,
      sport: 'cricket',
      startsAt: new Date('2026-11-22T04:00:00Z'),
      inPlay: true,
      suspended: false,
      result: null,
      ...market,
    })
  }

  market(id: string): BoardMarket | undefined {
    return this.#markets.get(id)
  }

  markets(): BoardMarket[] {
    return [...this.#markets.values()]
  }

  fancies(): BoardMarket[] {
    return this.markets().filter(({ runners }) => runners.every(({ kind }) => kind === 'fancy'))
  }
}

/** A row of a runner with its best prices. */
export function row(
  kind: Kind,
  id: string,
  { back, lay }: Prices[string],
  closed: BoardRunner['closed'] = null,
): BoardRunner {
  const offers = (odds: number | undefined) => (odds === undefined ? [] : [{ odds, line: null, size: 5_000 }])
  return { id, kind, name: `The ${id} side`, prices: { back: offers(back), lay: offers(lay) }, closed }
}

/** Ends a market and settles its bets. */
export async function finishMarket(db: Db, id: string, result: string): Promise<void> {
  expect(await endMarket(db, id, result, 'operator')).toBe(true)
  await settleMarket(db, id)
}
