import type { Distribution } from './distribution.ts'

/*
 * The probability model of an innings, from which everything about a cricket match is bowled, priced and suspended.
 *
 * A ball takes a wicket or brings 0 to 6 runs, with chances that depend only on how strong its side is (`Law`). An
 * innings ends after 120 balls, ten wickets, or when the target is reached. `outlookOf` follows every way in which it
 * can go on, so the runs of a session, of the innings, and at the fall of a wicket have exact chances, and those of the
 * winner are sums of them: a chase is won if its runs reach the target. Only fours, sixes and dot balls, which depend
 * on too much at a time, are counted in innings that are continued by chance (`talliesOf`), with a margin for the error.
 *
 * All prices of a match are worse for the player than these chances. Then no bets have a profit that is certain, also
 * across markets, and also over time, because the chances change only with what happens in the match.
 */

export const BALLS = 120
const WICKETS = 10

/** An innings so far. */
export interface Innings {
  readonly balls: number
  readonly total: number
  readonly wickets: number
  /** Runs that the second side needs to win; undefined in the first innings. */
  readonly target: number | undefined
}

/** What a ball can bring. */
export interface Law {
  readonly wicketChance: number
  /** Runs of a ball without a wicket, with their chances, alone and together with all lower ones. */
  readonly hits: readonly { readonly runs: number; readonly chance: number; readonly upTo: number }[]
}

interface Bowled {
  readonly runs: number
  readonly isWicket: boolean
}

const WICKET_CHANCE = 0.048
/** Shares of the balls without a wicket that bring at most these runs, for a side of mean strength. */
const HITS = [
  [0.368, 0],
  [0.746, 1],
  [0.825, 2],
  [0.83, 3],
  [0.951, 4],
  [1, 6],
] as const
const MOST_HIT = 6

/** How many fewer wickets a side loses, and how much harder it hits, per standard deviation of strength. */
const SKILL_ON_WICKETS = 0.15
const SKILL_ON_RUNS = 0.12

/** Returns what a ball can bring for a side with a strength in standard deviations. */
export function lawOf(skill: number): Law {
  const shareUpTo = (share: number) => share ** (1 / (1 - SKILL_ON_RUNS * skill))
  return {
    wicketChance: WICKET_CHANCE * (1 - SKILL_ON_WICKETS * skill),
    hits: HITS.map(([share, runs], at) => ({
      runs,
      chance: shareUpTo(share) - shareUpTo(HITS[at - 1]?.[0] ?? 0),
      upTo: shareUpTo(share),
    })),
  }
}

/** Continues an innings by chance until it ends. `onBall` is called with each ball and the innings after it. */
export function bowl(
  random: () => number,
  { wicketChance, hits }: Law,
  { balls, total, wickets, target = Number.POSITIVE_INFINITY }: Innings,
  onBall: (ball: Bowled, after: { balls: number; total: number; wickets: number }) => void,
): void {
  const after = { balls, total, wickets }
  while (after.balls < BALLS && after.wickets < WICKETS && after.total < target) {
    const isWicket = random() < wicketChance
    const luck = random()
    const runs = isWicket ? 0 : runsAt(hits, luck)
    after.balls += 1
    after.total += runs
    after.wickets += isWicket ? 1 : 0
    onBall({ runs, isWicket }, after)
  }
}

function runsAt(hits: Law['hits'], luck: number): number {
  for (const { upTo, runs } of hits) if (luck < upTo) return runs
  return MOST_HIT
}

/** Whether an innings may end before so many more balls were bowled. */
export function mayEndWithin({ total, wickets, target }: Innings, balls: number): boolean {
  return balls >= WICKETS - wickets || (target !== undefined && balls * MOST_HIT >= target - total)
}

/** What can become of an innings. */
export interface Outlook {
  /** The runs after so many balls, or at the end of an innings that ends before them. */
  readonly runsAfter: ReadonlyMap<number, Distribution>
  /** The wickets at the end. */
  readonly wickets: Distribution
  /** The runs at the fall of the next wicket, or at the end if none falls. */
  readonly fall: Distribution
}

/** More runs than any innings brings. */
const MOST_RUNS = 320
/** So many runs with a lower chance are left out. */
const NEGLIGIBLE = 1e-13

/** Computes the outlook of an innings that has not ended, with its runs after the balls of `marks` and all 120. */
export function outlookOf({ wicketChance, hits }: Law, innings: Innings, marks: readonly number[]): Outlook {
  const { balls, total, wickets, target = Number.POSITIVE_INFINITY } = innings
  const inHand = WICKETS - wickets
  const needed = target - total
  const most = Math.min((BALLS - balls) * MOST_HIT, MOST_RUNS, needed - 1 + MOST_HIT)
  // The first places stay empty: a ball looks up what was scored up to six runs below.
  const amounts = () => new Float64Array(MOST_HIT + most + 1)
  const of = (amount: Float64Array, place: number) => amount[place] ?? 0
  const add = (amount: Float64Array, place: number, chance: number) => {
    amount[place] = of(amount, place) + chance
  }
  const distributionOf = (amount: Float64Array): Distribution => ({
    least: total,
    chances: amount.slice(MOST_HIT),
  })
  /** The chances of the runs scored while the innings goes on, by the wickets lost. */
  const alive = Array.from({ length: inHand }, amounts)
  const ended = amounts()
  const fall = amounts()
  const lost = new Float64Array(inHand + 1)
  const runsAfter = new Map<number, Distribution>()
  const [none = amounts()] = alive
  none[MOST_HIT] = 1
  const chances = new Float64Array(MOST_HIT + 1)
  for (const { runs, chance } of hits) chances[runs] = chance * (1 - wicketChance)

  let reached = 0
  for (let ball = balls + 1; ball <= BALLS; ball++) {
    reached = Math.min(reached + MOST_HIT, most)
    for (let out = inHand - 1; out >= 0; out--) {
      const now = alive[out] ?? none
      const before = alive[out - 1]
      for (let runs = reached; runs >= 0; runs--) {
        const place = runs + MOST_HIT
        const wicket = wicketChance * of(now, place)
        if (out === inHand - 1) {
          add(ended, place, wicket)
          add(lost, inHand, wicket)
        }
        if (out === 0) add(fall, place, wicket)
        let chance = 0
        for (let hit = 0; hit <= MOST_HIT; hit++) chance += of(chances, hit) * of(now, place - hit)
        if (runs < needed) now[place] = chance + (before ? wicketChance * of(before, place) : 0)
        else {
          add(ended, place, chance)
          add(lost, out, chance)
          if (out === 0) add(fall, place, chance)
        }
      }
    }
    while (alive.every((amount) => of(amount, MOST_HIT + reached) < NEGLIGIBLE) && reached > 0) reached--
    if (ball !== BALLS && !marks.includes(ball)) continue
    const standing = ended.slice()
    for (const amount of alive) for (let at = 0; at < amount.length; at++) add(standing, at, of(amount, at))
    runsAfter.set(ball, distributionOf(standing))
  }
  for (const [out, amount] of alive.entries()) for (const chance of amount) add(lost, out, chance)
  for (const [place, chance] of none.entries()) add(fall, place, chance)
  return { runsAfter, wickets: { least: wickets, chances: lost }, fall: distributionOf(fall) }
}

/** The runs that so many balls bring, which are bowled whatever happens. */
export function runsOf({ wicketChance, hits }: Law, balls: number): readonly number[] {
  let chances = [1]
  for (let ball = 0; ball < balls; ball++) {
    const next = new Array<number>(chances.length + MOST_HIT).fill(0)
    for (const [runs, chance] of chances.entries()) {
      next[runs] = (next[runs] ?? 0) + chance * wicketChance
      for (const hit of hits) {
        const after = runs + hit.runs
        next[after] = (next[after] ?? 0) + chance * hit.chance * (1 - wicketChance)
      }
    }
    chances = next
  }
  return chances
}

/** In how many continued innings the tallies are counted. */
const CONTINUED = 1_500

/** What is tallied of an innings: its balls without a wicket that bring so many runs. */
export const TALLIES = { fours: 4, sixes: 6, dots: 0 } as const

export type Tally = keyof typeof TALLIES

/** Returns how many more fours, sixes and dot balls an innings brings, from innings that are continued by chance. */
export function talliesOf(
  random: () => number,
  law: Law,
  innings: Innings,
): Readonly<Record<Tally, readonly number[]>> {
  const sharesByRuns = Array.from({ length: MOST_HIT + 1 }, () => new Array<number>(BALLS + 1).fill(0))
  const counts = new Uint8Array(MOST_HIT + 1)
  for (let turn = 0; turn < CONTINUED; turn++) {
    counts.fill(0)
    bowl(random, law, innings, ({ runs, isWicket }) => {
      if (!isWicket) counts[runs] = (counts[runs] ?? 0) + 1
    })
    for (const [runs, shares] of sharesByRuns.entries()) {
      const count = counts[runs] ?? 0
      shares[count] = (shares[count] ?? 0) + 1 / CONTINUED
    }
  }
  const sharesOf = (name: Tally) => sharesByRuns[TALLIES[name]] ?? []
  return { fours: sharesOf('fours'), sixes: sharesOf('sixes'), dots: sharesOf('dots') }
}
