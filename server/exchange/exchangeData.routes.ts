import { exchangeCalls, type Market } from '@tiya/contract/exchange'
import type { Answer, Call } from '@tiya/contract/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { route } from '../access/route.ts'
import { type Language, languageOf } from '../http/bengali.ts'
import { notFound } from '../http/failures.ts'
import { applyFaults, type Faults } from '../http/faults.ts'
import { html } from '../http/html.ts'
import { ownOrigin } from '../http/origin.ts'
import { openToOrigins } from '../http/security.ts'
import { bookmakerOf } from './bookmaker.ts'
import { fanciesOf } from './fancies.ts'
import { fancyIn } from './fancyTexts.ts'
import { SPORTS } from './fixtures.ts'
import { scoreFrame } from './frames.routes.ts'
import { nameIn } from './nameTexts.ts'
import {
  type ExchangeMarket,
  type ExchangeRunner,
  type Overrides,
  type Simulator,
  TICK_MS,
} from './simulator.ts'

export interface ExchangeData {
  readonly simulator: Simulator
  /** Returns the operator's overrides, as far as this process knows them. */
  readonly overrides: () => Overrides
  readonly faults: Faults
}

/**
 * Registers the exchange data service under `/exchange-data`: read-only, open to everybody and every origin,
 * and without a rate limit, because odds are requested several times a second.
 */
export function registerExchangeData(app: FastifyInstance, data: ExchangeData): void {
  void app.register(
    async (calls) => {
      await openToOrigins(calls)
      applyFaults(calls, data.faults)
      registerCalls(calls, data)
    },
    { prefix: '/exchange-data' },
  )
}

function registerCalls(calls: FastifyInstance, { simulator, overrides }: ExchangeData): void {
  serveByTick(calls, exchangeCalls.sportsEvents, (id, time, language) => {
    const sport = SPORTS.find((each) => each === id)
    return (
      sport && {
        data: simulator.events(sport, time, overrides()).map((event) => {
          const moment = simulator.moment(event.eventId, time, overrides())
          const market = moment?.market
          return {
            MarketId: event.marketId,
            EventId: event.eventId,
            Event: {
              name: nameIn(language, event.name),
              openDate: new Date(event.start).toISOString(),
              inPlay: event.inPlay,
              competition: nameIn(language, event.competition),
            },
            Fancy: event.hasFancy,
            Bookmaker: event.hasBookmaker,
            runners: bestRunners(market, language),
            status: market?.status,
            ...(moment && event.inPlay && { score: moment.play.lineAt(moment.elapsed) }),
          }
        }),
      }
    )
  })

  serveByTick(calls, exchangeCalls.matchOdds, (id, time, language) => {
    const market = simulator.market(id, time, overrides())
    return market && marketAnswer(market, language)
  })

  serveByTick(calls, exchangeCalls.event, (id, time, language) => {
    const moment = simulator.moment(id, time, overrides())
    return (
      moment && {
        data: {
          items: {
            [id]: {
              bookmaker: bookmakerOf(moment).map((row) => ({ ...row, runner: nameIn(language, row.runner) })),
              fancy2: fanciesOf(moment).map((fancy) => ({ ...fancy, title: fancyIn(language, fancy.title) })),
            },
          },
        },
      }
    )
  })

  route(calls, exchangeCalls.scoreBoard, ({ params, request }) => {
    const { eventId = '' } = params
    if (!simulator.moment(eventId, Date.now())) notFound()
    return {
      html: html`<iframe src="${ownOrigin(request)}${scoreFrame(eventId, languageOf(request))}"></iframe>`
        .text,
    }
  })
}

/**
 * Registers a call whose response depends only on the last part of its path, the time and the language. It is computed
 * and serialized as JSON once per tick, for all clients of a language; `undefined` results in a 404.
 */
function serveByTick<C extends Call>(
  calls: FastifyInstance,
  call: C,
  answerAt: (id: string, time: number, language: Language) => Answer<C> | undefined,
): void {
  let tick = 0
  const bodies = new Map<string, Buffer>()

  const bodyOf = (id: string, language: Language): Buffer => {
    const now = Date.now()
    if (tick !== Math.floor(now / TICK_MS)) bodies.clear()
    tick = Math.floor(now / TICK_MS)
    const key = `${language} ${id}`
    const kept = bodies.get(key)
    if (kept) return kept
    const answer = answerAt(id, now, language) ?? notFound()
    const body = Buffer.from(JSON.stringify(z.encode(call.response, answer)))
    bodies.set(key, body)
    return body
  }

  calls.route({
    method: call.method,
    url: call.path,
    config: { call: `${call.method} ${call.path}` },
    handler: (request, reply) => {
      const [id = ''] = Object.values(request.params as Record<string, string>)
      reply.type('application/json; charset=utf-8').send(bodyOf(id, languageOf(request)))
    },
  })
}

function marketAnswer(market: ExchangeMarket, language: Language): Market {
  return {
    marketId: market.marketId,
    inplay: market.inPlay,
    status: market.status,
    runners: runnersAnswer(market, language),
  }
}

function runnersAnswer(market: ExchangeMarket, language: Language): Market['runners'] {
  return market.runners.map((runner) => ({
    SelectionId: runner.selectionId,
    SelectionName: nameIn(language, runner.name),
    status: statusOf(runner, market),
    ex: { availableToBack: runner.back.map(priceAnswer), availableToLay: runner.lay.map(priceAnswer) },
  }))
}

/** Returns the runners of a list, with only the best price on each side. */
function bestRunners(market: ExchangeMarket | undefined, language: Language): Market['runners'] {
  return (market ? runnersAnswer(market, language) : []).map(({ ex, ...runner }) => ({
    ...runner,
    ex: { availableToBack: ex.availableToBack.slice(0, 1), availableToLay: ex.availableToLay.slice(0, 1) },
  }))
}

const priceAnswer = ({ price, size }: { price: number; size: number }) => ({ price: price / 100, size })

function statusOf({ selectionId }: ExchangeRunner, { status, winner }: ExchangeMarket): string {
  if (status !== 'CLOSED') return status === 'SUSPENDED' ? 'SUSPENDED' : 'ACTIVE'
  if (winner === undefined) return 'REMOVED'
  return selectionId === winner ? 'WINNER' : 'LOSER'
}
