import { type Book, bookOf, LEAST_CHANCE } from './book.ts'
import { playCricket } from './cricket.ts'
import { type Fixture, fixtureOf, fixturesOf, type Sport } from './fixtures.ts'
import { type Pause, type Play, pauseAt } from './play.ts'
import { digest, hash } from './random.ts'
import { playSoccer } from './soccer.ts'
import { playTennis } from './tennis.ts'

/*
 * The demo exchange. What it shows is a pure function of a seed, the time and the operator's overrides:
 * processes that share these agree, and nothing is stored. Matches follow one another forever; a match of any
 * past day can still be requested, so its bets can be settled late.
 */

/** The operator's decisions about a market. They take precedence over the simulation. */
export interface Override {
  /** The market takes no bets while this is true. */
  readonly suspended?: boolean
  /** Whether the match is over for the exchange, even if it continues in the simulation. */
  readonly ended?: boolean
  /** Selection id of the winner, or the count that decides fancy bets, which closes the market. */
  readonly winner?: string
  /** When the operator ended it, in milliseconds since the epoch. */
  readonly endedAt?: number
}

/** Overrides by market id. */
export type Overrides = ReadonlyMap<string, Override>

/** A match in the lists of a sport. Times are milliseconds since the epoch. */
export interface ExchangeEvent {
  readonly sport: Sport
  readonly eventId: string
  readonly marketId: string
  /** `A v B`. */
  readonly name: string
  readonly competition: string
  readonly start: number
  readonly inPlay: boolean
  readonly hasFancy: boolean
  readonly hasBookmaker: boolean
}

/** `CLOSED` is final; `SUSPENDED` takes no bets for now. */
export type MarketStatus = 'OPEN' | 'SUSPENDED' | 'CLOSED'

/** The `Match Odds` market of a match at a time. Times are milliseconds since the epoch. */
export interface ExchangeMarket extends ExchangeEvent {
  readonly status: MarketStatus
  /** In display order: first side, second side, draw (soccer only). */
  readonly runners: readonly ExchangeRunner[]
  /** When the simulated match ended; undefined until then. */
  readonly end: number | undefined
  /**
   * Selection id of the winner; undefined until the market is closed, or if the operator ended it without naming one.
   */
  readonly winner: string | undefined
}

/** A runner with the offers on it; there are none once the market is closed. */
export interface ExchangeRunner extends Book {
  readonly selectionId: string
  readonly name: string
}

/** The state of a match at a time, for what is shown beside its market. */
export interface Moment {
  readonly fixture: Fixture
  readonly play: Play
  /** Milliseconds since the start of the match, negative before it. */
  readonly elapsed: number
  /** The `elapsed` up to which the match decides bets: the operator may have ended it. */
  readonly decidedUntil: number
  readonly market: ExchangeMarket
  /** Why the simulation takes no bets now; undefined if it does. */
  readonly pause: Pause | undefined
  /** The runners' chances. They are frozen while the simulation takes no bets. */
  readonly chances: readonly number[]
  /** The time for which prices are computed: the last time at which they moved. */
  readonly priceTime: number
  /** The operator's decisions about all markets. */
  readonly overrides: Overrides
}

export interface Simulator {
  /** Returns the matches of a sport by start time: results of the last hours, in play, later today, tomorrow. */
  events(sport: Sport, time: number, overrides?: Overrides): readonly ExchangeEvent[]
  /** Returns a market, or undefined if there is none with this id. */
  market(marketId: string, time: number, overrides?: Overrides): ExchangeMarket | undefined
  /** Returns a match, or undefined if there is none with this id. */
  moment(eventId: string, time: number, overrides?: Overrides): Moment | undefined
}

/** Milliseconds per tick. Prices change once per tick: times are rounded down to a whole tick. */
export const TICK_MS = 500

/** Name of the runner that wins if neither side does. */
export const DRAW = 'The Draw'

/** How long a result stays in the lists. */
const RESULTS_MS = 6 * 60 * 60_000

/** Maximum number of matches that are cached, because computing them takes longer than reading them. */
const MAX_KEPT = 500

const PLAYS = { cricket: playCricket, soccer: playSoccer, tennis: playTennis } as const

const NO_OVERRIDES: Overrides = new Map()

/** Creates the simulator for a seed. Times are milliseconds since the epoch. */
export function createSimulator(seed: string): Simulator {
  const plays = new Map<string, Play>()
  const secrets = new Map<string, Buffer>()

  const playOf = ({ sport, eventId, course }: Fixture) => keep(plays, eventId, () => PLAYS[sport](course))
  const secretOf = (eventId: string) => keep(secrets, eventId, () => digest(seed, eventId))

  return {
    events: (sport, time, overrides = NO_OVERRIDES) =>
      fixturesOf(secretOf, sport, time).flatMap((fixture) => {
        const override = overrides.get(fixture.marketId)
        const elapsed = tickOf(time) - fixture.start
        const isStarted = elapsed >= 0
        if (!isStarted) return isClosedBy(override) ? [] : [eventOf(fixture, false)]
        const { lasts } = playOf(fixture)
        return elapsed > lasts + RESULTS_MS
          ? []
          : [eventOf(fixture, elapsed < lasts && !isClosedBy(override))]
      }),
    market: (marketId, time, overrides = NO_OVERRIDES) => {
      const fixture = marketId.startsWith('1.') ? fixtureOf(secretOf, marketId.slice(2), time) : undefined
      return fixture && momentOf(fixture, playOf(fixture), time, overrides).market
    },
    moment: (eventId, time, overrides = NO_OVERRIDES) => {
      const fixture = fixtureOf(secretOf, eventId, time)
      return fixture && momentOf(fixture, playOf(fixture), time, overrides)
    },
  }
}

/** Returns a cached value, or computes and caches it. */
function keep<T>(cache: Map<string, T>, eventId: string, compute: () => T): T {
  const kept = cache.get(eventId) ?? compute()
  if (cache.size >= MAX_KEPT && !cache.has(eventId)) cache.clear()
  cache.set(eventId, kept)
  return kept
}

/** Returns the ids of a match's runners, in order. */
function selectionIds({ eventId, sport }: Fixture): readonly string[] {
  return Array.from({ length: sport === 'soccer' ? 3 : 2 }, (_, runner) => `${eventId}${runner + 1}`)
}

function momentOf(fixture: Fixture, play: Play, time: number, overrides: Overrides): Moment {
  const now = tickOf(time)
  const elapsed = now - fixture.start
  const override = overrides.get(fixture.marketId)
  const pause = pauseAt(play, elapsed)
  const priceTime = pause ? fixture.start + pause.from - 1 : now
  const chances = play.chancesAt(priceTime - fixture.start)
  // Some matches are decided before they end: by a target that is out of reach, or when no time is left for a goal.
  const isDecided = chances.some((chance) => chance > 1 - LEAST_CHANCE)
  const isOver = elapsed >= play.lasts
  const isClosed = isOver || isClosedBy(override)
  const ids = selectionIds(fixture)
  const names = [...fixture.sides, DRAW]
  const market: ExchangeMarket = {
    ...eventOf(fixture, elapsed >= 0 && !isClosed),
    status: isClosed ? 'CLOSED' : pause || isDecided || override?.suspended ? 'SUSPENDED' : 'OPEN',
    runners: ids.map((selectionId, runner) => ({
      selectionId,
      name: names[runner] ?? '',
      ...(isClosed ? NOTHING : bookOf(hash(fixture.key, runner), chances[runner] ?? 0, priceTime)),
    })),
    end: isOver ? fixture.start + play.lasts : undefined,
    winner: winnerOf(override, isOver ? ids[play.winner] : undefined),
  }
  const decidedUntil = Math.min(elapsed, (override?.endedAt ?? Number.POSITIVE_INFINITY) - fixture.start)
  return { fixture, play, elapsed, decidedUntil, market, pause, chances, priceTime, overrides }
}

const NOTHING: Book = { back: [], lay: [] }

const tickOf = (time: number) => Math.floor(time / TICK_MS) * TICK_MS

/** Whether the operator has ended a market. */
export const isClosedBy = (override: Override | undefined): boolean =>
  override?.ended === true || override?.winner !== undefined

/** If the operator ended the match, only the operator names the winner. */
function winnerOf(override: Override | undefined, simulated: string | undefined): string | undefined {
  return isClosedBy(override) ? override?.winner : simulated
}

function eventOf(fixture: Fixture, inPlay: boolean): ExchangeEvent {
  const { sport, eventId, marketId, sides, competition, start, key } = fixture
  return {
    sport,
    eventId,
    marketId,
    name: sides.join(' v '),
    competition,
    start,
    inPlay,
    hasFancy: sport === 'cricket',
    hasBookmaker: sport === 'cricket' || key % 2 === 0,
  }
}
