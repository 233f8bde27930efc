import * as z from 'zod/mini'
import { call, flag, id, maybe, number } from './wire.ts'

const price = z.object({ price: number, size: number })

export const runner = z.object({
  SelectionId: id,
  SelectionName: z.string(),
  status: maybe(z.string()),
  ex: z.object({ availableToBack: z.array(price), availableToLay: z.array(price) }),
})

export const market = z.object({
  marketId: id,
  inplay: flag,
  status: maybe(z.string()),
  runners: z.array(runner),
})

export const sportsEvent = z.object({
  MarketId: id,
  EventId: id,
  Event: z.object({
    name: z.string(),
    openDate: z.string(),
    inPlay: flag,
    competition: maybe(z.string()),
  }),
  Fancy: flag,
  Bookmaker: flag,
  runners: z.catch(maybe(z.array(runner)), null),
})

export const bookmakerRunner = z.object({
  runner: z.string(),
  suspended: flag,
  ball_running: flag,
  backPrice: maybe(number),
  layPrice: maybe(number),
})

export const fancy = z.object({
  id,
  title: z.string(),
  type: z.enum(['fancy', 'ball', 'khadda', 'lottery', 'oddeven']),
  suspended: flag,
  ball_running: flag,
  no: maybe(number),
  no_rate: maybe(number),
  yes: maybe(number),
  yes_rate: maybe(number),
})

export type Runner = z.output<typeof runner>
export type Market = z.output<typeof market>
export type SportsEvent = z.output<typeof sportsEvent>
export type BookmakerRunner = z.output<typeof bookmakerRunner>
export type Fancy = z.output<typeof fancy>

const odds = { auth: 'none', kind: 'odds' } as const

/** Calls of the exchange data service: read-only, without auth, below its own base address. */
export const exchangeCalls = {
  sportsEvents: call('GET /sports-events/:sport', {
    ...odds,
    response: z.object({ data: z.array(sportsEvent) }),
  }),
  matchOdds: call('GET /match-odds/:marketId', { ...odds, response: market }),
  event: call('GET /event/:eventId', {
    ...odds,
    response: z.object({
      data: z.object({
        items: z.record(
          z.string(),
          z.object({ bookmaker: z.array(bookmakerRunner), fancy2: z.array(fancy) }),
        ),
      }),
    }),
  }),
  scoreBoard: call('GET /score/board/:eventId', { ...odds, response: z.object({ html: z.string() }) }),
}

/** Looks up the viewer's IP address. Sent to the configured address, not to the data service. */
export const ipLookup = call('GET /', {
  ...odds,
  response: z.object({ ip: z.string().check(z.regex(/^[\da-f.:]{2,45}$/i)) }),
})
