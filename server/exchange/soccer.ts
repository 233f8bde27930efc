import { lastIndexAt, type Pause, type Play, type Score } from './play.ts'
import { generator } from './random.ts'

/*
 * In each minute from 1 to 89 a side may score once, at any of its seconds. Minutes are independent of each other, so
 * what is left of the match decides the chances, exactly. Checks by the referee say nothing about goals to come.
 */

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
const LAST_MINUTE = 89
const SECONDS = 60

/** Plays the whole match for a seed. Its runners are the home side, the away side and the draw. */
export function playSoccer(course: string): Play {
  const random = generator(course)
  const balance = (random() - 0.4) * 0.9
  const rates = [MEAN_GOALS * Math.exp(balance), MEAN_GOALS * Math.exp(-balance)] as const
  const scoring: Scoring = { chance: (rates[0] + rates[1]) / 90, home: rates[0] / (rates[0] + rates[1]) }
  const goals = score(random, scoring)
  const leads = leadsOf(scoring)
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
      const { minute, passed } = clockAt(elapsed)
      const last = goals[ours + theirs - 1]
      const hadGoal = last !== undefined && clockAt(last.at).minute === minute
      const mayScore = !hadGoal && minute >= 1 && minute <= LAST_MINUTE
      const chance = mayScore ? (scoring.chance * (1 - passed)) / (1 - scoring.chance * passed) : 0
      const later = leads[Math.max(0, LAST_MINUTE - Math.max(minute, 0))] ?? []
      const weighed = [
        [0, 1 - chance],
        [1, chance * scoring.home],
        [-1, chance * (1 - scoring.home)],
      ] as const
      return outcomes(later, ours - theirs, weighed)
    },
    scoreAt: (elapsed) => scoreOf(goals, totalsAt(elapsed), elapsed),
    lineAt: (elapsed) => `${totalsAt(elapsed).join('–')} ${minuteAt(elapsed)}`,
  }
}

/** The chance of a goal in a minute, and of it being the home side's. */
interface Scoring {
  readonly chance: number
  readonly home: number
}

function score(random: () => number, { chance, home }: Scoring): Goal[] {
  const goals: Goal[] = []
  for (let minute = 1; minute <= LAST_MINUTE; minute++) {
    const side = random() < home ? 0 : 1
    const isGoal = random() < chance
    const played = minute * MINUTE + Math.floor(random() * SECONDS) * SECOND
    if (isGoal) goals.push({ at: played + (played >= HALF ? HALF_TIME : 0), side })
  }
  return goals
}

/** Pauses for the goals, for referee checks without consequences, and for the end. One ends when the next begins. */
function pausesOf(goals: readonly Goal[], random: () => number): Pause[] {
  const pauses: Pause[] = goals.map(({ at }) => ({ from: at, to: at + GOAL_PAUSE, reason: 'Goal' }))
  for (let minute = 3; minute < 90; minute += 4 + Math.floor(random() * 6)) {
    const from = minute * MINUTE + (minute >= 45 ? HALF_TIME : 0)
    const isFree = pauses.every((other) => from < other.from || from >= other.to)
    if (isFree) pauses.push({ from, to: from + CHECK_PAUSE, reason: 'Penalty check' })
  }
  pauses.push({ from: FULL_TIME, to: LASTS, reason: 'Full time' })
  pauses.sort((a, b) => a.from - b.from)
  return pauses.map((pause, at) => ({
    ...pause,
    to: Math.min(pause.to, pauses[at + 1]?.from ?? Number.POSITIVE_INFINITY),
  }))
}

/** Returns the minute, and the share of its seconds in which a goal is now known to have been scored or not. */
function clockAt(elapsed: number): { minute: number; passed: number } {
  if (elapsed >= HALF && elapsed < SECOND_HALF) return { minute: HALF / MINUTE, passed: 0 }
  const played = elapsed < HALF ? elapsed : elapsed - HALF_TIME
  const minute = Math.floor(played / MINUTE)
  return { minute, passed: (Math.floor((played - minute * MINUTE) / SECOND) + 1) / SECONDS }
}

/** How much of the 90 minutes has been played, in milliseconds. */
function playedAt(elapsed: number): number {
  if (elapsed <= SECOND_HALF) return Math.max(0, Math.min(elapsed, HALF))
  return Math.min(elapsed - HALF_TIME, 2 * HALF)
}

/** The chances of the home side's lead, from −minutes to minutes, that so many whole minutes bring. */
function leadsOf({ chance, home }: Scoring): readonly (readonly number[])[] {
  const leads = [[1]]
  for (let minutes = 1; minutes <= LAST_MINUTE; minutes++) {
    const before = leads[minutes - 1] ?? []
    leads.push(
      Array.from({ length: 2 * minutes + 1 }, (_, at) => {
        const [down, same, up] = [before[at] ?? 0, before[at - 1] ?? 0, before[at - 2] ?? 0]
        return (1 - chance) * same + chance * (home * up + (1 - home) * down)
      }),
    )
  }
  return leads
}

/** The chances of home, away and draw, by what this minute and the later ones add to the lead. */
function outcomes(
  later: readonly number[],
  lead: number,
  now: readonly (readonly [lead: number, chance: number])[],
): readonly number[] {
  const chances = [0, 0, 0]
  for (const [own, weight] of now) {
    for (const [at, chance] of later.entries()) {
      const difference = lead + own + at - (later.length - 1) / 2
      const runner = difference > 0 ? 0 : difference < 0 ? 1 : 2
      chances[runner] = (chances[runner] ?? 0) + weight * chance
    }
  }
  return chances.map((chance) => Math.min(1, chance))
}

function scoreOf(goals: readonly Goal[], totals: readonly [number, number], elapsed: number): Score {
  const scored = goals.slice(0, totals[0] + totals[1])
  const detailOf = (side: 0 | 1) =>
    scored
      .filter((goal) => goal.side === side)
      .map(({ at }) => minuteAt(at))
      .join(' ')
  return {
    sides: [
      { score: String(totals[0]), detail: detailOf(0) },
      { score: String(totals[1]), detail: detailOf(1) },
    ],
    part: partAt(elapsed),
    summary: minuteAt(elapsed),
    latest: [],
  }
}

const minuteAt = (elapsed: number) => `${Math.floor(playedAt(elapsed) / MINUTE)}′`

function partAt(elapsed: number): string {
  if (elapsed < HALF) return 'First half'
  if (elapsed < SECOND_HALF) return 'Half-time'
  return 'Second half'
}
