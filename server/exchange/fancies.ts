import type { Fancy } from '@tiya/contract/exchange'
import {
  type Ball,
  bowledUntil,
  type CricketPlay,
  type CricketState,
  isCricket,
  overs,
  SESSIONS,
} from './cricket.ts'
import { chanceOfRemainder, type Distribution, middleOf } from './distribution.ts'
import {
  BALLS,
  type Law,
  mayEndWithin,
  type Outlook,
  runsOf,
  TALLIES,
  type Tally,
  talliesOf,
} from './innings.ts'
import { lastIndexAt } from './play.ts'
import { fraction, hash, quickGenerator } from './random.ts'
import { isClosedBy, type Moment } from './simulator.ts'

/** The content of a bet, before its id and flags are added. */
interface Line extends Pick<Fancy, 'title' | 'type' | 'no' | 'no_rate' | 'yes' | 'yes_rate'> {
  /** Unique within an innings. */
  readonly name: string
  /** Takes no bets, because its outcome is known or near, or may stay open. */
  readonly isOff: boolean
}

/** An innings that goes on, as the fancies see it. */
interface View {
  readonly state: CricketState
  readonly team: string
  readonly bowled: readonly Ball[]
  readonly law: Law
  readonly outlook: Outlook
  /** How many more fours, sixes and dot balls it brings. */
  readonly tallies: Readonly<Record<Tally, readonly number[]>>
}

const NEXT_BALLS = 6
const NEXT_OVERS = 3
/** Now and then, a single line is suspended. */
const SUSPENSION_PERIOD = 15_000
const SUSPENSION_CHANCE = 0.03
/** How much worse than fair the rates are for the player; more where the chances come from a sample. */
const MARGIN = 0.05
const SAMPLE_MARGIN = 0.16
/** A line that is reached with a lower chance, or missed with one, takes no bets. A digit has a lower limit. */
const LEAST_CHANCE = 0.04
const LEAST_DIGIT_CHANCE = 0.02

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

const isTallied = (name: Tally) => (ball: Ball) => ball.runs === TALLIES[name] && !ball.isWicket

/**
 * By the word of their ids. An innings that ends early decides runs by the score that stands; a ball or an over that it
 * does not reach has no count.
 */
const COUNTS = {
  runs: {
    title: (session, team) => `${session} over runs ${team}`,
    of: (balls, session) => {
      const last = balls[session * 6 - 1] ?? balls.at(-1)
      return [last, last?.total ?? 0]
    },
  },
  fours: tally('fours', isTallied('fours')),
  sixes: tally('sixes', isTallied('sixes')),
  wickets: tally('wickets', ({ isWicket }) => isWicket),
  dots: tally('dot balls', isTallied('dots')),
  fall: {
    title: (wicket, team) => `Fall of wicket ${wicket} ${team}`,
    of: (balls, wicket) => {
      const last = balls.find(({ isWicket, wickets }) => isWicket && wickets === wicket) ?? balls.at(-1)
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
  { play, market, fixture, decidedUntil }: Moment,
  id: string,
): FancyMarket | undefined {
  const [, innings, word = '', digits] = /^\d+-([12])-([a-z]+)(\d*)$/.exec(id) ?? []
  if (!isCounted(word) || !isCricket(play)) return undefined
  const counted: Count = COUNTS[word]
  const at = innings === '1' ? 0 : 1
  const number = Number(digits)
  const balls = play.balls.filter((ball) => ball.innings === at)
  const [last, count] = counted.of(balls, number)
  const isOver = market.status === 'CLOSED' || (balls.at(-1)?.at ?? 0) <= decidedUntil
  const isKnown = last !== undefined && last.at <= decidedUntil
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
  const { innings, lines } = linesOf(play, moment)
  return lines.flatMap(({ name, isOff, ...line }) => {
    const key = hash(fixture.key, ...codesOf(name))
    const isPaused = fraction(key, Math.floor(priceTime / SUSPENSION_PERIOD)) < SUSPENSION_CHANCE
    const id = `${fixture.eventId}-${innings + 1}-${name}`
    const override = overrides.get(fancyMarketId(id))
    if (isClosedBy(override)) return []
    const suspended = market.status === 'SUSPENDED' || override?.suspended || isOff || isPaused
    return [{ id, ...line, suspended, ball_running: play.stateAt(elapsed).isBallRunning }]
  })
}

/** What was computed for a match after its latest ball; it changes only with the next one. */
const known = new WeakMap<
  CricketPlay,
  { readonly ball: number; readonly innings: 0 | 1; readonly lines: Line[] }
>()

/** Returns the lines of the innings that goes on or is next; none once the match is decided. */
function linesOf(play: CricketPlay, { fixture, priceTime }: Moment) {
  const elapsed = priceTime - fixture.start
  const ball = lastIndexAt(play.balls, elapsed)
  const kept = known.get(play)
  if (kept?.ball === ball) return kept
  const state = play.stateAt(elapsed)
  const outlook = play.outlookAt(elapsed)
  const law = play.laws[state.innings]
  const view = outlook && {
    ...{ state, outlook, law },
    team: fixture.sides[state.innings],
    bowled: bowledUntil(play.balls, state.innings, elapsed),
    tallies: talliesOf(quickGenerator(fixture.key, ball), law, state),
  }
  const kinds = [sessions, counts, nextBalls, nextOvers, lastDigits, oddsAndEvens]
  const lines = view ? kinds.flatMap((of) => of(view)) : []
  const fresh = { ball, innings: state.innings, lines }
  known.set(play, fresh)
  return fresh
}

const codesOf = (name: string) => [...name].map((letter) => letter.charCodeAt(0))

/** The rates of both sides of a line by the chance that it is reached, and whether it takes no bets. */
function ratesOf(chance: number, margin = MARGIN) {
  const likely = Math.min(Math.max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)
  const fair = 100 * (1 / likely - 1)
  const [no_rate, yes_rate] = [Math.ceil(fair * (1 + margin)), Math.floor(fair * (1 - margin))]
  return { no_rate, yes_rate, isOff: chance !== likely }
}

/** The sides of the line that is reached with the chance nearest to a half. */
function sidesOf(count: Distribution, margin?: number) {
  const { line, chance } = middleOf(count)
  return { no: line, yes: line, ...ratesOf(chance, margin) }
}

/** The sides of a line that only counts as reached or not. */
const reached = (chance: number) => ({ no: 1, yes: 1, ...ratesOf(chance) })

/** The sessions that go on, with the runs at their end. */
const openSessions = ({ state, outlook }: View) =>
  SESSIONS.flatMap((session) => {
    const runs = session * 6 > state.balls ? outlook.runsAfter.get(session * 6) : undefined
    return runs ? [{ session, runs }] : []
  })

function sessions(view: View): Line[] {
  return openSessions(view).map(({ session, runs }) => ({
    name: `runs${session}`,
    type: 'fancy',
    title: COUNTS.runs.title(session, view.team),
    ...sidesOf(runs),
  }))
}

function counts({ state, team, bowled, outlook, tallies }: View): Line[] {
  const wicket = state.wickets + 1
  const tallied = (name: Tally): Line => ({
    name,
    type: 'fancy',
    title: COUNTS[name].title(0, team),
    ...sidesOf({ least: bowled.filter(isTallied(name)).length, chances: tallies[name] }, SAMPLE_MARGIN),
  })
  return [
    {
      name: `fall${wicket}`,
      type: 'fancy',
      title: COUNTS.fall.title(wicket, team),
      ...sidesOf(outlook.fall),
    },
    tallied('fours'),
    tallied('sixes'),
    { name: 'wickets', type: 'fancy', title: COUNTS.wickets.title(0, team), ...sidesOf(outlook.wickets) },
    tallied('dots'),
  ]
}

function nextBalls({ state, law }: View): Line[] {
  const [noRuns = 0] = runsOf(law, 1)
  const count = Math.min(NEXT_BALLS, BALLS - state.balls)
  return Array.from({ length: count }, (_, before) => {
    const { isOff, ...sides } = reached(1 - noRuns)
    const ball = state.balls + before
    return {
      name: `ball${ball}`,
      type: 'ball',
      title: COUNTS.ball.title(ball),
      ...sides,
      isOff: isOff || mayEndWithin(state, before),
    }
  })
}

/** The over that goes on, if its first ball was bowled, and the next ones. */
function nextOvers({ state, team, bowled, law }: View): Line[] {
  const current = Math.floor(state.balls / 6) + 1
  return Array.from({ length: NEXT_OVERS }, (_, at) => current + at)
    .filter((over) => over <= BALLS / 6)
    .map((over) => {
      const ballsOf = bowled.slice(over * 6 - 6)
      const least = ballsOf.reduce((sum, { runs }) => sum + runs, 0)
      const { isOff, ...sides } = sidesOf({ least, chances: runsOf(law, 6 - ballsOf.length) })
      return {
        name: `over${over}`,
        type: 'khadda',
        title: COUNTS.over.title(over, team),
        ...sides,
        isOff: isOff || mayEndWithin(state, over * 6 - 1 - state.balls),
      }
    })
}

/** Only `Yes` can be bet on. */
function lastDigits(view: View): Line[] {
  const [first] = openSessions(view)
  if (!first) return []
  const { session, runs } = first
  return Array.from({ length: 10 }, (_, digit) => {
    const chance = chanceOfRemainder(runs, 10, digit)
    const likely = Math.min(Math.max(chance, LEAST_DIGIT_CHANCE), 1 - LEAST_CHANCE)
    return {
      name: `digit${session}-${digit}`,
      type: 'lottery' as const,
      title: `${session} over last digit ${digit}`,
      yes: 1,
      yes_rate: Math.floor(100 * (1 / likely - 1) * (1 - MARGIN)),
      isOff: chance !== likely,
    }
  })
}

/** `No` is odd, `Yes` even. */
function oddsAndEvens(view: View): Line[] {
  return openSessions(view).map(({ session, runs }) => ({
    name: `even${session}`,
    type: 'oddeven',
    title: `${session} over runs even ${view.team}`,
    ...reached(chanceOfRemainder(runs, 2, 0)),
  }))
}
