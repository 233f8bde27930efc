import { afterEach, expect, it, vi } from 'vitest'
import { solve } from 'yalps'
import { createBoard } from '#server/betting/board.ts'
import type { BoardMarket } from '#server/betting/board.types.ts'
import { KINDS, type Kind } from '#server/betting/kinds.ts'
import type { Side } from '#server/betting/odds.ts'
import { type Ball, type CricketPlay, isCricket } from '#server/exchange/cricket.ts'
import { fancyMarketOf } from '#server/exchange/fancies.ts'
import { SPORTS } from '#server/exchange/fixtures.ts'
import { generator } from '#server/exchange/random.ts'
import { createSimulator, type ExchangeEvent, type Moment } from '#server/exchange/simulator.ts'
import { HOUR, MINUTE, SECOND } from '../../times.ts'
import { setTime } from '../setup/sandbox.ts'

/*
 * Looks for bets that cannot lose. Of the matches of a day it takes spans in which nothing happens, collects the best
 * price of every row in them, on all markets of the match, and has a linear programme look for stakes that win in each
 * of many ways in which the match can go on. These are bowled here, apart from the model that makes the prices, and
 * settled by the rules that settle bets. For stakes that seem certain it looks for a way in which they lose, adds that,
 * and solves again.
 */

const START = Date.UTC(2026, 10, 22, 0)
const BALLS = 120
const WAYS = 60
/** In how many more ways stakes must win, because some ways are rare. */
const MORE_WAYS = 1_000
const WAYS_ADDED = 8
const MOST_ROUNDS = 60
/** A profit, for each unit that the bets can lose. */
const LEAST_PROFIT = 0.0005
/** Time between two looks at the prices of a span, and its length, at most. */
const LOOK = 10 * SECOND
const LONGEST_SPAN = 5 * MINUTE
/** How many spans are taken of a match. */
const SPANS = process.env.LONG ? 25 : 1

const simulator = createSimulator('a day of prices')
const board = createBoard(simulator, () => new Map())
const random = generator('ways')

afterEach(() => vi.useRealTimers())

interface Quote {
  readonly marketId: string
  readonly kind: Kind
  readonly selectionId: string
  readonly side: Side
  readonly line: number | null
  readonly odds: number
}

/** Results by the ids of the markets that they decide: the winner, or a count. */
type Way = ReadonlyMap<string, string | number | 'never' | undefined>

function momentAt({ eventId, start }: ExchangeEvent, elapsed: number): Moment {
  const moment = simulator.moment(eventId, start + elapsed)
  if (!moment) throw new Error('no match')
  return moment
}

/** The quotes of a span, of each row, side and line the best one. */
function quotesOf({ marketId, start }: ExchangeEvent, from: number, to: number): Quote[] {
  const best = new Map<string, Quote>()
  for (let elapsed = from; elapsed <= to; elapsed += LOOK) {
    setTime(start + elapsed)
    const match = board.market(marketId)
    for (const market of match ? [match, ...board.fancies(marketId)] : []) {
      for (const quote of pricesOf(market)) {
        const key = [quote.kind, quote.selectionId, quote.side, quote.line].join()
        const known = best.get(key)?.odds
        const isBetter =
          known === undefined || (quote.side === 'back' ? quote.odds > known : quote.odds < known)
        if (isBetter) best.set(key, quote)
      }
    }
  }
  return [...best.values()]
}

function pricesOf({ id: marketId, suspended, result, runners }: BoardMarket): Quote[] {
  if (suspended || result !== null) return []
  return runners.flatMap(({ id: selectionId, kind, prices, closed }) =>
    (['back', 'lay'] as const).flatMap((side) => {
      const [best] = closed === null ? prices[side] : []
      return best ? [{ marketId, kind, selectionId, side, line: best.line, odds: best.odds }] : []
    }),
  )
}

/** Returns any balls that can be bowled, of which some are much more frequent than others, to reach odd scores. */
function ballsOf(): () => { runs: number; isWicket: boolean } {
  let sum = 0
  const limits = ([0, 1, 2, 3, 4, 6, 'wicket'] as const).map((ball) => {
    sum += random() ** 4
    return [ball, sum] as const
  })
  return () => {
    const luck = random() * sum
    const [ball] = limits.find(([, limit]) => luck < limit) ?? [0]
    return typeof ball === 'number' ? { runs: ball, isWicket: false } : { runs: 0, isWicket: true }
  }
}

/** Plays a match on from the balls that were bowled. */
function playOn(bowled: readonly Ball[]): readonly Ball[] {
  const balls = [...bowled]
  const totalOf = (innings: number) => balls.findLast((ball) => ball.innings === innings)?.total ?? 0
  for (const innings of [0, 1] as const) {
    const target = innings === 0 ? Number.POSITIVE_INFINITY : totalOf(0) + 1
    let last = balls.findLast((ball) => ball.innings === innings) ?? { number: 0, total: 0, wickets: 0 }
    if (innings === 0 && balls.some((ball) => ball.innings === 1)) continue
    const anyBall = ballsOf()
    while (last.number < BALLS && last.wickets < 10 && last.total < target) {
      const { runs, isWicket } = anyBall()
      const ball: Ball = {
        ...{ at: 0, innings, number: last.number + 1, runs, isWicket },
        ...{ total: last.total + runs, wickets: last.wickets + (isWicket ? 1 : 0) },
      }
      balls.push(ball)
      last = ball
    }
  }
  return balls
}

function wayOfCricket(moment: Moment, play: CricketPlay, markets: ReadonlySet<string>): Way {
  const balls = playOn(play.balls.filter(({ at }) => at <= moment.elapsed))
  const [first, second] = [0, 1].map((side) => balls.findLast(({ innings }) => innings === side)?.total ?? 0)
  const lead = Number(second) - Number(first)
  const winner = lead === 0 ? Math.floor(random() * 2) : lead > 0 ? 1 : 0
  const ever = Number.POSITIVE_INFINITY
  const ended = { ...moment, play: { ...play, balls }, elapsed: ever, decidedUntil: ever }
  return new Map(
    [...markets].map((id) => [
      id,
      id === moment.market.marketId
        ? moment.market.runners[winner]?.selectionId
        : fancyMarketOf(ended, id)?.count,
    ]),
  )
}

/** Returns a way in which a match can go on. */
function wayOf(moment: Moment, markets: ReadonlySet<string>): Way {
  const { play, market, chances } = moment
  if (isCricket(play)) return wayOfCricket(moment, play, markets)
  const possible = market.runners.filter((_, runner) => (chances[runner] ?? 0) > 0)
  return new Map([[market.marketId, possible[Math.floor(random() * possible.length)]?.selectionId]])
}

/** What a bet brings for each unit that it can lose. */
function payoff({ marketId, kind, selectionId, side, line, odds }: Quote, way: Way): number {
  const result = way.get(marketId)
  if (result === undefined || result === 'never') return 0
  const wins = KINDS[kind].backWins(selectionId, String(result), line) === (side === 'back')
  if (!wins) return -1
  return side === 'back' ? (odds - 100) / 100 : 100 / (odds - 100)
}

type Stakes = readonly (readonly [Quote, stake: number])[]

/** Returns stakes that win in all ways, which can lose 1 in all, or undefined if there are none. */
function certainIn(ways: readonly Way[], quotes: readonly Quote[]): Stakes | undefined {
  const { result, variables } = solve({
    direction: 'maximize',
    objective: 'profit',
    constraints: [...ways.map((_, at) => [`${at}`, { min: 0 }] as const), ['risk', { max: 1 }] as const],
    variables: [
      ['profit', [...ways.map((_, at) => [`${at}`, -1] as const), ['profit', 1] as const]] as const,
      ...quotes.map((quote, at) => {
        const payoffs = ways.map((way, which) => [`${which}`, payoff(quote, way)] as const)
        return [`${at}`, [...payoffs, ['risk', 1] as const]] as const
      }),
    ],
  })
  if (!(result > LEAST_PROFIT)) return undefined
  return variables.flatMap(([name, stake]) => {
    const quote = quotes[Number(name)]
    return quote ? [[quote, stake] as const] : []
  })
}

/** Returns stakes that win in every way in which a match can go on. */
function certain(moment: Moment, quotes: readonly Quote[]): Stakes | undefined {
  const markets = new Set(quotes.map(({ marketId }) => marketId))
  const ways = Array.from({ length: WAYS }, () => wayOf(moment, markets))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stakes = certainIn(ways, quotes)
    if (!stakes) return undefined
    const lost = losingWays(moment, markets, stakes)
    if (lost.length === 0) return stakes
    ways.push(...lost)
  }
  throw new Error('it is not clear whether a profit is certain')
}

function losingWays(moment: Moment, markets: ReadonlySet<string>, stakes: Stakes): Way[] {
  const losing: Way[] = []
  for (let turn = 0; turn < MORE_WAYS && losing.length < WAYS_ADDED; turn++) {
    const way = wayOf(moment, markets)
    if (stakes.reduce((sum, [quote, stake]) => sum + stake * payoff(quote, way), 0) <= 0) losing.push(way)
  }
  return losing
}

/** Returns how many quotes a span has, and the bets on them that cannot lose, as text. */
function profitIn(event: ExchangeEvent, [from, to]: Span): { quotes: number; profit: string | undefined } {
  const quotes = quotesOf(event, from, to)
  const bets = certain(momentAt(event, to), quotes)?.map(
    ([{ selectionId, side, line, odds }, stake]) =>
      `${(stake * 100).toFixed(1)} % on ${side} ${selectionId} ${line ?? ''} at ${odds}`,
  )
  const profit = bets && `${event.name}, ${Math.round(from / SECOND)} s: ${bets.join(', ')}`
  return { quotes: quotes.length, profit }
}

type Span = readonly [from: number, to: number]

/** Returns the times between which nothing happens in a match, with their prices. */
function spansOf(event: ExchangeEvent): Span[] {
  const spans: Span[] = [[-2 * LONGEST_SPAN, -SECOND]]
  const { play } = momentAt(event, 0)
  // In soccer the clock alone changes the chances, except at half-time.
  const scores = (elapsed: number) => {
    const score = play.scoreAt(elapsed)
    return event.sport === 'soccer' && score.part !== 'Half-time' ? `${elapsed}` : JSON.stringify(score)
  }
  let [from, score] = [0, scores(0)]
  for (let elapsed = SECOND; elapsed < play.lasts; elapsed += SECOND) {
    const now = scores(elapsed)
    if (now === score && elapsed - from <= LONGEST_SPAN) continue
    spans.push([from, elapsed - SECOND])
    ;[from, score] = [elapsed, now]
  }
  return spans
}

/** Returns some spans by chance: before the match, or in it, more of them towards its end. */
function chosenOf(spans: readonly Span[]): readonly Span[] {
  return Array.from({ length: SPANS }, () => {
    const isBefore = random() < 0.2
    return spans[isBefore ? 0 : Math.floor(random() ** 0.5 * spans.length)]
  }).flatMap((span) => (span ? [span] : []))
}

it('a day of prices has no bets that win whatever happens', { timeout: 60 * MINUTE }, () => {
  const profits: string[] = []
  let [quotes, spans] = [0, 0]
  for (const sport of SPORTS) {
    const day = simulator
      .events(sport, START)
      .filter(({ start }) => start >= START && start < START + 24 * HOUR)
    expect(day.length).toBeGreaterThan(20)
    for (const event of day) {
      for (const span of chosenOf(spansOf(event))) {
        const found = profitIn(event, span)
        spans += 1
        quotes += found.quotes
        if (found.profit) profits.push(found.profit)
      }
    }
  }
  process.stdout.write(`${profits.length} certain profits in ${spans} spans with ${quotes} quotes\n`)
  expect(profits).toEqual([])
})
