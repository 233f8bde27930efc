import type { Fancy } from '../../machines/contract/exchange.ts'
import {
  BALLS,
  type Ball,
  bowledUntil,
  type CricketPlay,
  type CricketState,
  isCricket,
  overs,
  RUN_RATE,
} from './cricket.ts'
import { fraction, hash, noise } from './random.ts'
import { isClosedBy, type Moment } from './simulator.ts'

/** The content of a bet, before its id and flags are added. */
interface Line extends Pick<Fancy, 'title' | 'type' | 'no' | 'no_rate' | 'yes' | 'yes_rate'> {
  /** Unique within an innings. */
  readonly name: string
  /** Takes no more bets, because the outcome is near. */
  readonly isLate?: boolean
}

interface Innings {
  readonly state: CricketState
  readonly team: string
  readonly fours: number
  readonly sixes: number
  readonly dots: number
  /** Returns how far the opinion on a line deviates from the expected value, between −1 and 1. */
  readonly opinion: (name: string) => number
}

/** Overs after which runs are counted. */
const SESSIONS = [6, 10, 15, 20] as const
/** A session takes no bets for its last balls. */
const LATE_BALLS = 2
const NEXT_BALLS = 6
const NEXT_OVERS = 3
const OPINION_PERIOD = 11_000
/** Now and then, a single line is suspended. */
const SUSPENSION_PERIOD = 15_000
const SUSPENSION_CHANCE = 0.03
/** What the rate of `No` is above that of `Yes` on the same line. */
const MARGIN = 10

/** A count that decides fancy bets: what it counts, the ball that completes it if one does, and the count. */
interface Count {
  title(number: number, team: string): string
  of(balls: readonly Ball[], number: number): readonly [last: Ball | undefined, count: number]
}

/** Counts a kind of ball over the innings. */
const tally = (name: string, counts: (ball: Ball) => boolean): Count => ({
  title: (_, team) => `Total ${name} ${team}`,
  of: (balls) => [balls.at(-1), balls.filter(counts).length],
})

const hits = (runs: number) => (ball: Ball) => ball.runs === runs && !ball.isWicket

/** By the word of their ids. What an innings that ends early does not reach is decided by its end, or never. */
const COUNTS = {
  runs: {
    title: (session, team) => `${session} over runs ${team}`,
    of: (balls, session) => {
      const last = balls[session * 6 - 1] ?? balls.at(-1)
      return [last, last?.total ?? 0]
    },
  },
  fours: tally('fours', hits(4)),
  sixes: tally('sixes', hits(6)),
  wickets: tally('wickets', ({ isWicket }) => isWicket),
  dots: tally('dot balls', hits(0)),
  fall: {
    title: (wicket, team) => `Fall of wicket ${wicket} ${team}`,
    of: (balls, wicket) => {
      const last = balls.find(({ isWicket, wickets }) => isWicket && wickets === wicket)
      return [last, last?.total ?? 0]
    },
  },
  ball: {
    // Balls are counted from 1: 4.0 would be the end of the fourth over.
    title: (ball) => `${overs(ball).replace(/\d$/, (digit) => String(Number(digit) + 1))} ball runs`,
    of: (balls, ball) => [balls[ball], balls[ball]?.runs ?? 0],
  },
  over: {
    title: (over, team) => `Over ${over} khadda ${team}`,
    of: (balls, over) => {
      const bowled = balls.slice(over * 6 - 6, over * 6)
      return [bowled[5], bowled.reduce((sum, { runs }) => sum + runs, 0)]
    },
  },
} satisfies Record<string, Count>

const isCounted = (word: string): word is keyof typeof COUNTS => Object.hasOwn(COUNTS, word)

/** The fancies that one count decides. */
export interface FancyMarket {
  readonly title: string
  /** The count, `never` for one that can no longer be completed, undefined while it is open. */
  readonly count: number | 'never' | undefined
}

/** Returns the id of the market that decides a fancy. A session's runs also decide its digits and whether they are even. */
export const fancyMarketId = (id: string): string => id.replace(/-(?:digit|even)(\d+).*/, '-runs$1')

/** Returns the market of fancies with an id, or undefined if the match has none. */
export function fancyMarketOf(
  { play, market, fixture, elapsed }: Moment,
  id: string,
): FancyMarket | undefined {
  const [, innings, word = '', digits] = /^\d+-([12])-([a-z]+)(\d*)$/.exec(id) ?? []
  if (!isCounted(word) || !isCricket(play)) return undefined
  const counted: Count = COUNTS[word]
  const at = innings === '1' ? 0 : 1
  const number = Number(digits)
  const balls = play.balls.filter((ball) => ball.innings === at)
  const [last, count] = counted.of(balls, number)
  const isOver = market.status === 'CLOSED' || (balls.at(-1)?.at ?? 0) <= elapsed
  const isKnown = last !== undefined && last.at <= elapsed
  return {
    title: counted.title(number, fixture.sides[at]),
    count: isKnown ? count : isOver ? 'never' : undefined,
  }
}

/**
 * Returns the run of a fancy for the count of its market. A digit and `even` have the run 1 if the count has
 * that digit or is even, otherwise 0.
 */
export function runOf(id: string, count: number): number {
  const [, digit] = /-digit\d+-(\d)$/.exec(id) ?? []
  if (digit !== undefined) return Number(count % 10 === Number(digit))
  return /-even\d+$/.test(id) ? Number(count % 2 === 0) : count
}

/** Returns the fancy bets of a cricket match that is in play or upcoming; empty for other sports. */
export function fanciesOf(moment: Moment): Fancy[] {
  const { play, market, fixture, priceTime, elapsed, overrides } = moment
  if (!isCricket(play) || market.status === 'CLOSED') return []
  const innings = inningsOf(play, moment)
  const lines = [sessions, counts, nextBalls, nextOvers, lastDigits, oddsAndEvens].flatMap((of) =>
    of(innings),
  )
  return lines.flatMap(({ name, isLate = false, ...line }) => {
    const key = hash(fixture.key, ...codesOf(name))
    const isPaused = fraction(key, Math.floor(priceTime / SUSPENSION_PERIOD)) < SUSPENSION_CHANCE
    const id = `${fixture.eventId}-${innings.state.innings + 1}-${name}`
    const override = overrides.get(fancyMarketId(id))
    if (isClosedBy(override)) return []
    const suspended = market.status === 'SUSPENDED' || override?.suspended || isLate || isPaused
    return [{ id, ...line, suspended, ball_running: play.stateAt(elapsed).isBallRunning }]
  })
}

function inningsOf(play: CricketPlay, { fixture, priceTime }: Moment): Innings {
  const priceElapsed = priceTime - fixture.start
  const state = play.stateAt(priceElapsed)
  const bowled = bowledUntil(play.balls, state.innings, priceElapsed)
  const count = (runs: number) => bowled.filter((ball) => ball.runs === runs && !ball.isWicket).length
  return {
    state,
    team: fixture.sides[state.innings],
    fours: count(4),
    sixes: count(6),
    dots: count(0),
    opinion: (name) => noise(hash(fixture.key, state.innings, ...codesOf(name)), priceTime, OPINION_PERIOD),
  }
}

const codesOf = (name: string) => [...name].map((letter) => letter.charCodeAt(0))

/** The rates of both sides of a line, by that of `Yes`. */
const ratesOf = (yes_rate: number) => ({ no_rate: yes_rate + MARGIN, yes_rate })

/** The sides of a line that only counts as reached or not. */
const reached = (rate: number) => ({ no: 1, yes: 1, ...ratesOf(Math.round(rate)) })

/** The `no` and `yes` sides of a line whose number is expected to be reached. */
function sides(expected: number): Pick<Line, 'no' | 'no_rate' | 'yes' | 'yes_rate'> {
  const no = Math.max(0, Math.round(expected - 0.5))
  return { no, no_rate: 100, yes: no + 1, yes_rate: 100 }
}

/** Returns the runs expected after a number of balls of the innings. */
function runsAfter(balls: number, { state, opinion }: Innings): number {
  const left = balls - state.balls
  const scored = left * RUN_RATE * (1 - state.wickets * 0.02) + opinion(`s${balls}`) * Math.sqrt(left) * 0.6
  return Math.min(state.total + scored, state.target ?? Number.POSITIVE_INFINITY)
}

const openSessions = ({ state }: Innings) => SESSIONS.filter((session) => session * 6 > state.balls)

function sessions(innings: Innings): Line[] {
  return openSessions(innings).map((session) => ({
    name: `runs${session}`,
    type: 'fancy',
    title: COUNTS.runs.title(session, innings.team),
    ...sides(runsAfter(session * 6, innings)),
    isLate: session * 6 - innings.state.balls <= LATE_BALLS,
  }))
}

function counts(innings: Innings): Line[] {
  const { state, team, fours, sixes, dots, opinion } = innings
  const left = BALLS - state.balls
  const line = (name: 'fours' | 'sixes' | 'wickets' | 'dots', expected: number): Line => ({
    name,
    type: 'fancy',
    title: COUNTS[name].title(0, team),
    ...sides(expected + opinion(name) * 1.5),
    isLate: left <= LATE_BALLS,
  })
  const fall = Math.round(state.total + 18 + 6 * opinion('fall'))
  return [
    {
      name: `fall${state.wickets + 1}`,
      type: 'fancy',
      title: COUNTS.fall.title(state.wickets + 1, team),
      ...{ no: fall, yes: fall, ...ratesOf(95) },
    },
    line('fours', fours + left * 0.115),
    line('sixes', sixes + left * 0.047),
    line('wickets', Math.min(9.5, state.wickets + left * 0.048)),
    line('dots', dots + left * 0.35),
  ]
}

function nextBalls({ state, opinion }: Innings): Line[] {
  const count = Math.min(NEXT_BALLS, BALLS - state.balls)
  return Array.from({ length: count }, (_, at) => state.balls + at).map((ball) => ({
    name: `ball${ball}`,
    type: 'ball',
    title: COUNTS.ball.title(ball),
    ...reached(62 + 6 * opinion(`b${ball}`)),
  }))
}

function nextOvers({ state, team, opinion }: Innings): Line[] {
  const current = Math.floor(state.balls / 6) + 1
  return Array.from({ length: NEXT_OVERS }, (_, at) => current + 1 + at)
    .filter((over) => over <= BALLS / 6)
    .map((over) => ({
      name: `over${over}`,
      type: 'khadda',
      title: COUNTS.over.title(over, team),
      ...sides(6 * RUN_RATE + 2.5 * opinion(`o${over}`)),
    }))
}

/** Only `Yes` can be bet on. */
function lastDigits(innings: Innings): Line[] {
  const session = openSessions(innings)[0]
  if (session === undefined) return []
  return Array.from({ length: 10 }, (_, digit) => ({
    name: `digit${session}-${digit}`,
    type: 'lottery' as const,
    title: `${session} over last digit ${digit}`,
    yes: 1,
    yes_rate: Math.round(800 + 50 * innings.opinion(`d${digit}`)),
    isLate: session * 6 - innings.state.balls <= 2 * LATE_BALLS,
  }))
}

/** `No` is odd, `Yes` even. */
function oddsAndEvens(innings: Innings): Line[] {
  return openSessions(innings).map((session) => ({
    name: `even${session}`,
    type: 'oddeven',
    title: `${session} over runs even ${innings.team}`,
    ...reached(95 + 4 * innings.opinion(`e${session}`)),
    isLate: session * 6 - innings.state.balls <= LATE_BALLS,
  }))
}
