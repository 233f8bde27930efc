import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Coverage } from '@tiya/graph-tests/internal/graph/chart.ts'
import { brokenBy } from '@tiya/graph-tests/internal/graph/invariants.ts'
import { unassertedOf, unusedOf } from '@tiya/graph-tests/internal/graph/unused.ts'
import { explore, walksThrough } from '@tiya/graph-tests/internal/graph/walk.ts'
import { playHeadless } from '@tiya/graph-tests/internal/headless/headless.ts'
import { reportOf } from '@tiya/graph-tests/internal/records/report.ts'
import { tableOf } from '@tiya/graph-tests/internal/tables/table.ts'
import { expect } from 'vitest'
import { model } from '../tests/parcel/model.ts'
import { judge } from './judge.ts'

const TABLE = readFileSync(join(import.meta.dirname, '../tests/parcel/transitions.txt'), 'utf8')

/** The tests of `walkHeadless`, in one. */
await judge('ours', async (machine) => {
  const own = { ...model, machine }
  const explored = await explore(own, 'headless')
  expect(await tableOf(own, explored)).toBe(TABLE)
  expect(unassertedOf(own, explored)).toEqual([])
  expect(unusedOf(own, explored)).toEqual([])
  for (const holds of Object.values(own.invariants ?? {})) expect(brokenBy(holds, explored)).toEqual([])
  const ran = new Coverage()
  for (const walk of walksThrough(explored, 'headless')) ran.add(await playHeadless(walk))
  expect(reportOf(own, 'headless', ran).uncovered).toEqual([])
})
