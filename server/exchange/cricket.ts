import { lastIndexAt, type Pause, type Play, type Score } from './play.ts'
import { generator } from './random.ts'

/** One ball, and the state of the innings after it. */
export interface Ball {
  /** When its result is known. */
  readonly at: number
  /** 0 is the first innings, 1 the second. */
  readonly innings: 0 | 1
  /** Number in its innings, from 1. */
  readonly number: number
  readonly runs: number
  readonly isWicket: boolean
  readonly total: number
  readonly wickets: number
}

/** A match of 20 overs a side; the first side bats first. */
export interface CricketPlay extends Play {
  readonly balls: readonly Ball[]
  /** Returns the state of the current innings; before the match and during the break, that of the next one. */
  stateAt(elapsed: number): CricketState
}

export interface CricketState {
  readonly innings: 0 | 1
  readonly balls: number
  readonly total: number
  readonly wickets: number
  /** Runs that the second side needs to win; undefined in the first innings. */
  readonly target: number | undefined
  /** Whether the bowler is running up. */
  readonly isBallRunning: boolean
}

export const BALLS = 120
/** Mean runs per ball. */
export const RUN_RATE = 1.26

const SECOND = 1_000
const FIRST_BALL = 30 * SECOND
const BALL = 33 * SECOND
const OVER_BREAK = 24 * SECOND
const INNINGS_BREAK = 8 * 60 * SECOND
const RUN_UP = 8 * SECOND
const WICKET_PAUSE = 20 * SECOND
const REVIEW_PAUSE = 12 * SECOND
const AFTER_LAST_BALL = 60 * SECOND

const WICKET_CHANCE = 0.048
/** Upper limits for a random number below 1, with the runs that each stands for. */
const RUNS = [
  [0.368, 0],
  [0.746, 1],
  [0.825, 2],
  [0.83, 3],
  [0.951, 4],
  [1, 6],
] as const

/** How many fewer wickets a side loses, and how much harder it hits, per standard deviation of strength. */
const SKILL_ON_WICKETS = 0.15
const SKILL_ON_RUNS = 0.12

/** Plays the whole match for a seed. */
export function playCricket(course: string): CricketPlay {
  const random = generator(course)
  /** How much better the first side is, in standard deviations of the result. */
  const strength = (random() - 0.5) * 0.8
  const { balls, isFirstWinner } = bowl(random, strength)
  const decided = balls.at(-1)?.at ?? 0
  const lasts = decided + AFTER_LAST_BALL
  const pauses = pausesOf(balls, lasts)
  const firstTotal = balls.findLast(({ innings }) => innings === 0)?.total ?? 0

  const stateAt = (elapsed: number): CricketState => {
    const last = lastIndexAt(balls, elapsed)
    const [ball, next] = [balls[last], balls[last + 1]]
    const isBallRunning = next !== undefined && elapsed >= next.at - RUN_UP && elapsed >= 0
    const isBreak = ball !== undefined && next !== undefined && ball.innings !== next.innings
    if (!ball || isBreak) {
      const innings = isBreak ? 1 : 0
      const target = isBreak ? firstTotal + 1 : undefined
      return { innings, balls: 0, total: 0, wickets: 0, target, isBallRunning }
    }
    const { innings, number, total, wickets } = ball
    const target = innings === 1 ? firstTotal + 1 : undefined
    return { innings, balls: number, total, wickets, target, isBallRunning }
  }

  return {
    lasts,
    winner: isFirstWinner ? 0 : 1,
    pauses,
    balls,
    stateAt,
    chancesAt: (elapsed) => {
      if (elapsed >= decided) return isFirstWinner ? [1, 0] : [0, 1]
      const first = firstSideChance(stateAt(elapsed), strength)
      return [first, 1 - first]
    },
    scoreAt: (elapsed) => scoreOf(balls, stateAt(elapsed), elapsed),
  }
}

function bowl(random: () => number, strength: number): { balls: Ball[]; isFirstWinner: boolean } {
  const balls: Ball[] = []
  let at = FIRST_BALL
  let target = Number.POSITIVE_INFINITY
  for (const innings of [0, 1] as const) {
    const skill = innings === 0 ? strength : -strength
    let [total, wickets] = [0, 0]
    for (let number = 1; number <= BALLS && wickets < 10 && total < target; number++) {
      const isWicket = random() < WICKET_CHANCE * (1 - SKILL_ON_WICKETS * skill)
      const luck = random() ** (1 - SKILL_ON_RUNS * skill)
      const runs = isWicket ? 0 : (RUNS.find(([limit]) => luck < limit)?.[1] ?? 0)
      total += runs
      wickets += isWicket ? 1 : 0
      at += BALL + random() * 6 * SECOND
      balls.push({ at, innings, number, runs, isWicket, total, wickets })
      if (isWicket) at += WICKET_PAUSE
      if (number % 6 === 0) at += OVER_BREAK
    }
    at += INNINGS_BREAK
    if (innings === 0) target = total + 1
    // A tie is decided by a super over, which is not played ball by ball.
    else if (total === target - 1) return { balls, isFirstWinner: random() < 0.5 }
  }
  return { balls, isFirstWinner: (balls.at(-1)?.total ?? 0) < target }
}

function pausesOf(balls: readonly Ball[], lasts: number): Pause[] {
  return balls.flatMap((ball, index): Pause[] => {
    const { at, isWicket, number } = ball
    if (index === balls.length - 1) return [{ from: at, to: lasts, reason: 'Result' }]
    if (isWicket) return [{ from: at, to: at + WICKET_PAUSE, reason: 'Wicket' }]
    return number % 31 === 0 ? [{ from: at, to: at + REVIEW_PAUSE, reason: 'Review' }] : []
  })
}

/** The chance of the side that bats first, from the expected runs. */
function firstSideChance({ innings, balls, total, wickets, target }: CricketState, strength: number): number {
  const left = BALLS - balls
  // A side that is losing its wickets does not face all remaining balls.
  const faced = Math.min(left, (10 - wickets) * 19)
  const deviation = 1.9 * Math.sqrt(left + (innings === 0 ? BALLS : 0) + 1)
  const ahead =
    target === undefined
      ? total + faced * RUN_RATE - BALLS * RUN_RATE
      : target - 0.5 - total - faced * RUN_RATE
  const edge = strength * Math.sqrt((left + (innings === 0 ? BALLS : 0)) / (2 * BALLS))
  return normal(ahead / deviation + edge)
}

/** The standard normal distribution function, by its logistic approximation. */
function normal(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations))
}

function scoreOf(balls: readonly Ball[], state: CricketState, elapsed: number): Score {
  const { innings, balls: bowled, total, wickets, target } = state
  const standing = (runs: number, out: number, count: number) => ({
    score: `${runs}/${out}`,
    detail: `${overs(count)} overs`,
  })
  const first = balls.findLast((ball) => ball.innings === 0 && ball.at <= elapsed)
  return {
    sides: [
      first ? standing(first.total, first.wickets, first.number) : standing(0, 0, 0),
      innings === 1 ? standing(total, wickets, bowled) : { score: '–', detail: 'yet to bat' },
    ],
    part: innings === 0 ? 'First innings' : 'Second innings',
    summary: summaryOf(bowled, total, target),
    latest: bowledUntil(balls, innings, elapsed)
      .slice(-6)
      .map(({ isWicket, runs }) => (isWicket ? 'W' : String(runs))),
  }
}

/** Returns the balls of an innings that have been bowled so far. */
export function bowledUntil(balls: readonly Ball[], innings: 0 | 1, elapsed: number): readonly Ball[] {
  return balls.slice(0, lastIndexAt(balls, elapsed) + 1).filter((ball) => ball.innings === innings)
}

function summaryOf(bowled: number, total: number, target: number | undefined): string {
  if (target !== undefined) return `${Math.max(0, target - total)} needed off ${BALLS - bowled}`
  return bowled === 0 ? '20 overs a side' : `Run rate ${((total / bowled) * 6).toFixed(2)}`
}

/** Whether the match is a cricket match. */
export function isCricket(play: Play): play is CricketPlay {
  return 'balls' in play
}

/** Whether a ball is being bowled; no other sport has one. */
export function isBallRunning(play: Play, elapsed: number): boolean {
  return isCricket(play) && play.stateAt(elapsed).isBallRunning
}

/** Formats balls as overs: 27 becomes `4.3`. */
export function overs(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`
}
