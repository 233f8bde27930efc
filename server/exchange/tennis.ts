import { lastIndexAt, type Pause, type Play, type Score } from './play.ts'
import { generator } from './random.ts'

type Pair = readonly [number, number]

/** The state of the match after a point. */
interface Point {
  readonly at: number
  readonly sets: Pair
  readonly games: Pair
  readonly points: Pair
  /** Games of the completed sets. */
  readonly complete: readonly Pair[]
  readonly wonBy: 0 | 1
  /** What this point has ended. */
  readonly ended: 'nothing' | 'game' | 'set' | 'match'
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const GAME_PAUSE = 6 * SECOND
const SET_PAUSE = 40 * SECOND
const AFTER_LAST_POINT = MINUTE
/** Time between two points: whatever it is, it says nothing about how many are to come. */
const POINT = 40 * SECOND
const LONGEST_EXTRA = 10 * SECOND
/** After so many points, which few matches reach, they follow one another faster, so that every match ends in time. */
const MANY_POINTS = 250
const FAST_POINT = 12 * SECOND
const NAMES = ['0', '15', '30', '40']

const START: Omit<Point, 'at' | 'wonBy' | 'ended'> = {
  sets: [0, 0],
  games: [0, 0],
  points: [0, 0],
  complete: [],
}

/** Plays the whole match for a seed: best of three sets, with tie-breaks. */
export function playTennis(course: string): Play {
  const random = generator(course)
  /** The chance that the first player wins a point. */
  const skill = 0.5 + (random() - 0.5) * 0.06
  const points = serve(random, skill)
  const lasts = (points.at(-1)?.at ?? 0) + AFTER_LAST_POINT
  const winner = points.at(-1)?.wonBy ?? 0
  const chances = chancesOf(skill)
  const standingAt = (elapsed: number) => points[lastIndexAt(points, elapsed)] ?? START
  return {
    lasts,
    winner,
    pauses: pausesOf(points, lasts),
    chancesAt: (elapsed) => {
      const first = chances(standingAt(elapsed))
      return [first, 1 - first]
    },
    scoreAt: (elapsed) => scoreOf(standingAt(elapsed)),
    lineAt: (elapsed) => {
      const { games, complete } = standingAt(elapsed)
      return [...complete, games].map((set) => set.join('–')).join(' ')
    },
  }
}

function serve(random: () => number, skill: number): Point[] {
  const points: Point[] = []
  let standing = START
  let at = 0
  while (points.at(-1)?.ended !== 'match') {
    const wonBy = random() < skill ? 0 : 1
    at += points.length < MANY_POINTS ? POINT + random() * LONGEST_EXTRA : FAST_POINT
    const next = { ...afterPoint(standing, wonBy), at, wonBy } as const
    points.push(next)
    standing = next
  }
  return points
}

const raised = ([first, second]: Pair, side: 0 | 1): Pair =>
  side === 0 ? [first + 1, second] : [first, second + 1]

const hasWon = ([first, second]: Pair, atLeast: number) =>
  Math.max(first, second) >= atLeast && Math.abs(first - second) >= 2

const isTieBreak = ([first, second]: Pair) => first === 6 && second === 6

function afterPoint({ sets, games, points, complete }: typeof START, side: 0 | 1) {
  const scored = raised(points, side)
  if (!hasWon(scored, isTieBreak(games) ? 7 : 4))
    return { sets, games, points: scored, complete, ended: 'nothing' } as const
  const won = raised(games, side)
  const isSet = isTieBreak(games) || hasWon(won, 6)
  if (!isSet) return { sets, games: won, points: [0, 0], complete, ended: 'game' } as const
  const wonSets = raised(sets, side)
  return {
    sets: wonSets,
    games: [0, 0],
    points: [0, 0],
    complete: [...complete, won],
    ended: Math.max(...wonSets) === 2 ? 'match' : 'set',
  } as const
}

function pausesOf(points: readonly Point[], lasts: number): Pause[] {
  return points.flatMap(({ at, ended }): Pause[] => {
    if (ended === 'match') return [{ from: at, to: lasts, reason: 'Match over' }]
    if (ended === 'set') return [{ from: at, to: at + SET_PAUSE, reason: 'Set' }]
    return ended === 'game' ? [{ from: at, to: at + GAME_PAUSE, reason: 'Game' }] : []
  })
}

/**
 * Returns a function from a standing to the first player's chance to win, given a constant chance per point.
 */
function chancesOf(skill: number): (standing: typeof START) => number {
  const inGame = race(skill, 4)
  const inTieBreak = race(skill, 7)
  const game = inGame([0, 0])
  const tieBreak = inTieBreak([0, 0])
  const set: (games: Pair) => number = remembering((games) => {
    if (isTieBreak(games)) return tieBreak
    if (hasWon(games, 6)) return games[0] > games[1] ? 1 : 0
    return game * set(raised(games, 0)) + (1 - game) * set(raised(games, 1))
  })
  const newSet = set([0, 0])
  const match = (sets: Pair): number => {
    if (Math.max(...sets) === 2) return sets[0] === 2 ? 1 : 0
    return newSet * match(raised(sets, 0)) + (1 - newSet) * match(raised(sets, 1))
  }
  return ({ sets, games, points }) => {
    if (Math.max(...sets) === 2) return match(sets)
    const winsGame = (isTieBreak(games) ? inTieBreak : inGame)(points)
    const afterGame = (side: 0 | 1) => (isTieBreak(games) ? 1 - side : set(raised(games, side)))
    const winsSet = winsGame * afterGame(0) + (1 - winsGame) * afterGame(1)
    return winsSet * match(raised(sets, 0)) + (1 - winsSet) * match(raised(sets, 1))
  }
}

/** Returns a function from the points to the chance to reach `target` points first with a lead of two. */
function race(skill: number, target: number): (points: Pair) => number {
  const fromLevel = skill ** 2 / (skill ** 2 + (1 - skill) ** 2)
  const chance: (points: Pair) => number = remembering((points) => {
    const [first, second] = points
    if (hasWon(points, target)) return first > second ? 1 : 0
    if (first === second && first >= target - 1) return fromLevel
    return skill * chance(raised(points, 0)) + (1 - skill) * chance(raised(points, 1))
  })
  return chance
}

/** Returns a function that computes its result only once per pair. */
function remembering(compute: (pair: Pair) => number): (pair: Pair) => number {
  const known = new Map<string, number>()
  return (pair) => {
    const name = String(pair)
    const result = known.get(name) ?? compute(pair)
    known.set(name, result)
    return result
  }
}

function scoreOf({ sets, games, points, complete }: typeof START): Score {
  const isOver = Math.max(...sets) === 2
  const played = isOver ? complete : [...complete, games]
  const side = (index: 0 | 1) => ({
    score: played.map((set) => set[index]).join(' '),
    detail: isOver ? `${sets[index]} ${sets[index] === 1 ? 'set' : 'sets'}` : pointName(points, games, index),
  })
  return {
    sides: [side(0), side(1)],
    part: `Set ${played.length}`,
    summary: isTieBreak(games) ? 'Tie-break' : 'Best of three sets',
    latest: [],
  }
}

function pointName(points: Pair, games: Pair, side: 0 | 1): string {
  const [own, other] = side === 0 ? points : [points[1], points[0]]
  if (isTieBreak(games)) return String(own)
  if (own >= 3 && other >= 3) return own > other ? 'Ad' : '40'
  return NAMES[own] ?? '40'
}
