import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { stepFrom } from '@tiya/workbench/internal/window/log/log.rules.ts'
import type { SiteLog } from '@tiya/workbench/log'
import { startDevServer } from '../../scripts/lib/devServer.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { region } from '../site/controls.ts'
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

const entries = (page: Page) => page.getByRole('listbox', { name: 'Entries' }).getByRole('option')

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

test(
  'a log of the home, opened directly, replays and becomes a journey',
  { tag: '@each-run' },
  async ({ page, browser }, info) => {
    const site = await inspect(page, '/')
    const home = site.locator('[data-flow="home"]').first()
    await expect(home).toHaveAttribute('data-state', /games\.ready live\.ready/, { timeout: 60_000 })
    await home.evaluate(() => window.scrollTo(0, 310))
    await expect(home).toHaveAttribute('data-state', /top\.away/)
    await site.getByRole('tab', { name: 'Slot', exact: true }).click()
    await expect(site.getByRole('tab', { name: 'Slot', exact: true, selected: true })).toBeVisible()
    const { log, journey } = await expectRepeatable(page, browser, (name) => info.outputPath(name))
    expect(log).toContain('"line": "GET /api/sliders"')
    expect(journey).toContain(`page.getByRole('tab', { name: 'Slot', exact: true }).click()`)
    expect(journey.match(/\[data-flow="home"\]/g)?.length).toBeGreaterThan(1)
  },
)

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

test('the workbench shows a real site that has been open for more than five seconds, and steps it back and forward', async ({
  page,
}, info) => {
  await page.goto(`${server.url}/__inspect`)
  const site = page.frameLocator('iframe')
  await site.getByRole('link', { name: 'Login' }).click({ timeout: 90_000 })
  const username = site.getByRole('textbox', { name: 'Username' })
  await username.fill('rahim88')
  await username.blur()
  await expect(page.locator('svg.chart')).toHaveAccessibleName('Chart of login', { timeout: 60_000 })
  const state = region(page, 'State')
  await expect(state.locator('summary', { hasText: 'form' })).toContainText('rahim88')
  await expect(state.getByRole('listitem').filter({ hasText: 'refused by isFilled' })).toBeVisible()
  const status = page.getByRole('banner').getByRole('status')
  const filter = page.getByRole('searchbox')
  // The code that looks for updates is fetched in a background task, after five seconds.
  await filter.fill('root/loadupdate/load done')
  await expect(entries(page)).not.toHaveCount(0, { timeout: 60_000 })
  await filter.fill('')

  const { entries: log }: SiteLog = JSON.parse(
    readFileSync(await saved(page, 'Export', info.outputPath('event-log.json')), 'utf8'),
  )
  const load = log.find(({ actor, kind }) => actor === 'root/loadUpdate/load' && kind === 'done')
  expect(load?.at).toBeGreaterThan(5_000)
  /** Presses a button, which leads from one entry to another. */
  const step = async (name: 'Step back' | 'Step forward', from: number) => {
    const to = stepFrom(log, from, name === 'Step back' ? 'back' : 'forward') ?? Number.NaN
    await page.getByRole('button', { name, exact: true }).click()
    await expect(status).toHaveText('Replaying')
    await expect(status).toHaveText('Stepped back', { timeout: 60_000 })
    await expect(entries(page).last()).toHaveAttribute('aria-posinset', String(to + 1))
    await expect(page.getByRole('alert')).toHaveCount(0)
    return to
  }
  const first = await step('Step back', log.at(-1)?.n ?? 0)
  const second = await step('Step back', first)
  expect(await step('Step forward', second)).toBe(first)

  await filter.fill('field.changed event')
  await entries(page).first().click()
  await page.getByRole('button', { name: 'Step back to here' }).click()
  await filter.fill('')
  await expect(username).toHaveValue('rahim88', { timeout: 60_000 })
  const typed = log.find((one) => one.kind === 'event' && one.event.type === 'field.changed')?.n ?? Number.NaN
  const before = await step('Step back', typed)
  await expect(username).toHaveValue('')
  await step('Step forward', before)
  await expect(username).toHaveValue('rahim88')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(status).toHaveText('Live')
})
