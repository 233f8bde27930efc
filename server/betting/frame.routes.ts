import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { decode } from '../access/route.ts'
import { requireExchangePlayer } from '../access/sessions.ts'
import { rowId } from '../db/rowId.ts'
import { servePageFiles } from '../http/pageFiles.ts'
import { Refusal } from '../http/refusal.ts'
import { openToOrigins } from '../http/security.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { cancelBet, type ExchangeBet, exchangeBetsOf, placeBet, takenOrAsked } from './bets.ts'
import type { Board } from './board.ts'
import type { BoardMarket, Price } from './board.types.ts'
import { KINDS, type Kind, termsOf } from './kinds.ts'
import { gainOf, LEAST_STAKE, MOST_STAKE } from './odds.ts'

/** The page's files, next to this module and next to the built server. */
const FILES = join(import.meta.dirname, 'exchange-frame')

/** Number of settled bets that the page shows below the open ones. */
const SETTLED_SHOWN = 5

const bet = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  marketId: z.string().check(z.maxLength(64)),
  kind: z.enum(Object.keys(KINDS) as Kind[]),
  selectionId: z.string().check(z.maxLength(64)),
  side: z.enum(['back', 'lay']),
  /** As the kind writes prices; the rate of a fancy. */
  odds: z.string(),
  /** The run of a fancy, null for other kinds. */
  line: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
  stake: z.number().check(z.refine(isStake, 'The stake must be whole taka, from ৳10 to ৳100,000.')),
})

const betBody = bet.check(
  z.refine(
    ({ kind, odds }) => KINDS[kind].read(odds) !== undefined,
    'Odds must be between 1.01 and 1000, and prices per 100 between 1 and 99900.',
  ),
  z.refine(({ kind, line }) => (kind === 'fancy') === (line !== null), 'Only a fancy has a run.'),
)

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
    return { market: marketAnswer(market, board.fancies(market.id)), ...(await purseOf(player.id)) }
  })

  calls.post('/bets', async ({ body, headers: { authorization } }) => {
    const player = await requireExchangePlayer(db, authorization)
    const order = decode(betBody, body)
    const odds = KINDS[order.kind].read(order.odds) ?? 0
    const bet = await placeBet(db, board, { ...order, odds, playerId: player.id })
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

/** A match with all rows that can be bet on, each with the id of its market. */
function marketAnswer(market: BoardMarket, fancies: readonly BoardMarket[]) {
  const rows = [market, ...fancies].flatMap(({ id: marketId, suspended, runners }) =>
    runners.map(({ kind, prices, closed, ...row }) => {
      const answer = (price: Price) => ({ ...price, odds: KINDS[kind].price(price.odds) })
      const [back, lay] = [prices.back.map(answer), prices.lay.map(answer)]
      return { ...row, marketId, kind, back, lay, closed: suspended ? 'Suspended' : closed }
    }),
  )
  return { ...market, runners: rows }
}

function betAnswer(bet: ExchangeBet) {
  const { id, kind, side, selectionName, stake, held, status, net } = bet
  const terms = takenOrAsked(bet)
  return {
    id,
    side,
    /** What the bet is on, such as `Back The home side`. */
    name: `${KINDS[kind].sides[side]} ${selectionName}`,
    selectionName,
    stake,
    odds: termsOf(kind, terms),
    matched: bet.matchedOdds !== null,
    profit: gainOf(side, stake, terms.odds),
    risk: held,
    status,
    net,
  }
}
