import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { decode } from '../access/route.ts'
import { type ExchangePlayer, requireExchangePlayer } from '../access/sessions.ts'
import { rowId } from '../db/rowId.ts'
import { fancyIn } from '../exchange/fancyTexts.ts'
import { nameIn } from '../exchange/nameTexts.ts'
import { type Language, languageOf, registerBengali } from '../http/bengali.ts'
import { MODULES, servePageFiles } from '../http/pageFiles.ts'
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

const PARTS = ['frame.css', 'frame.js', 'board.js', 'slip.js', 'bets.js', 'page.js', 'texts.js']

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
      ...Object.fromEntries(PARTS.map((name) => [`/exchange-frame/${name}`, name])),
    },
    headers: MODULES,
  })
  void app.register((calls) => registerCalls(calls, board), { prefix: '/exchange-frame/calls' })
}

/** The calls of the exchange's page, whose origin is opaque. */
async function registerCalls(calls: FastifyInstance, board: Board): Promise<void> {
  await openToOrigins(calls)
  registerBengali(calls)
  const { db } = calls

  /** Resolves with the language in which the exchange was opened, the balance and the bets, which are part of both GET responses. */
  const purseOf = async ({ id: playerId, language }: ExchangePlayer, spoken: Language) => {
    const rows = await exchangeBetsOf(db, playerId, SETTLED_SHOWN)
    const open = rows.filter(({ bet }) => bet.status === 'open')
    const settled = rows.filter(({ bet }) => bet.status !== 'open')
    return {
      language,
      balance: await balanceOf(db, { kind: 'wallet', playerId }),
      bets: [...open, ...settled].map(({ bet, market }) => ({
        ...betAnswer(bet, spoken),
        eventName: nameIn(spoken, market.eventName),
      })),
    }
  }

  calls.get('/markets', async (request) => {
    const player = await requireExchangePlayer(db, request.headers.authorization)
    const spoken = languageOf(request)
    const markets = board
      .markets()
      .map(({ runners, ...market }) => ({ ...market, eventName: nameIn(spoken, market.eventName) }))
    return { markets, ...(await purseOf(player, spoken)) }
  })

  calls.get<{ Params: { id: string } }>('/markets/:id', async (request) => {
    const player = await requireExchangePlayer(db, request.headers.authorization)
    const market = board.market(request.params.id)
    if (!market) throw new Refusal(404, 'This market does not exist.')
    const spoken = languageOf(request)
    const fancies = board.fancies(market.id)
    return { market: marketAnswer(market, fancies, spoken), ...(await purseOf(player, spoken)) }
  })

  const betOf = async (request: FastifyRequest, bet: ExchangeBet) => {
    const balance = await balanceOf(db, { kind: 'wallet', playerId: bet.playerId })
    return { bet: betAnswer(bet, languageOf(request)), balance }
  }

  calls.post('/bets', async (request) => {
    const player = await requireExchangePlayer(db, request.headers.authorization)
    const order = decode(betBody, request.body)
    const odds = KINDS[order.kind].read(order.odds) ?? 0
    return betOf(request, await placeBet(db, board, { ...order, odds, playerId: player.id }))
  })

  calls.post<{ Params: { id: string } }>('/bets/:id/cancel', async (request) => {
    const player = await requireExchangePlayer(db, request.headers.authorization)
    return betOf(request, await cancelBet(db, player.id, rowId(request.params.id)))
  })
}

function isStake(stake: number): boolean {
  return stake % 100 === 0 && stake >= LEAST_STAKE && stake <= MOST_STAKE
}

/** A match with all rows that can be bet on, each with the id of its market. */
function marketAnswer(market: BoardMarket, fancies: readonly BoardMarket[], spoken: Language) {
  const rows = [market, ...fancies].flatMap(({ id: marketId, suspended, runners }) =>
    runners.map(({ kind, name, prices, closed, ...row }) => {
      const answer = (price: Price) => ({ ...price, odds: KINDS[kind].price(price.odds) })
      const [back, lay] = [prices.back.map(answer), prices.lay.map(answer)]
      // A price that leads here may be called by its name in another language than the page that it leads to.
      const names = [name, fancyIn('bn', name)]
      return {
        ...{ ...row, name: fancyIn(spoken, name), names, marketId, kind, back, lay },
        closed: suspended ? 'Suspended' : closed,
      }
    }),
  )
  return { ...market, eventName: nameIn(spoken, market.eventName), runners: rows }
}

function betAnswer(bet: ExchangeBet, spoken: Language) {
  const { id, kind, side, selectionName, stake, held, status, net } = bet
  const terms = takenOrAsked(bet)
  return {
    id,
    kind,
    side,
    selectionName: fancyIn(spoken, selectionName),
    stake,
    odds: termsOf(kind, terms),
    matched: bet.matchedOdds !== null,
    profit: gainOf(side, stake, terms.odds),
    risk: held,
    status,
    net,
  }
}
