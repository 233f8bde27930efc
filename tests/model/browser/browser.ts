import { test as base, expect, type PlaywrightTestOptions } from '@playwright/test'
import { Coverage } from '../graph/chart.ts'
import { Run } from '../graph/run.ts'
import { explore, play, type Walk, walksThrough } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'
import { inOrderOf, type Observer, requestedRecorder, requestedReplay } from '../records/observer.ts'
import { reportOf } from '../records/report.ts'
import { viewOf } from './pageView.ts'
import { SharedPage } from './sharedPage.ts'
import { Stage } from './stage.ts'

/** Timeout of a walk, and of the search for all of them, in milliseconds. */
const WALK = 60_000

/** The page shared by all walks that a worker plays. */
export const test = base.extend<object, { shared: SharedPage }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const shared = await SharedPage.open(browser, project.use as PlaywrightTestOptions, true)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
})

/** Plays a walk on the page; returns what ran of the chart. Throws if the page differs from the chart. */
export async function playInBrowser(shared: SharedPage, walk: Walk, observer?: Observer): Promise<Coverage> {
  const mirror = await Run.start(walk.model)
  const stage = new Stage(shared, walk, mirror)
  const tour = observer?.tour(
    walk,
    mirror,
    viewOf(walk, mirror, stage, (again) => playInBrowser(shared, walk, again)),
  )
  try {
    await stage.open()
    await play(walk, mirror, async (exchanges, at) => {
      const step = walk.arrows[at]?.step
      if (step) await stage.play(step, exchanges)
      await stage.check()
      await tour?.note()
    })
    await tour?.end()
    return mirror.coverage
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await stage.describe()}`
    await tour?.end(error)
    throw error
  } finally {
    mirror.stop()
  }
}

/**
 * Walks a flow's chart in Chromium on the built site and counts what was covered. It is a single test that
 * builds the graph itself, so a process that only collects or plays other tests does not build it. A failing
 * walk does not stop the others.
 */
export function walkInBrowser(model: FlowModel): void {
  test(`${model.machine.id} in the browser: every walk of its chart`, async ({ shared }, info) => {
    const replay = await requestedReplay()
    if (replay) {
      info.setTimeout(0)
      if (replay.isOf(model)) await replay.play(model, (walk) => playInBrowser(shared, walk, replay))
      return
    }
    info.setTimeout(info.timeout + WALK)
    const recorder = await requestedRecorder(model, 'browser', info.file)
    const explored = inOrderOf(process.env.TOURS_SEED, await explore(model, 'browser'))
    const walks = walksThrough(explored, 'browser')
    info.setTimeout(info.timeout + walks.length * WALK)
    const ran = new Coverage()
    const failures: string[] = []
    for (const walk of walks) {
      try {
        await test.step(walk.name, async () => ran.add(await playInBrowser(shared, walk, recorder)))
      } catch (error) {
        failures.push(`${walk.name}\n${error instanceof Error ? error.message : error}`)
        await info.attach(walk.name, { body: await shared.page.screenshot(), contentType: 'image/png' })
      }
    }
    recorder?.write(explored)
    expect(failures.join('\n\n'), `${failures.length} of ${walks.length} walks fail`).toBe('')

    const report = reportOf(model, 'browser', ran)
    expect(report.uncovered, 'not covered').toEqual([])
    expect(report.stale, 'exceptions that are not needed').toEqual([])
  })
}
