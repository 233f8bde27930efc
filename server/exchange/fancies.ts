import type { Fancy } from '../../machines/contract/exchange.ts'
import {
  BALLS,
  bowledUntil,
  type CricketPlay,
  type CricketState,
  isCricket,
  overs,
  RUN_RATE,
} from './cricket.ts'
import { fraction, hash, noise } from './random.ts'
import type { Moment } from './simulator.ts'

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

/** Returns the fancy bets of a cricket match that is in play or upcoming; empty for other sports. */
export function fanciesOf(moment: Moment): Fancy[] {
  const { play, market, fixture, priceTime, elapsed } = moment
  if (!isCricket(play) || market.status === 'CLOSED') return []
  const innings = inningsOf(play, moment)
  const lines = [sessions, counts, nextBalls, nextOvers, lastDigits, oddsAndEvens].flatMap((of) =>
    of(innings),
  )
  return lines.map(({ name, isLate = false, ...line }) => {
    const key = hash(fixture.key, ...codesOf(name))
    const isPaused = fraction(key, Math.floor(priceTime / SUSPENSION_PERIOD)) < SUSPENSION_CHANCE
    return {
      id: `${fixture.eventId}-${innings.state.innings + 1}-${name}`,
      ...line,
      suspended: market.status === 'SUSPENDED' || isLate || isPaused,
      ball_running: play.stateAt(elapsed).isBallRunning,
    }
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

/** The `no` and `yes` sides of a line whose number is expected to be reached. */
function sides(expected: number): Pick<Line, 'no' | 'no_rate' | 'yes' | 'yes_rate'> {
  const no = Math.max(0, Math.round(expected - 0.5))
  return { no, no_rate: 100, yes: no + 1, yes_rate: 100 }
}

/** Returns the runs expected after a number of balls of the innings. */
function runsAfter(balls: number, { state, opinion }: Innings): number {
  const left = balls - state.balls
  return (
    state.total + left * RUN_RATE * (1 - state.wickets * 0.02) + opinion(`s${balls}`) * Math.sqrt(left) * 0.6
  )
}

const openSessions = ({ state }: Innings) => SESSIONS.filter((session) => session * 6 > state.balls)

function sessions(innings: Innings): Line[] {
  return openSessions(innings).map((session) => ({
    name: `runs${session}`,
    type: 'fancy',
    title: `${session} over runs ${innings.team}`,
    ...sides(runsAfter(session * 6, innings)),
    isLate: session * 6 - innings.state.balls <= LATE_BALLS,
  }))
}

function counts(innings: Innings): Line[] {
  const { state, team, fours, sixes, dots, opinion } = innings
  const left = BALLS - state.balls
  const line = (name: string, title: string, expected: number): Line => ({
    name,
    type: 'fancy',
    title,
    ...sides(expected + opinion(name) * 1.5),
    isLate: left <= LATE_BALLS,
  })
  const fall = Math.round(state.total + 20 + 6 * opinion('fall'))
  return [
    {
      name: `fall${state.wickets + 1}`,
      type: 'fancy',
      title: `Fall of wicket ${state.wickets + 1} ${team}`,
      ...{ no: fall, no_rate: 110, yes: fall, yes_rate: 90 },
    },
    line('fours', `Total fours ${team}`, fours + left * 0.115),
    line('sixes', `Total sixes ${team}`, sixes + left * 0.047),
    line('wickets', `Total wickets ${team}`, Math.min(9.5, state.wickets + left * 0.048)),
    line('dots', `Total dot balls ${team}`, dots + left * 0.35),
  ]
}

function nextBalls({ state, opinion }: Innings): Line[] {
  const count = Math.min(NEXT_BALLS, BALLS - state.balls)
  return Array.from({ length: count }, (_, at) => state.balls + at).map((ball) => {
    const rate = Math.round(110 + 15 * opinion(`b${ball}`))
    // Balls are counted from 1: 4.0 would be the end of the fourth over.
    const name = overs(ball).replace(/\d$/, (digit) => String(Number(digit) + 1))
    return {
      name: `ball${ball}`,
      type: 'ball',
      title: `${name} ball runs`,
      no: 1,
      no_rate: rate,
      yes: 1,
      yes_rate: 200 - rate,
    }
  })
}

function nextOvers({ state, team, opinion }: Innings): Line[] {
  const current = Math.floor(state.balls / 6) + 1
  return Array.from({ length: NEXT_OVERS }, (_, at) => current + 1 + at)
    .filter((over) => over <= BALLS / 6)
    .map((over) => ({
      name: `over${over}`,
      type: 'khadda',
      title: `Over ${over} khadda ${team}`,
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
    yes: Math.round(9 + innings.opinion(`d${digit}`)),
    yes_rate: 100,
    isLate: session * 6 - innings.state.balls <= 2 * LATE_BALLS,
  }))
}

/** `No` is odd, `Yes` even. */
function oddsAndEvens(innings: Innings): Line[] {
  return openSessions(innings).map((session) => {
    const odd = Math.round(95 + 4 * innings.opinion(`e${session}`))
    return {
      name: `even${session}`,
      type: 'oddeven',
      title: `${session} over runs even ${innings.team}`,
      ...{ no: odd, no_rate: 100, yes: 190 - odd, yes_rate: 100 },
      isLate: session * 6 - innings.state.balls <= LATE_BALLS,
    }
  })
}
