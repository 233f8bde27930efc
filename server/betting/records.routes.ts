import type { FastifyInstance } from 'fastify'
import { type ExchangeRecord, playCalls } from '../../machines/contract/play.ts'
import { playerRoute } from '../access/route.ts'
import { exchangeBetsOf, takenOrAsked } from './bets.ts'
import { KINDS } from './kinds.ts'
import { gainOf } from './odds.ts'

type Row = Awaited<ReturnType<typeof exchangeBetsOf>>[number]

/** Registers the call that lists a player's bets on the exchange, newest first. */
export function registerExchangeRecords(app: FastifyInstance): void {
  playerRoute(app, playCalls.exchangeRecords, async ({ player }) => ({
    data: (await exchangeBetsOf(app.db, player.id)).map(recordOf),
  }))
}

function recordOf({ bet, market }: Row): ExchangeRecord {
  const { odds, line } = takenOrAsked(bet)
  const { market: market_name, sides } = KINDS[bet.kind]
  return {
    event_name: market.eventName,
    bet_type: sides[bet.side].toLowerCase(),
    stake: bet.stake,
    net_profit_loss: bet.net,
    // In the contract, the status of an open bet is in lower case, and all others are in upper case.
    status: bet.status === 'open' ? 'open' : bet.status.toUpperCase(),
    transaction_id: `EX${String(bet.id).padStart(8, '0')}`,
    market_name,
    selection_name: bet.selectionName,
    potential_profit: gainOf(bet.side, bet.stake, odds),
    potential_liability: bet.held,
    odds: odds / 100,
    ...(line !== null && { run: String(line) }),
    created_at: bet.createdAt.toISOString(),
    market_id: bet.marketId,
    selection_id: bet.selectionId,
    matched: bet.matchedOdds !== null,
  }
}
