import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { Coverage, shapeOf } from '../graph/chart.ts'
import { brokenBy } from '../graph/invariants.ts'
import { Run } from '../graph/run.ts'
import { unassertedOf, unusedOf } from '../graph/unused.ts'
import { type Exploration, explore, play, type Walk, walksThrough } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'
import { inOrderOf, requestedRecorder, requestedReplay } from '../records/observer.ts'
import type { Observer } from '../records/observer.types.ts'
import { reportOf } from '../records/report.ts'
import { tableOf } from '../tables/table.ts'
import { tableChanges } from '../tables/tableChanges.ts'

/** How many changes of a table its failure names; the difference shows all. */
const NAMED = 8

/** Compares a flow's transition table with the committed one; writes it first if `isUpdate`. */
export function checkTable(machine: AnyStateMachine, file: string, table: string, isUpdate: boolean): void {
  const name = machine.id
  if (isUpdate) writeFileSync(file, table)
  if (!existsSync(file)) throw new Error(`${name} has no transition table: UPDATE_TABLES=1 writes ${file}`)
  const before = readFileSync(file, 'utf8')
  const changes = before === table ? [] : tableChanges(before, table)
  const words = [`the transitions of ${name}`, ...changes.slice(0, NAMED)]
  expect(table, words.join('\n  ')).toBe(before)
}

/** Returns the file of a chart's table: `transitions.txt` for the flow that the folder is named after. */
export function tableFileOf(id: string, folder: string): string {
  return join(folder, basename(folder) === id ? 'transitions.txt' : `${id}.transitions.txt`)
}

/** Plays a walk on a live actor; returns what ran of the chart. Throws if the actor differs from the graph. */
export async function playHeadless(walk: Walk, observer?: Observer): Promise<Coverage> {
  const run = await Run.start(walk.model)
  const tour = observer?.tour(walk, run)
  try {
    await play(walk, run, async () => tour?.note())
    await tour?.end()
    return run.coverage
  } catch (error) {
    await tour?.end(error)
    throw error
  } finally {
    run.stop()
  }
}

/** Tests of an app's own, by name: each gets what was explored of a model. */
export type Checks = Readonly<Record<string, (explored: readonly Exploration[], model: FlowModel) => unknown>>

/**
 * Walks a flow's chart headless, one test per walk, checks its transition table in `folder`, makes an app's own
 * `checks`, and counts coverage.
 */
export async function walkHeadless(model: FlowModel, folder: string, checks: Checks = {}): Promise<void> {
  const { id } = model.machine
  const replay = await requestedReplay()
  if (replay) {
    if (replay.isOf(model))
      it(`${id}, headless, again`, () => replay.play(model, (walk) => playHeadless(walk, replay)), 0)
    return
  }
  const recorder = await requestedRecorder(model, 'headless', folder)
  const explored = inOrderOf(process.env.TOURS_SEED, await explore(model, 'headless'))
  const walks = walksThrough(explored, 'headless')
  const ran = new Coverage()
  const check = (name: string, test: () => unknown) =>
    it(name, async () => (recorder ? recorder.check(name, test) : test()))

  describe(`${id}, headless`, () => {
    check('matches its transition table', async () => {
      const table = await tableOf(model, explored)
      checkTable(model.machine, tableFileOf(id, folder), table, process.env.UPDATE_TABLES === '1')
    })

    const { sharedChart } = model
    if (sharedChart)
      check(`has the chart of ${sharedChart.walkedIn}`, () =>
        expect(shapeOf(model.machine)).toEqual(shapeOf(sharedChart.chart)),
      )

    check('asserts every leaf state and uses all of its model', () => {
      expect(unassertedOf(model, explored), 'leaf states without an assertion').toEqual([])
      expect(unusedOf(model, explored), 'never used').toEqual([])
    })

    for (const [words, holds] of Object.entries(model.invariants ?? {}))
      check(words, () => expect(brokenBy(holds, explored)).toEqual([]))

    for (const walk of walks) it(walk.name, async () => ran.add(await playHeadless(walk, recorder)))

    for (const [name, test] of Object.entries(checks)) it(name, () => test(explored, model))

    it('covers every leaf state and edge', () => {
      const report = reportOf(model, 'headless', ran)
      expect(report.uncovered).toEqual([])
      expect(report.stale).toEqual([])
    })

    afterAll(() => recorder?.write(explored))
  })
}
