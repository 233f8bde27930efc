import { type ExchangeRecord, playCalls } from '@tiya/contract/play'
import type { FastifyInstance } from 'fastify'
import { playerRoute } from '../access/route.ts'
import { fancyIn } from '../exchange/fancyTexts.ts'
import { nameIn } from '../exchange/nameTexts.ts'
import { type Language, languageOf } from '../http/bengali.ts'
import { exchangeBetsOf, takenOrAsked } from './bets.ts'
import { KINDS } from './kinds.ts'
import { gainOf } from './odds.ts'

type Row = Awaited<ReturnType<typeof exchangeBetsOf>>[number]

/** Registers the call that lists a player's bets on the exchange, newest first. */
export function registerExchangeRecords(app: FastifyInstance): void {
  playerRoute(app, playCalls.exchangeRecords, async ({ player, request }) => ({
    data: (await exchangeBetsOf(app.db, player.id)).map((row) => recordOf(row, languageOf(request))),
  }))
}

function recordOf({ bet, market }: Row, language: Language): ExchangeRecord {
  const { odds, line } = takenOrAsked(bet)
  const { market: market_name, sides } = KINDS[bet.kind]
  return {
    event_name: nameIn(language, market.eventName),
    bet_type: sides[bet.side].toLowerCase(),
    stake: bet.stake,
    net_profit_loss: bet.net,
    // In the contract, the status of an open bet is in lower case, and all others are in upper case.
    status: bet.status === 'open' ? 'open' : bet.status.toUpperCase(),
    transaction_id: `EX${String(bet.id).padStart(8, '0')}`,
    market_name,
    selection_name: fancyIn(language, bet.selectionName),
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
