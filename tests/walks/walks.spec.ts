import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './fixture.ts'
import { randomWalk, replay } from './play.ts'
import type { WalkLog } from './walk.types.ts'

/*
 * Random walks over the whole site, on the sandbox behind a proxy that injects faults. `WALKS=200` and
 * `WALK_STEPS=60` set how many walks and, on average, steps, `SEED=7` sets the first seed. A walk that breaks a rule is
 * stored in `reports/walks/`, cut to the actions that it needs; `npm run replay` replays it.
 */

const { WALKS = '4', WALK_STEPS = '60', SEED = '1', REPLAY_WALK, REPLAY_RESULT, REPLAY_TIMES } = process.env

/** Walks per test. */
const BATCH = 4

/** Timeout of a test in milliseconds, including the walks that are replayed. */
const LIMIT = 1_800_000

const REPORTS = 'reports/walks'

/** Stores a failed walk; returns what is wrong with it, and how to reproduce it. */
function keep(log: WalkLog): string {
  const { seed, failure, actions } = log
  const file = join(REPORTS, `seed-${seed}.json`)
  writeFileSync(file, `${JSON.stringify(log, null, 2)}\n`)
  return [
    `Seed ${seed} breaks "${failure?.invariant}" after action ${(failure?.step ?? 0) + 1} of ${actions.length}:`,
    failure?.message,
    `npm run replay -- ${file}`,
  ].join('\n')
}

function testWalks(seeds: readonly number[]): void {
  test(`random walks with the seeds ${seeds[0]} to ${seeds.at(-1)} break no rule`, async ({ walker }) => {
    test.setTimeout(LIMIT)
    mkdirSync(REPORTS, { recursive: true })
    const violations: string[] = []
    for (const seed of seeds) {
      const log = await randomWalk(walker, seed, Number(WALK_STEPS))
      if (log.failure) violations.push(keep(log))
    }
    expect(violations).toEqual([])
  })
}

/** Replays a log for `scripts/replay/walk.mjs`, which compares the outcomes with the log. */
function testReplay(file: string, result: string, times: number): void {
  test('a recorded walk can be replayed', async ({ walker }) => {
    test.setTimeout(0)
    const log = JSON.parse(readFileSync(file, 'utf8')) as WalkLog
    const outcomes: unknown[] = []
    for (let time = 0; time < times; time += 1) {
      const again = await replay(walker, log)
      outcomes.push({ reached: again.actions.length, failure: again.failure ?? null })
    }
    writeFileSync(result, JSON.stringify(outcomes))
  })
}

if (REPLAY_WALK && REPLAY_RESULT) testReplay(REPLAY_WALK, REPLAY_RESULT, Number(REPLAY_TIMES ?? 1))
else
  for (let from = 0; from < Number(WALKS); from += BATCH)
    testWalks(
      Array.from({ length: Math.min(BATCH, Number(WALKS) - from) }, (_, at) => Number(SEED) + from + at),
    )
