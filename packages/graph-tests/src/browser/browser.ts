import { test as base, expect, type PlaywrightTestOptions } from '@playwright/test'
import { Coverage } from '../graph/chart.ts'
import { Run } from '../graph/run.ts'
import { explore, play, type Walk, walksThrough } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'
import { inOrderOf, requestedRecorder, requestedReplay } from '../records/observer.ts'
import type { Observer } from '../records/observer.types.ts'
import { reportOf } from '../records/report.ts'
import type { BrowserApp } from './browserApp.ts'
import { viewOf } from './pageView.ts'
import { SharedPage } from './sharedPage.ts'
import { Stage } from './stage.ts'

/** Timeout of a walk, and of the search for all of them, in milliseconds. */
const WALK = 60_000

/** The pages that a worker plays walks on. */
export class Pages {
  readonly #open: (app: BrowserApp) => Promise<SharedPage>
  #page: SharedPage | undefined

  constructor(open: (app: BrowserApp) => Promise<SharedPage>) {
    this.#open = open
  }

  /** Returns the page for the next walk: the last walk's, if its clock can forget what has happened. */
  async next(app: BrowserApp): Promise<SharedPage> {
    if (!app.clockOf) await this.close()
    this.#page ??= await this.#open(app)
    return this.#page
  }

  async close(): Promise<void> {
    await this.#page?.close()
    this.#page = undefined
  }
}

/** Playwright's test, with the pages that all walks of a worker are played on. */
export const test = base.extend<object, { pages: Pages }>({
  pages: [
    async ({ browser }, use, { project }) => {
      const options = project.use as PlaywrightTestOptions
      const pages = new Pages((app) => SharedPage.open(browser, options, true, app))
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

/** Plays a walk on the page; returns what ran of the chart. Throws if the page differs from the chart. */
export async function playInBrowser(
  app: BrowserApp,
  shared: SharedPage,
  walk: Walk,
  observer?: Observer,
): Promise<Coverage> {
  const mirror = await Run.start(walk.model)
  const stage = new Stage(app, shared, walk, mirror)
  const tour = observer?.tour(
    walk,
    mirror,
    viewOf(walk, mirror, stage, app.together, (again) => playInBrowser(app, shared, walk, again)),
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
 * Walks a flow's chart in Chromium on the built app and counts what was covered. It is a single test that
 * builds the graph itself, so a process that only collects or plays other tests does not build it. A failing
 * walk does not stop the others.
 */
export function walkInBrowser(model: FlowModel, app: BrowserApp = {}): void {
  if (model.sharedChart?.events.length === 0) return
  test(`${model.machine.id} in the browser: every walk of its chart`, async ({ pages }, info) => {
    const replay = await requestedReplay()
    if (replay) {
      info.setTimeout(0)
      if (replay.isOf(model))
        await replay.play(model, async (walk) => playInBrowser(app, await pages.next(app), walk, replay))
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
      const shared = await pages.next(app)
      try {
        await test.step(walk.name, async () => ran.add(await playInBrowser(app, shared, walk, recorder)))
      } catch (error) {
        failures.push(`${walk.name}\n${error instanceof Error ? error.message : error}`)
        // A browser that draws no picture must not hide what failed.
        const body = await shared.page.screenshot({ timeout: 5_000 }).catch(() => null)
        if (body) await info.attach(walk.name, { body, contentType: 'image/png' })
        // A mutant needs no more.
        if (process.env.FIRST_FAILURE) break
      }
    }
    recorder?.write(explored)
    expect(failures.join('\n\n'), `${failures.length} of ${walks.length} walks fail`).toBe('')

    const report = reportOf(model, 'browser', ran)
    expect(report.uncovered, 'not covered').toEqual([])
    expect(report.stale, 'exceptions that are not needed').toEqual([])
  })
}
