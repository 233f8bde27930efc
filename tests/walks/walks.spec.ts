import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { Walker } from './walker.ts'

/*
 * Random walks over the whole site, on the sandbox behind a proxy that injects faults. `WALKS=200` and `WALK_STEPS=60`
 * say how many, `SEED=7` where the seeds begin. A walk that fails is kept in `reports/walks/`, cut to what it needs.
 */

const { WALKS = '8', WALK_STEPS = '60', SEED = '20260302' } = process.env

test('x', async ({ browser, baseURL }) => {
  test.setTimeout(0)
  const walker = await Walker.open(
    browser,
    { ...test.info().project.use, baseURL: baseURL ?? '' } as never,
    process.env.SANDBOX_PASSWORD ?? '',
  )
  for (let at = 0; at < Number(WALKS); at += 1) {
    const began = Date.now()
    const played = await walker.random(Number(SEED) + at, Number(WALK_STEPS))
    console.log(
      at,
      Date.now() - began,
      played.log.actions.length,
      played.paths.length,
      played.calls.size,
      played.faults.length,
      played.keys,
      JSON.stringify(played.log.failure),
    )
    mkdirSync('reports/walks', { recursive: true })
    writeFileSync(join('reports/walks', `${Number(SEED) + at}.json`), JSON.stringify(played, null, 1))
  }
  await walker.close()
})
