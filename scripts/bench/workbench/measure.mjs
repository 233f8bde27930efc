import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { traced, withBrowser } from '../../lib/browser.mjs'
import { startDevServer } from '../../lib/devServer.mjs'
import { ROOT } from '../../lib/root.mjs'
import { mainThreadTasks } from '../odds/measure.mjs'

const ACTORS = 30

/** Initial log entries: as many as the workbench keeps, so that it drops some during the measurement. */
const ENTRIES = 5_000
const WARM_UP_MS = 3_000

/**
 * Measures the workbench while a page of 30 actors polls odds every 300 ms and a user switches actors and views.
 *
 * @param {string} executablePath path of Chromium
 * @param {number} seconds
 * @returns {Promise<{ longest: number, actors: number, rows: number, entries: number }>} `longest`: CPU time of its
 *   longest main-thread task, in ms; `rows`: list items in the page; `entries`: log entries
 */
export async function measureWorkbench(executablePath, seconds) {
  const server = await startDevServer()
  const measured = async (/** @type {import('@playwright/test').Browser} */ browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const empty = { contentType: 'text/html', body: '<title>Empty</title>' }
    const script = await readFile(join(ROOT, 'scripts/bench/workbench/page.mjs'), 'utf8')
    await context.route('**/page.mjs', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await context.route('**/bench-page', (route) => route.fulfill(empty))
    // Otherwise the site in the workbench's frame would be measured too.
    await context.route('**/?inspect', (route) => route.fulfill(empty))
    const page = await context.newPage()
    await page.goto(`${server.url}/bench-page`)
    await page.addScriptTag({
      type: 'module',
      content: `import { startPage } from '/page.mjs'; startPage(${ACTORS}, ${ENTRIES})`,
    })
    const tab = await context.newPage()
    await tab.goto(`${server.url}/__inspect`)
    await tab.locator('svg.chart .lit').first().waitFor({ timeout: 120_000 })
    await tab.waitForTimeout(WARM_UP_MS)
    const { events } = await traced(browser, tab, () => use(tab, seconds * 1_000))
    const times = mainThreadTasks(events)
    return {
      longest: Math.max(...times),
      actors: await tab.getByRole('treeitem').count(),
      rows: await tab.getByRole('option').count(),
      entries: Number.parseInt(await tab.getByText(/^\d+ entries$/).innerText(), 10),
    }
  }
  return withBrowser(executablePath, measured, { server })
}

/** @param {import('@playwright/test').Page} tab @param {number} milliseconds */
async function use(tab, milliseconds) {
  const pause = milliseconds / 5
  await tab.waitForTimeout(pause)
  await tab.getByRole('treeitem', { name: 'session' }).click()
  await tab.waitForTimeout(pause)
  await tab.getByRole('treeitem', { name: 'screen' }).click()
  await tab.getByRole('radio', { name: 'Messages' }).check()
  await tab.waitForTimeout(pause)
  await tab.getByRole('radio', { name: 'Log' }).last().check()
  await tab.getByRole('searchbox').fill('odds')
  await tab.waitForTimeout(pause)
  await tab.getByRole('searchbox').fill('')
  await tab.waitForTimeout(pause)
}
