import { lastIndexAt, type Pause, type Play, type Score } from './play.ts'
import { generator } from './random.ts'

interface Goal {
  readonly at: number
  /** 0 is the home side. */
  readonly side: 0 | 1
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HALF = 45 * MINUTE
const HALF_TIME = 15 * MINUTE
const SECOND_HALF = HALF + HALF_TIME
const FULL_TIME = 2 * HALF + HALF_TIME
const LASTS = FULL_TIME + MINUTE
const GOAL_PAUSE = 45 * SECOND
const CHECK_PAUSE = 20 * SECOND
/** Goals that a side is expected to score in 90 minutes. */
const MEAN_GOALS = 1.35
const MAX_GOALS = 12

/** Plays the whole match for a seed. Its runners are the home side, the away side and the draw. */
export function playSoccer(course: string): Play {
  const random = generator(course)
  const balance = (random() - 0.4) * 0.9
  const rates = [MEAN_GOALS * Math.exp(balance), MEAN_GOALS * Math.exp(-balance)] as const
  const goals = score(random, rates)
  const pauses = pausesOf(goals, random)
  const totalsAt = (elapsed: number) => {
    const scored = goals.slice(0, lastIndexAt(goals, elapsed) + 1)
    const home = scored.filter(({ side }) => side === 0).length
    return [home, scored.length - home] as const
  }
  const [home, away] = totalsAt(LASTS)
  const winner = home > away ? 0 : home < away ? 1 : 2
  return {
    lasts: LASTS,
    winner,
    pauses,
    chancesAt: (elapsed) => {
      const [ours, theirs] = totalsAt(elapsed)
      const left = 1 - playedAt(elapsed) / (2 * HALF)
      return outcomes(ours - theirs, rates[0] * left, rates[1] * left)
    },
    scoreAt: (elapsed) => scoreOf(goals, totalsAt(elapsed), elapsed),
  }
}

function score(random: () => number, rates: readonly [number, number]): Goal[] {
  const goals: Goal[] = []
  for (let minute = 1; minute < 89; minute++) {
    const side = random() < rates[0] / (rates[0] + rates[1]) ? 0 : 1
    const isGoal = random() < (rates[0] + rates[1]) / 90
    const played = minute * MINUTE + Math.floor(random() * 50) * SECOND
    // A goal within two minutes of the last one is dropped: two goals in adjacent minutes would share one
    // pause.
    const at = played + (played > HALF ? HALF_TIME : 0)
    if (isGoal && at - (goals.at(-1)?.at ?? 0) > 2 * MINUTE) goals.push({ at, side })
  }
  return goals
}

/** Pauses for the goals, for referee checks without consequences, and for the end. */
function pausesOf(goals: readonly Goal[], random: () => number): Pause[] {
  const pauses: Pause[] = goals.map(({ at }) => ({ from: at, to: at + GOAL_PAUSE, reason: 'Goal' }))
  for (let minute = 3; minute < 90; minute += 4 + Math.floor(random() * 6)) {
    const from = minute * MINUTE + (minute >= 45 ? HALF_TIME : 0)
    const to = from + CHECK_PAUSE
    const isFree = pauses.every((other) => to < other.from - MINUTE || from > other.to)
    if (isFree) pauses.push({ from, to, reason: 'Penalty check' })
  }
  pauses.push({ from: FULL_TIME, to: LASTS, reason: 'Full time' })
  return pauses.sort((a, b) => a.from - b.from)
}

/** How much of the 90 minutes has been played, in milliseconds. */
function playedAt(elapsed: number): number {
  if (elapsed <= SECOND_HALF) return Math.max(0, Math.min(elapsed, HALF))
  return Math.min(elapsed - HALF_TIME, 2 * HALF)
}

/** The chances of home, away and draw, assuming that the remaining goals are Poisson distributed. */
function outcomes(lead: number, homeMean: number, awayMean: number): readonly number[] {
  const [home, away] = [poisson(homeMean), poisson(awayMean)]
  const chances = [0, 0, 0]
  for (const [ours, ourChance] of home.entries()) {
    for (const [theirs, theirChance] of away.entries()) {
      const difference = lead + ours - theirs
      const runner = difference > 0 ? 0 : difference < 0 ? 1 : 2
      chances[runner] = (chances[runner] ?? 0) + ourChance * theirChance
    }
  }
  return chances
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)]
  for (let count = 1; count <= MAX_GOALS; count++) chances.push(((chances[count - 1] ?? 0) * mean) / count)
  return chances
}

function scoreOf(goals: readonly Goal[], totals: readonly [number, number], elapsed: number): Score {
  const minutes = (at: number) => `${Math.floor(playedAt(at) / MINUTE)}′`
  const scored = goals.slice(0, totals[0] + totals[1])
  const detailOf = (side: 0 | 1) =>
    scored
      .filter((goal) => goal.side === side)
      .map(({ at }) => minutes(at))
      .join(' ')
  return {
    sides: [
      { score: String(totals[0]), detail: detailOf(0) },
      { score: String(totals[1]), detail: detailOf(1) },
    ],
    part: partAt(elapsed),
    summary: minutes(elapsed),
    latest: [],
  }
}

function partAt(elapsed: number): string {
  if (elapsed < HALF) return 'First half'
  if (elapsed < SECOND_HALF) return 'Half-time'
  return 'Second half'
}
