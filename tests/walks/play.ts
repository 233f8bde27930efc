import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { TOPICS } from './choose.ts'
import { Random } from './random.ts'
import type { Step, Violation, WalkLog } from './walk.types.ts'
import type { Start, Walker } from './walker.ts'

/** How often a failing walk is played again to find the actions that it needs. */
const TRIES = 40

class Violated extends Error {
  readonly violation: Violation

  constructor(violation: Violation) {
    super(violation.message)
    this.violation = violation
  }
}

/** One action of a walk. `choose` is asked when its turn first comes; the same action is then played in shorter walks. */
export class Act implements AsyncCommand<Step[], Walker> {
  #step: Step | undefined
  readonly #choose: (walker: Walker) => Step | Promise<Step>

  constructor(choose: (walker: Walker) => Step | Promise<Step>) {
    this.#choose = choose
  }

  check(): boolean {
    return true
  }

  async run(taken: Step[], walker: Walker): Promise<void> {
    this.#step ??= await this.#choose(walker)
    taken.push(this.#step)
    await walker.take(this.#step)
    const violation = await walker.check(taken.length - 1)
    if (violation) throw new Violated(violation)
  }
}

async function play(
  walker: Walker,
  { seed, start }: Pick<WalkLog, 'seed' | 'start'>,
  commands: Iterable<AsyncCommand<Step[], Walker>>,
): Promise<WalkLog> {
  const actions: Step[] = []
  await walker.begin(start)
  const failure = await fc
    .asyncModelRun(() => ({ model: actions, real: walker }), commands)
    .then(() => walker.checkEnd(actions.length))
    .catch((error: unknown) => {
      if (error instanceof Violated) return error.violation
      throw error
    })
  return {
    version: 1,
    source: 'walk',
    title: `A random walk with seed ${seed}`,
    seed,
    start,
    faults: actions.flatMap((each) =>
      each.do === 'fault' ? [`${each.fault} to ${each.call}, ${each.times}×`] : [],
    ),
    actions,
    ...(failure && { failure }),
  }
}

/** Plays the actions of a log again. */
export const replay = (walker: Walker, log: Pick<WalkLog, 'seed' | 'start' | 'actions'>): Promise<WalkLog> =>
  play(
    walker,
    log,
    log.actions.map((step) => new Act(() => step)),
  )

/**
 * Plays random actions, `steps` on average. If the walk breaks a rule, plays ever fewer of them while it breaks the same
 * one, and returns the shortest walk.
 */
export async function findDefect(
  walker: Walker,
  begun: Pick<WalkLog, 'seed' | 'start'>,
  act: Arbitrary<Act>,
  steps: number,
): Promise<WalkLog> {
  let log: WalkLog | undefined
  let tries = TRIES
  const commands = fc.commands([fc.noShrink(act)], { maxCommands: 2 * steps, size: 'max' })
  const property = fc.asyncProperty(commands, async (chosen) => {
    if (log && tries === 0) return true
    tries -= 1
    const played = await play(walker, begun, chosen)
    const isSame = played.failure?.invariant === log?.failure?.invariant
    if (!log || isSame) log = played
    return !played.failure || log !== played
  })
  await fc.check(property, { seed: begun.seed, numRuns: 1, unbiased: true })
  if (!log) throw new Error('No walk was played.')
  return log
}

/** Plays a random walk through the site. */
export function randomWalk(walker: Walker, seed: number, steps: number): Promise<WalkLog> {
  const random = new Random(seed)
  const topic = random.of(TOPICS)
  const start: Start = {
    at: random.of(['/', ...topic]),
    player: random.chance(0.85),
    language: random.chance(0.8) ? 'en' : 'bn',
  }
  const act = fc.integer().map((pick) => new Act((page) => page.choose(new Random(pick), topic)))
  return findDefect(walker, { seed, start }, act, steps)
}
