import * as z from 'zod/mini'
import { call, flag, id, loneList, maybe, number, tolerantList } from './wire.ts'

const prices = tolerantList(z.object({ price: number, size: number }), ['price'])

export const runner = z.object({
  SelectionId: id,
  SelectionName: z.string(),
  status: maybe(z.string()),
  ex: z.object({ availableToBack: prices, availableToLay: prices }),
})

const runners = tolerantList(runner, ['SelectionId'])

export const market = z.object({
  marketId: id,
  inplay: flag,
  status: maybe(z.string()),
  runners,
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
  runners: maybe(runners),
  /** The market's. */
  status: maybe(z.string()),
  /** A line of text of a match in play, such as `124/3 (15.2)`. */
  score: maybe(z.string()),
})

/** A price: one that can't be read is left out, and its row stays. */
const shownPrice = z.catch(maybe(number), null)

export const bookmakerRunner = z.object({
  runner: z.string(),
  suspended: flag,
  ball_running: flag,
  backPrice: shownPrice,
  layPrice: shownPrice,
})

export const fancy = z.object({
  id,
  title: z.string(),
  /** `fancy`, `ball`, `khadda`, `lottery` or `oddeven`. */
  type: z.string(),
  suspended: flag,
  ball_running: flag,
  no: shownPrice,
  no_rate: shownPrice,
  yes: shownPrice,
  yes_rate: shownPrice,
})

const events = tolerantList(sportsEvent, ['MarketId', 'EventId'])
const bookmaker = loneList(bookmakerRunner, [])
const fancies = loneList(fancy, ['id'])

export type Runner = z.output<typeof runners>[number]
export type Market = z.output<typeof market>
export type SportsEvent = z.output<typeof events>[number]
export type BookmakerRunner = NonNullable<z.output<typeof bookmaker>>[number]
export type Fancy = NonNullable<z.output<typeof fancies>>[number]

const odds = { auth: 'none', kind: 'odds' } as const

/** Calls of the exchange data service: read-only, without auth, below its own base address. */
export const exchangeCalls = {
  sportsEvents: call('GET /sports-events/:sport', {
    ...odds,
    response: z.object({ data: events }),
  }),
  matchOdds: call('GET /match-odds/:marketId', { ...odds, response: market }),
  event: call('GET /event/:eventId', {
    ...odds,
    response: z.object({
      data: z.object({
        items: z.record(z.string(), z.object({ bookmaker, fancy2: fancies })),
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
