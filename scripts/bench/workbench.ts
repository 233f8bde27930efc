import type { Browser, Page } from '@playwright/test'
import type { Chart } from '../../src/inspect/charts/chart.types.ts'
import { edgesBelow } from '../../src/inspect/charts/words.mjs'
import type { ActorSnapshot } from '../../src/inspect/protocol.types.ts'
import { entriesOf, HELLO, openFakePage, SCREEN } from '../../tests/inspect/fakePage.ts'
import { mainThreadTasks, traced, withBrowser } from '../lib/browser.mjs'
import { startDevServer } from '../lib/devServer.mjs'

const ACTORS = 30

/** Initial log entries: as many as the workbench keeps, so that it drops some during the measurement. */
const KEPT = 5_000
const POLL_MS = 300
const WARM_UP_MS = 3_000

/** The chart of the screen. */
const MACHINE = 'router'
const CHART = HELLO.charts[MACHINE] as Chart
const EDGES = edgesBelow(CHART).slice(0, 5)

const actors = HELLO.actors.map((actor) => (actor.path === SCREEN ? { ...actor, machine: MACHINE } : actor))
const pollers = Array.from({ length: ACTORS - HELLO.actors.length }, (_, at) => `${SCREEN}/poll${at}`)

/** Returns the state of the screen at a step. */
const valueAt = (step: number) => CHART.root.nodes[step % CHART.root.nodes.length]?.key ?? ''

/** Returns 200 prices, of which every fifth changes from one step to the next. */
const pricesAt = (step: number) =>
  Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`price${at}`, Math.floor((step + at) / 5)]))

/** Returns the log of one poll: four pollers' requests and responses, and the screen's next state. */
function pollAt(step: number) {
  const events = pollers.slice(-4).flatMap((actor, call) => [
    { kind: 'started' as const, actor, machine: null, src: 'loadOdds', input: step },
    { kind: 'call' as const, actor, call, line: `GET /exchange-data/match-odds/${call}` },
    { kind: 'answer' as const, actor, call, answer: { status: 200, body: '{}' }, took: 20 },
    { kind: 'event' as const, actor: SCREEN, from: actor, event: { type: 'odds.polled' }, external: false },
  ])
  const transition = {
    kind: 'transition' as const,
    actor: SCREEN,
    event: 'odds.polled',
    value: valueAt(step),
    edges: EDGES.map(({ id }) => id),
    changed: { prices: { from: pricesAt(step - 1), to: pricesAt(step) } },
  }
  return entriesOf(step * (events.length + 1), [...events, transition])
}

const snapshotAt = (step: number): ActorSnapshot => ({
  path: SCREEN,
  machine: MACHINE,
  status: 'active',
  value: valueAt(step),
  context: { prices: pricesAt(step), markets: [{ id: 1, name: 'Match odds' }] },
  next: EDGES.map(({ id, event }, at) => ({ edge: id, event, guard: 'isReady', can: at % 2 === 0 })),
  delays: [{ event: 'xstate.after.poll.screen', delay: POLL_MS, endsAt: POLL_MS }],
  now: 0,
})

/**
 * Measures the workbench while a page of 30 actors polls odds every 300 ms and a user switches actors and views.
 *
 * @returns `longest`: CPU time of its longest main-thread task, in ms; `rows`: list items in the page; `entries`: log
 *   entries
 */
export async function measureWorkbench(executablePath: string, seconds: number) {
  const server = await startDevServer()
  const measured = async (browser: Browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    // Otherwise the site in the workbench's frame would be measured too.
    await context.route('**/?inspect', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const entries = Array.from({ length: KEPT }, (_, step) => pollAt(step))
      .flat()
      .slice(0, KEPT)
    const ports = pollers.map((path) => ({
      path,
      parent: SCREEN,
      machine: null,
      src: 'loadOdds',
      value: null,
    }))
    const fake = await openFakePage(context, server.url, {
      hello: { ...HELLO, actors: [...actors, ...ports], entries },
      snapshots: { [SCREEN]: snapshotAt(KEPT) },
    })
    let step = KEPT
    const poll = async () => {
      step += 1
      await fake.say({ type: 'batch', entries: pollAt(step), charts: {} })
      await fake.say({ type: 'snapshot', path: SCREEN, snapshot: snapshotAt(step) })
    }
    const tab = await context.newPage()
    await tab.goto(`${server.url}/__inspect`)
    await tab.locator('svg.chart .lit').first().waitFor({ timeout: 120_000 })
    const timer = setInterval(() => poll().catch(() => clearInterval(timer)), POLL_MS)
    await tab.waitForTimeout(WARM_UP_MS)
    const { events } = await traced(browser, tab, () => use(tab, seconds * 1_000))
    clearInterval(timer)
    return {
      longest: Math.max(...mainThreadTasks(events)),
      actors: await tab.getByRole('treeitem').count(),
      rows: await tab.getByRole('option').count(),
      entries: Number.parseInt(await tab.getByText(/^\d+ entries$/).innerText(), 10),
    }
  }
  return withBrowser(executablePath, measured, { server })
}

/** Uses the workbench for some time. */
async function use(tab: Page, milliseconds: number) {
  const steps = [
    () => tab.getByRole('treeitem', { name: 'session' }).click(),
    async () => {
      await tab.getByRole('treeitem', { name: 'screen' }).click()
      await tab.getByRole('searchbox').fill('odds')
    },
    () => tab.getByRole('searchbox').fill(''),
  ]
  for (const step of steps) {
    await tab.waitForTimeout(milliseconds / (steps.length + 1))
    await step()
  }
  await tab.waitForTimeout(milliseconds / (steps.length + 1))
}
