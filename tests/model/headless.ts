import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Coverage } from './chart.ts'
import { faultCellsOf, writeFaults } from './faults.ts'
import type { FlowModel } from './model.ts'
import { reportOf, writeReport } from './report.ts'
import { Run } from './run.ts'
import { tableOf } from './table.ts'
import { unassertedOf, unusedOf } from './unused.ts'
import { explore, play, walksThrough } from './walk.ts'

/** Compares a flow's transition table with the committed one; writes it first where `isUpdate`. */
export function checkTable(name: string, file: string, table: string, isUpdate: boolean): void {
  if (isUpdate) writeFileSync(file, table)
  if (!existsSync(file)) throw new Error(`${name} has no transition table: npm run test:tables -- ${name}`)
  expect(table, `the transitions of ${name}`).toBe(readFileSync(file, 'utf8'))
}

/** Returns the file of a chart's table: `transitions.txt` for the flow that the folder is named after. */
export function tableFileOf(id: string, folder: string): string {
  return join(folder, basename(folder) === id ? 'transitions.txt' : `${id}.transitions.txt`)
}

/** Walks a flow's chart headless, one test a walk, checks its transition table in `folder`, and counts coverage. */
export async function walkHeadless(model: FlowModel, folder: string): Promise<void> {
  const explored = await explore(model, 'headless')
  const walks = walksThrough(explored, 'headless')
  const ran = new Coverage()
  const { id } = model.machine

  describe(`${id}, headless`, () => {
    it('matches its transition table', async () => {
      const table = await tableOf(model, explored)
      checkTable(id, tableFileOf(id, folder), table, process.env.UPDATE_TABLES === '1')
    })

    it('asserts every leaf state and uses all of its model', () => {
      expect(unassertedOf(model, explored), 'leaf states without an assertion').toEqual([])
      expect(unusedOf(model, explored), 'never used').toEqual([])
    })

    for (const walk of walks) {
      it(walk.name, async () => {
        const run = await Run.start(walk.model)
        try {
          await play(walk, run)
          ran.add(run.coverage)
        } finally {
          run.stop()
        }
      })
    }

    it('survives every fault of its calls', async () => {
      const cells = await faultCellsOf(explored)
      writeFaults(id, cells)
      expect(cells.filter(({ problems }) => problems.length > 0)).toEqual([])
    })

    it('covers every leaf state and edge', () => {
      const report = reportOf(model, 'headless', ran)
      writeReport('headless', report)
      expect(report.uncovered).toEqual([])
      expect(report.stale).toEqual([])
    })
  })
}
