import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { Coverage } from './chart.ts'
import { KeptPage } from './kept-page.ts'
import type { FlowModel } from './model.ts'
import { reportOf, writeReport } from './report.ts'
import { Run } from './run.ts'
import { Stage } from './stage.ts'
import { play, walksOf } from './walk.ts'

/** One page for all walks that a worker plays. */
export const test = base.extend<object, { kept: KeptPage }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { viewport, deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, baseURL } = project.use
      const device = { viewport, deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, baseURL }
      const kept = await KeptPage.open(browser, device as BrowserContextOptions)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
})

/** Walks a flow's chart in Chromium on the built site, one test a walk, and counts what was covered. */
export async function walkInBrowser(model: FlowModel): Promise<void> {
  const walks = await walksOf(model, 'browser')

  test.describe(`${model.machine.id}, in the browser`, () => {
    // One worker plays all walks of a flow, so that one can count them.
    test.describe.configure({ mode: 'default' })
    const ran = new Coverage()

    for (const walk of walks) {
      test(walk.name, async ({ kept }) => {
        const mirror = await Run.start(walk.model)
        const stage = new Stage(kept, walk, mirror)
        try {
          await stage.open()
          await play(walk, mirror, async (exchanges, at) => {
            const step = walk.arrows[at]?.step
            if (step) await stage.play(step, exchanges)
            await stage.check()
          })
          ran.add(mirror.coverage)
        } finally {
          mirror.stop()
        }
      })
    }

    test('covers every leaf state and edge', () => {
      const report = reportOf(model, 'browser', ran)
      writeReport('browser', report)
      expect(report.uncovered).toEqual([])
      expect(report.stale).toEqual([])
    })
  })
}
