import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './fixture.ts'
import { shrink } from './shrink.ts'
import type { WalkLog } from './walk.types.ts'
import type { Walker } from './walker.ts'

/*
 * Random walks over the whole site, on the sandbox behind a proxy that injects faults. `WALKS=200` and `WALK_STEPS=60`
 * say how many, `SEED=7` where the seeds begin. A walk that fails is kept in `reports/walks/`, cut to what it needs.
 */

const { WALKS = '24', WALK_STEPS = '60', SEED = '1' } = process.env

/** Walks in one test. */
const BATCH = 12

/** How often a walk that fails is played again to find what it needs. */
const SHRINK_TRIES = 40

const REPORTS = 'reports/walks'

/** Plays fewer and fewer actions of a walk that failed, as long as the same rule is broken; keeps the shortest log. */
async function keep(walker: Walker, log: WalkLog): Promise<string> {
  let shortest = log
  await shrink(
    log.actions,
    async (actions) => {
      const { log: again } = await walker.replay({ ...log, actions })
      const fails = again.failure?.invariant === log.failure?.invariant
      if (fails) shortest = again
      return fails
    },
    SHRINK_TRIES,
  )
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `seed-${log.seed}.json`)
  writeFileSync(file, `${JSON.stringify(shortest, null, 2)}\n`)
  return file
}

/** Says what is wrong with a walk, and how to see it again. */
function describe({ seed, failure, actions }: WalkLog, file: string): string {
  return [
    `Seed ${seed} breaks "${failure?.invariant}" after action ${failure?.step} of ${actions.length}:`,
    failure?.message,
    `npm run replay -- ${file}`,
  ].join('\n')
}

const seeds = Array.from({ length: Number(WALKS) }, (_, at) => Number(SEED) + at)

for (let from = 0; from < seeds.length; from += BATCH) {
  const batch = seeds.slice(from, from + BATCH)
  test(`random walks with the seeds ${batch[0]} to ${batch.at(-1)} break no rule`, async ({ walker }) => {
    test.setTimeout(0)
    const violations: string[] = []
    for (const seed of batch) {
      const { log, ...summary } = await walker.random(seed, Number(WALK_STEPS))
      if (process.env.WALK_FIGURES)
        console.log(JSON.stringify({ seed, ...summary, calls: [...summary.calls.keys()] }))
      if (log.failure) violations.push(describe(log, await keep(walker, log)))
    }
    expect(violations).toEqual([])
  })
}
