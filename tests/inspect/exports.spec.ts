import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { startDevServer } from '../../scripts/lib/devServer.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { stored } from '../site/serve.ts'
import { signUpAt, storedOf } from '../site/session.ts'
import { playJourney } from './playJourney.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

let server: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDevServer()
  // The sandbox creates its database for the first call, which may take longer than the site waits.
  await fetch(`${server.url}/api/general`)
})
test.afterAll(() => server.stop())

/** Opens the workbench with this address of the site in its frame. */
async function inspect(page: Page, path: string): Promise<FrameLocator> {
  // The workbench stores the address in its history entry, for the next load.
  await page.addInitScript((path) => {
    if (location.pathname === '/__inspect') history.replaceState({ path }, '')
  }, path)
  await page.goto(`${server.url}/__inspect`)
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 })
  return site
}

/** Sends an event to the screen by hand. */
async function send(page: Page, event: object): Promise<void> {
  await page.getByRole('textbox', { name: 'Event as JSON' }).fill(JSON.stringify(event))
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Presses a button of the log, and returns the file that the browser saves. */
async function saved(page: Page, name: 'Export' | 'As test', file: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  await (await download).saveAs(file)
  return file
}

/** A phone that plays the journey, on the built site. */
const PHONE = { viewport: { width: 390, height: 844 }, baseURL: process.env.BASE_URL ?? '' }

/** Exports the log, replays it by the command that the workbench names, and plays its journey on the built site. */
async function expectRepeatable(page: Page, browser: Browser, folder: (name: string) => string) {
  const log = await saved(page, 'Export', folder('event-log.json'))
  await expect(page.getByText('Replay it with: npm run replay -- event-log.json')).toBeVisible()
  const replay = spawnSync(process.execPath, ['scripts/run.mjs', 'replay', log], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(replay.stdout).toContain('1 of 1 stopped where the log did.')
  expect(replay.status).toBe(0)

  const journey = readFileSync(await saved(page, 'As test', folder('journey.spec.ts')), 'utf8')
  await expect(page.getByText('npx playwright test tests/journeys/journey.spec.ts')).toBeVisible()
  const context = await browser.newContext(PHONE)
  await playJourney(journey, folder('played.spec.ts'), await context.newPage())
  await context.close()
  return { log: readFileSync(log, 'utf8'), journey }
}
test('a log of the home, opened directly, replays and becomes a journey', async ({ page, browser }, info) => {
  const site = await inspect(page, '/')
  const home = site.locator('[data-flow="home"]').first()
  await expect(home).toHaveAttribute('data-state', /games\.ready live\.ready/, { timeout: 60_000 })
  await site.getByRole('tab', { name: 'Slot', exact: true }).click()
  await expect(site.getByRole('tab', { name: 'Slot', exact: true, selected: true })).toBeVisible()
  const { log, journey } = await expectRepeatable(page, browser, (name) => info.outputPath(name))
  expect(log).toContain('"line": "GET /api/sliders"')
  expect(journey).toContain(`page.getByRole('tab', { name: 'Slot', exact: true }).click()`)
  expect(journey.match(/\[data-flow="home"\]/g)?.length).toBeGreaterThan(1)
})

test('a log of the games, opened directly, replays and becomes a journey, with the events sent by hand', async ({
  page,
  browser,
}, info) => {
  const site = await inspect(page, '/games?type=SLOT&title=Slot')
  const games = site.getByRole('list', { name: 'Games', exact: true })
  await expect(games).toBeVisible()
  await site.getByRole('radio', { name: 'Boishakh', exact: true }).click()
  await expect(games).toBeVisible()
  await send(page, { type: 'system.chosen', system: '' })
  await expect(site.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  await expect(games).toBeVisible()
  const { journey } = await expectRepeatable(page, browser, (name) => info.outputPath(name))
  const sent = `sendTo(page, 'root/router/screen', {"type":"system.chosen","system":""})`
  expect(journey).toContain(sent)
  expect(journey.slice(0, journey.indexOf(sent))).toContain(`'data-state', 'listed.current'`)
})

test('a log of the deposit, opened directly, replays and becomes a journey without the token', async ({
  page,
  browser,
}, info) => {
  const player = await signUpAt(server.url, server.password)
  await stored(page, storedOf(player))
  const site = await inspect(page, '/deposit')
  await site.getByRole('radio', { name: 'bKash', exact: true }).click()
  await site.getByRole('textbox', { name: 'Amount', exact: true }).fill('1')
  await site.getByRole('button', { name: 'Next', exact: true }).click()
  const { log, journey } = await expectRepeatable(page, browser, (name) => info.outputPath(name))
  expect(journey).toContain(`getByRole('alert').filter({ hasText: 'Please select a Deposit channel.' })`)
  for (const text of [log, journey])
    for (const secret of [player.token, player.exchangeToken]) expect(text).not.toContain(secret)
})
