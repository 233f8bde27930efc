import type { BookmakerRunner, Fancy } from '@tiya/contract/exchange'
import { bookmakerOf } from '../exchange/bookmaker.ts'
import { fanciesOf, fancyMarketId, fancyMarketOf } from '../exchange/fancies.ts'
import { SPORTS } from '../exchange/fixtures.ts'
import { isClosedBy, type Moment, type Overrides, type Simulator } from '../exchange/simulator.ts'
import type { BoardMarket, BoardRunner, Price } from './board.types.ts'
import { KINDS } from './kinds.ts'
import { VOID } from './markets.ts'

/** The markets that can be bet on. */
export interface Board {
  /** Returns a market by its id, or undefined if the id is unknown. */
  market(id: string): BoardMarket | undefined
  /** The matches to choose from: those in play, then those that begin soon. */
  markets(): BoardMarket[]
  /** The fancies of a match that are offered now, by the id of its market. */
  fancies(id: string): BoardMarket[]
}

/** Maximum number of upcoming markets to choose from. */
const MOST_UPCOMING = 12

/** Creates a board of the simulator's markets, with the operator's changes applied. */
export function createBoard(simulator: Simulator, overrides: () => Overrides): Board {
  const moment = (eventId: string) => simulator.moment(eventId, Date.now(), overrides())
  const market = (id: string) => {
    const isMatch = id.startsWith('1.')
    const found = moment(isMatch ? id.slice(2) : id.replace(/-.*/, ''))
    return found && (isMatch ? matchMarket(found) : fancyMarket(found, id, fanciesOf(found)))
  }
  return {
    market,
    markets: () => {
      const now = Date.now()
      const events = SPORTS.flatMap((sport) => simulator.events(sport, now, overrides()))
      const inPlay = events.filter((event) => event.inPlay)
      const upcoming = events
        .filter(({ start }) => start > now)
        .sort((one, other) => one.start - other.start)
        .slice(0, MOST_UPCOMING)
      return [...inPlay, ...upcoming].flatMap(({ marketId }) => market(marketId) ?? [])
    },
    fancies: (id) => {
      const found = moment(id.slice(2))
      const rows = found ? fanciesOf(found) : []
      const ids = new Set(rows.map((row) => fancyMarketId(row.id)))
      return found ? [...ids].flatMap((each) => fancyMarket(found, each, rows) ?? []) : []
    },
  }
}

/** What all markets of a match have in common. */
function matchOf({ market: { marketId, name, sport, start, inPlay, status } }: Moment) {
  const suspended = status === 'SUSPENDED'
  return { matchId: marketId, eventName: name, sport, startsAt: new Date(start), inPlay, suspended }
}

/** The market that the winner of a match decides: match odds, and the bookmaker's prices. */
function matchMarket(moment: Moment): BoardMarket {
  const { marketId, status, winner, runners } = moment.market
  const rows = bookmakerOf(moment)
  return {
    ...matchOf(moment),
    id: marketId,
    marketName: KINDS.odds.market,
    result: status === 'CLOSED' ? (winner ?? VOID) : null,
    runners: [
      ...runners.map(({ selectionId: id, name, back, lay }): BoardRunner => {
        const prices = { back: back.map(priceOf), lay: lay.map(priceOf) }
        return { id, kind: 'odds', name, prices, closed: null }
      }),
      ...runners.flatMap(({ selectionId: id, name }, at): BoardRunner[] => {
        const row = rows[at]
        if (!row) return []
        const prices = { back: perHundred(row.backPrice), lay: perHundred(row.layPrice) }
        return [{ id, kind: 'bookmaker', name, prices, closed: closedOf(row) }]
      }),
    ],
  }
}

/** The market of the fancies that one count decides, of which `rows` has those that are offered. */
function fancyMarket(moment: Moment, id: string, rows: readonly Fancy[]): BoardMarket | undefined {
  const found = fancyMarketOf(moment, id)
  const override = moment.overrides.get(id)
  const count = found?.count === 'never' ? VOID : found?.count?.toString()
  const match = matchOf(moment)
  return (
    found && {
      ...match,
      id,
      marketName: found.title,
      suspended: match.suspended || override?.suspended === true,
      result: isClosedBy(override) ? (override?.winner ?? VOID) : (count ?? null),
      runners: rows
        .filter((row) => fancyMarketId(row.id) === id)
        .map((row) => ({
          id: row.id,
          kind: 'fancy',
          name: row.title,
          prices: { back: perHundred(row.yes_rate, row.yes), lay: perHundred(row.no_rate, row.no) },
          closed: closedOf(row),
        })),
    }
  )
}

const priceOf = ({ price, size }: { price: number; size: number }): Price => ({
  odds: price,
  line: null,
  size,
})

/** The price per 100 of a side, for a fancy at a line; none where it is missing or no run is below the line. */
function perHundred(price: number | null | undefined, line: number | null | undefined = null): Price[] {
  return price && line !== 0 ? [{ odds: 100 + price, line, size: null }] : []
}

const closedOf = ({ suspended, ball_running }: BookmakerRunner | Fancy) =>
  suspended ? 'Suspended' : ball_running ? 'Ball running' : null
