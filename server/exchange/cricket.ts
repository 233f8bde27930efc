import { chanceToReach } from './distribution.ts'
import { BALLS, bowl, type Innings, type Law, lawOf, type Outlook, outlookOf } from './innings.ts'
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
  /** What a ball can bring for each side. */
  readonly laws: readonly [Law, Law]
  /** Returns the state of the current innings; before the match and during the break, that of the next one. */
  stateAt(elapsed: number): CricketState
  /** Returns what can become of the innings of `stateAt`; undefined once the match is decided. */
  outlookAt(elapsed: number): Outlook | undefined
}

export interface CricketState extends Innings {
  readonly innings: 0 | 1
  /** Whether the bowler is running up. */
  readonly isBallRunning: boolean
}

/** Overs after which runs are counted. */
export const SESSIONS = [6, 10, 15, 20] as const

const SECOND = 1_000
const FIRST_BALL = 30 * SECOND
const BALL = 33 * SECOND
const OVER_BREAK = 24 * SECOND
const INNINGS_BREAK = 8 * 60 * SECOND
const RUN_UP = 8 * SECOND
const WICKET_PAUSE = 20 * SECOND
const REVIEW_PAUSE = 12 * SECOND
const AFTER_LAST_BALL = 60 * SECOND

/** In standard deviations of the result: the strengths are these steps times −4 to 4. Few, to share what is computed. */
const STRENGTH_STEP = 0.1
const STRENGTHS = 9

const SESSION_BALLS = SESSIONS.map((overs) => overs * 6)

const NEW_INNINGS: Innings = { balls: 0, total: 0, wickets: 0, target: undefined }

type Chances = readonly [number, number]

/** What can become of a new innings, by the strength of its side. */
const outlooks = new Map<number, Outlook>()

/** Plays the whole match for a seed. */
export function playCricket(course: string): CricketPlay {
  const random = generator(course)
  /** How much better the first side is. */
  const strength = (Math.floor(random() * STRENGTHS) - (STRENGTHS - 1) / 2) * STRENGTH_STEP
  const laws = [lawOf(strength), lawOf(-strength)] as const
  const { balls, isFirstWinner } = bowlMatch(random, laws)
  const decided = balls.at(-1)?.at ?? 0
  const lasts = decided + AFTER_LAST_BALL
  const pauses = pausesOf(balls, lasts)
  const firstTotal = balls.findLast(({ innings }) => innings === 0)?.total ?? 0
  /** What was computed after the ball that was asked for last: players ask again and again until the next one. */
  let known: { readonly ball: number; readonly outlook: Outlook; readonly chances: Chances } | undefined

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

  const viewAt = (elapsed: number) => {
    const ball = lastIndexAt(balls, elapsed)
    if (known?.ball === ball) return known
    const state = stateAt(elapsed)
    const isNew = state.balls === 0 && state.innings === 0
    const outlook = isNew ? newOutlook(strength) : outlookOf(laws[state.innings], state, SESSION_BALLS)
    const second = secondSideChance(outlook, state, newOutlook(-strength))
    known = { ball, outlook, chances: [1 - second, second] }
    return known
  }

  return {
    lasts,
    winner: isFirstWinner ? 0 : 1,
    pauses,
    balls,
    laws,
    stateAt,
    outlookAt: (elapsed) => (elapsed < decided ? viewAt(elapsed).outlook : undefined),
    chancesAt: (elapsed) => (elapsed < decided ? viewAt(elapsed).chances : isFirstWinner ? [1, 0] : [0, 1]),
    scoreAt: (elapsed) => scoreOf(balls, stateAt(elapsed), elapsed),
    lineAt: (elapsed) => {
      const { total, wickets, balls: bowled } = stateAt(elapsed)
      return `${total}/${wickets} (${overs(bowled)})`
    },
  }
}

function bowlMatch(
  random: () => number,
  laws: readonly [Law, Law],
): { balls: Ball[]; isFirstWinner: boolean } {
  const balls: Ball[] = []
  let at = FIRST_BALL
  let target: number | undefined
  for (const innings of [0, 1] as const) {
    bowl(random, laws[innings], { ...NEW_INNINGS, target }, (ball, { balls: number, total, wickets }) => {
      at += BALL + random() * 6 * SECOND
      balls.push({ at, innings, number, ...ball, total, wickets })
      if (ball.isWicket) at += WICKET_PAUSE
      if (number % 6 === 0) at += OVER_BREAK
    })
    at += INNINGS_BREAK
    const total = balls.at(-1)?.total ?? 0
    // A tie is decided by a super over, which is not played ball by ball.
    if (total + 1 === target) return { balls, isFirstWinner: random() < 0.5 }
    target ??= total + 1
  }
  return { balls, isFirstWinner: (balls.at(-1)?.total ?? 0) < (target ?? 0) }
}

function pausesOf(balls: readonly Ball[], lasts: number): Pause[] {
  return balls.flatMap((ball, index): Pause[] => {
    const { at, isWicket, number } = ball
    if (index === balls.length - 1) return [{ from: at, to: lasts, reason: 'Result' }]
    if (isWicket) return [{ from: at, to: at + WICKET_PAUSE, reason: 'Wicket' }]
    return number % 31 === 0 ? [{ from: at, to: at + REVIEW_PAUSE, reason: 'Review' }] : []
  })
}

/** Returns what can become of a new innings of a side. */
function newOutlook(strength: number): Outlook {
  const known = outlooks.get(strength) ?? outlookOf(lawOf(strength), NEW_INNINGS, SESSION_BALLS)
  outlooks.set(strength, known)
  return known
}

/**
 * Returns the chance of the side that bats second: that its runs reach the target, or half of that of a tie. `chase`
 * is the outlook of its innings before it begins.
 */
function secondSideChance({ runsAfter }: Outlook, { target }: CricketState, chase: Outlook): number {
  const runs = runsAfter.get(BALLS)
  const chased = chase.runsAfter.get(BALLS)
  if (!runs || !chased) return 0
  if (target !== undefined) return (chanceToReach(runs, target) + chanceToReach(runs, target - 1)) / 2
  let [chance, wins] = [0, 1]
  for (let total = 0; total < runs.least + runs.chances.length; total++) {
    const ties = chased.chances[total] ?? 0
    wins -= ties
    chance += (runs.chances[total - runs.least] ?? 0) * (wins + ties / 2)
  }
  return chance
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
    summary: elapsed < (balls.at(-1)?.at ?? 0) ? summaryOf(bowled, total, target) : 'Match over',
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
  if (target !== undefined) return `${target - total} needed off ${BALLS - bowled}`
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
