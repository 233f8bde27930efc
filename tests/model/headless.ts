import { describe, expect, it } from 'vitest'
import { Coverage } from './chart.ts'
import type { FlowModel } from './model.ts'
import { reportOf, writeReport } from './report.ts'
import { Run } from './run.ts'
import { play, walksOf } from './walk.ts'

/** Walks a flow's chart headless, one test a walk, and counts what was covered. */
export async function walkHeadless(model: FlowModel): Promise<void> {
  const walks = await walksOf(model, 'headless')
  const ran = new Coverage()

  describe(`${model.machine.id}, headless`, () => {
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

    it('covers every leaf state and edge', () => {
      const report = reportOf(model, 'headless', ran)
      writeReport('headless', report)
      expect(report.uncovered).toEqual([])
      expect(report.stale).toEqual([])
    })
  })
}
