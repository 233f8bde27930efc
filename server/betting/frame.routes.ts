import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { moneyToDecimal } from '../../machines/contract/amounts.ts'
import { decode } from '../access/route.ts'
import { requireExchangePlayer } from '../access/sessions.ts'
import { rowId } from '../db/rowId.ts'
import { servePageFiles } from '../http/pageFiles.ts'
import { Refusal } from '../http/refusal.ts'
import { openToOrigins } from '../http/security.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { cancelBet, type ExchangeBet, exchangeBetsOf, placeBet } from './bets.ts'
import type { Board } from './board.ts'
import type { BoardMarket } from './board.types.ts'
import { gainOf, LEAST_STAKE, MOST_STAKE, parseOdds } from './odds.ts'

/** The page's files, next to this module and next to the built server. */
const FILES = join(import.meta.dirname, 'exchange-frame')

/** The page loads its own script, style and fonts, sends its own calls, and may be framed by the site. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Number of settled bets that the page shows below the open ones. */
const SETTLED_SHOWN = 5

const betBody = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  marketId: z.string().check(z.maxLength(64)),
  selectionId: z.string().check(z.maxLength(64)),
  side: z.enum(['back', 'lay']),
  odds: z
    .string()
    .check(z.refine((text) => parseOdds(text) !== undefined, 'Odds must be between 1.01 and 1000.')),
  stake: z.number().check(z.refine(isStake, 'The stake must be whole taka, from ৳10 to ৳100,000.')),
})

/**
 * Registers the demo exchange: a page with an opaque origin, whose calls carry the player's exchange token
 * and no cookie. Only this page makes these calls, so they use money in poisha and odds as decimal strings.
 */
export function registerExchangeFrame(app: FastifyInstance, board: Board): void {
  servePageFiles(app, {
    folder: FILES,
    files: {
      '/exchange-frame': 'index.html',
      '/exchange-frame/frame.js': 'frame.js',
      '/exchange-frame/frame.css': 'frame.css',
    },
    policy: POLICY,
  })
  void app.register((calls) => registerCalls(calls, board), { prefix: '/exchange-frame/calls' })
}

/** The calls of the exchange's page, whose origin is opaque. */
async function registerCalls(calls: FastifyInstance, board: Board): Promise<void> {
  await openToOrigins(calls)
  const { db } = calls

  /** Resolves with the balance and bets, which are part of both GET responses. */
  const purseOf = async (playerId: number) => {
    const rows = await exchangeBetsOf(db, playerId, SETTLED_SHOWN)
    const open = rows.filter(({ bet }) => bet.status === 'open')
    const settled = rows.filter(({ bet }) => bet.status !== 'open')
    return {
      balance: await balanceOf(db, { kind: 'wallet', playerId }),
      bets: [...open, ...settled].map(({ bet, market }) => ({
        ...betAnswer(bet),
        eventName: market.eventName,
      })),
    }
  }

  calls.get('/markets', async ({ headers: { authorization } }) => {
    const player = await requireExchangePlayer(db, authorization)
    const markets = board.markets().map(({ runners, ...market }) => market)
    return { markets, ...(await purseOf(player.id)) }
  })

  calls.get<{ Params: { id: string } }>('/markets/:id', async ({ params, headers: { authorization } }) => {
    const player = await requireExchangePlayer(db, authorization)
    const market = board.market(params.id)
    if (!market) throw new Refusal(404, 'This market does not exist.')
    return { market: marketAnswer(market), ...(await purseOf(player.id)) }
  })

  calls.post('/bets', async ({ body, headers: { authorization } }) => {
    const player = await requireExchangePlayer(db, authorization)
    const { odds, ...order } = decode(betBody, body)
    const bet = await placeBet(db, board, { ...order, odds: parseOdds(odds) ?? 0, playerId: player.id })
    return { bet: betAnswer(bet), balance: await balanceOf(db, { kind: 'wallet', playerId: player.id }) }
  })

  calls.post<{ Params: { id: string } }>(
    '/bets/:id/cancel',
    async ({ params, headers: { authorization } }) => {
      const player = await requireExchangePlayer(db, authorization)
      const bet = await cancelBet(db, player.id, rowId(params.id))
      return { bet: betAnswer(bet), balance: await balanceOf(db, { kind: 'wallet', playerId: player.id }) }
    },
  )
}

function isStake(stake: number): boolean {
  return stake % 100 === 0 && stake >= LEAST_STAKE && stake <= MOST_STAKE
}

function marketAnswer({ runners, ...market }: BoardMarket) {
  return {
    ...market,
    runners: runners.map(({ id, name, prices }) => ({
      id,
      name,
      back: prices.back.map(priceAnswer),
      lay: prices.lay.map(priceAnswer),
    })),
  }
}

const priceAnswer = ({ odds, size }: { odds: number; size: number }) => ({ odds: moneyToDecimal(odds), size })

function betAnswer(bet: ExchangeBet) {
  const { id, side, selectionName, stake, odds, matchedOdds, held, status, net } = bet
  return {
    id,
    side,
    selectionName,
    stake,
    odds: moneyToDecimal(matchedOdds ?? odds),
    matched: matchedOdds !== null,
    profit: gainOf(side, stake, matchedOdds ?? odds),
    risk: held,
    status,
    net,
  }
}
