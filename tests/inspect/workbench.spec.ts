import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startDevServer } from '../../scripts/lib/devServer.mjs'
import { violations } from '../accessibility/violations.ts'
import { region } from '../site/controls.ts'
import { DEPOSIT_PAGE, ENTRIES, SNAPSHOT } from './depositPage.fixture.ts'
import { entriesOf, HELLO, openFakePage, SCREEN } from './fakePage.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

let server: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  server = await startDevServer()
})
test.afterAll(() => server.stop())

const FIXTURES = {
  deposit: {
    'field.changed': [
      { label: 'amount 500', event: { type: 'field.changed', field: 'amount', value: '500' } },
    ],
    next: [{ label: 'next', event: { type: 'next' } }],
  },
}

/** Opens the workbench, with an empty page in its frame, beside a page that shows the deposit. */
async function openWorkbench(context: BrowserContext, page: Page) {
  await context.route('**/?inspect', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await context.route('**/__inspect/fixtures.json', (route) => route.fulfill({ json: FIXTURES }))
  const fake = await openFakePage(context, server.url, DEPOSIT_PAGE)
  await page.goto(`${server.url}/__inspect`)
  await expect(page.locator('svg.chart')).toBeVisible({ timeout: 60_000 })
  return fake
}

const treeItem = (page: Page, name: string) => page.getByRole('treeitem', { name })
const entries = (page: Page) => page.getByRole('listbox', { name: 'Entries' }).getByRole('option')
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text })

test('the workbench shows actors, chart, state, next events and context, and works with the keyboard', async ({
  context,
  page,
}) => {
  const fake = await openWorkbench(context, page)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Live')
  await expect(page.getByRole('treeitem')).toHaveText([
    'rootrunning',
    'sessionactive',
    'routershown',
    /^screendeposit.*form\.checking$/,
    'navigation',
  ])
  await expect(treeItem(page, 'screen')).toHaveAttribute('aria-selected', 'true')

  const chart = page.locator('svg.chart')
  await expect(chart.locator('.node.atomic.lit')).toHaveCount(2)
  await expect(chart.locator('[data-node="deposit.open.form.checking"]')).toHaveClass(/\blit\b/)
  await expect(chart.locator('.taken')).toHaveAttribute('data-edge', 'deposit.open.form.choosing next#0')

  const state = region(page, 'State')
  await expect(state).toContainText('open.form.choosing → open.form.checking')
  await expect(state.getByRole('listitem').filter({ hasText: 'offersEwallets' })).toHaveText(
    /loadEligibility is done.*requestingEwallet.*refused by offersEwallets/,
  )
  await expect(state.getByRole('img', { name: 'Not possible' })).toHaveCount(1)
  await expect(state.getByRole('progressbar', { name: 'after slow' })).toBeVisible()
  await expect(state).toContainText(/[0-6]\.\d s of 8\.0 s/)

  await fake.say({
    type: 'batch',
    charts: {},
    entries: entriesOf(ENTRIES.length, [
      {
        kind: 'transition',
        actor: SCREEN,
        event: 'field.changed',
        value: { open: { ...(SNAPSHOT.value as { open: object }).open, form: 'choosing' } } as never,
        edges: ['deposit.open.form.choosing field.changed#0'],
        changed: { form: { from: { amount: '500' }, to: { amount: '700' } } },
      },
    ]),
  })
  await fake.say({
    type: 'snapshot',
    path: SCREEN,
    snapshot: { ...SNAPSHOT, context: { form: { amount: '700' }, error: null } },
  })
  await expect(state).toContainText('changed form')
  await state.locator('summary', { hasText: 'form' }).click()
  await expect(state.locator('del')).toHaveText('"500"')
  await expect(state).toContainText('amount"500""700"')
  await expect(page.locator('[data-node="deposit.open.form.choosing"]')).toHaveClass(/\blit\b/)
  await expect(page.locator('[data-node="deposit.open.form.checking"]')).not.toHaveClass(/\blit\b/)

  await treeItem(page, 'screen').focus()
  await page.keyboard.press('ArrowUp')
  await expect(treeItem(page, 'router')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(treeItem(page, 'router')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('svg.chart')).toHaveAccessibleName('Chart of router')
})

test('the workbench filters the log, renders what is in view of it, and shows the state at an entry', async ({
  context,
  page,
}) => {
  const fake = await openWorkbench(context, page)
  const log = region(page, 'Event log')
  await expect(log).toContainText('15 entries')
  await log.getByRole('searchbox').fill('loadmethods')
  await expect(entries(page)).toHaveText([
    /call.*GET \/methods/,
    /answer.*200, 84 ms/,
    /event.*loadMethods is done/,
  ])
  await log.getByRole('checkbox', { name: 'only this actor' }).check()
  await expect(entries(page)).toHaveText([/loadMethods is done.*from loadMethods/])
  await log.getByRole('searchbox').fill('')
  await log.getByRole('checkbox', { name: 'only this actor' }).uncheck()

  await fake.say({
    type: 'batch',
    charts: {},
    entries: entriesOf(ENTRIES.length, [{ kind: 'stopped', actor: 'root/session' }]),
  })
  await expect(treeItem(page, 'session')).toHaveCount(0)
  await expect(log).toContainText('16 entries')

  await page.getByRole('listbox', { name: 'Entries' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  for (let up = 0; up < 6; up += 1) await page.keyboard.press('ArrowUp')
  await expect(entry(page, 'changed form')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('complementary', { name: 'Entry' })).toContainText('Entry 9')
  await expect(page.locator('[data-node="deposit.open.form.choosing"]')).toHaveClass(/\blit\b/)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-node="deposit.open.form.checking"]')).toHaveClass(/\blit\b/)

  const ticks = Array.from({ length: 2_000 }, () => ({ kind: 'stopped' as const, actor: 'root/tick' }))
  await fake.say({ type: 'batch', charts: {}, entries: entriesOf(16, ticks) })
  await expect(log).toContainText('2016 entries')
  expect(await entries(page).count()).toBeLessThan(60)
  await expect(entries(page).last()).toHaveAttribute('aria-posinset', '2016')
})

test('the workbench tells the page to pause, to send events, and to step back and forward', async ({
  context,
  page,
}) => {
  const fake = await openWorkbench(context, page)
  const lastOrder = async () => (await fake.orders()).at(-1)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(lastOrder).toEqual({ type: 'pause', site: 'fake' })
  await fake.say({ type: 'mode', mode: 'paused' })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Paused')

  const state = region(page, 'State')
  await state.getByRole('combobox', { name: 'Fixture' }).selectOption({ label: 'amount 500' })
  await state.getByRole('button', { name: 'Send' }).click()
  await expect.poll(lastOrder).toEqual({
    type: 'send',
    site: 'fake',
    actor: SCREEN,
    event: { type: 'field.changed', field: 'amount', value: '500' },
  })
  await state.getByRole('textbox', { name: 'Event as JSON' }).fill('{ type: next }')
  await state.getByRole('button', { name: 'Send' }).click()
  await expect(state.getByRole('alert')).toHaveText(/not JSON/)
  await state.getByRole('textbox', { name: 'Event as JSON' }).fill('{ "type": "nxt" }')
  await state.getByRole('button', { name: 'Send' }).click()
  await expect(state.getByRole('alert')).toHaveText(/^deposit knows no event “nxt”/)
  expect(await lastOrder()).toMatchObject({ event: { type: 'field.changed' } })

  // The last external event is `next`, entry 11.
  await page.getByRole('button', { name: 'Step back', exact: true }).click()
  await expect.poll(lastOrder).toMatchObject({ type: 'rewind', site: 'fake', toEntry: 10 })
  await fake.say({ type: 'bye' })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Replaying')
  await fake.say({ ...HELLO, site: 'again', mode: 'rewound', entries: ENTRIES.slice(0, 11) })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Stepped back')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect.poll(lastOrder).toMatchObject({ type: 'rewind', toEntry: 14 })
  await fake.say({ type: 'refused', reason: 'The log is too long.' })
  await expect(page.getByRole('alert').filter({ hasText: 'The log is too long.' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Stepped back')

  await entry(page, 'GET /methods').click()
  await page.getByRole('button', { name: 'Step back to here' }).click()
  await expect.poll(lastOrder).toMatchObject({ type: 'rewind', toEntry: 3 })
  await page.getByRole('button', { name: 'Restart the page' }).click()
  await expect.poll(lastOrder).toEqual({ type: 'restart', site: 'again' })
})

test('a second workbench leaves the page in the frame of the first one alone', async ({ context, page }) => {
  const { say } = await openFakePage(context, server.url)
  await say({ type: 'bye' })
  await context.route('**/?inspect', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${server.url}/__inspect`)
  const status = page.getByRole('banner').getByRole('status')
  // A page without a frame greets first, as those of no other workbench do.
  await expect(status).toHaveText('Live')
  await say({ type: 'bye' })
  await expect(status).toHaveText('Closed')
  await say({ ...HELLO, site: 'framed', frame: 'tiya-inspected-elsewhere' })
  await say({ ...HELLO, site: 'own' })
  await expect(status).toHaveText('Live')
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveCount(0)
})

test('the chart is fitted again when another actor is chosen', async ({ context, page }) => {
  await openWorkbench(context, page)
  const sheet = page.locator('svg.chart').locator('..')
  const zoomOf = () => sheet.evaluate((element) => Number(getComputedStyle(element).zoom))
  await treeItem(page, 'router').click()
  await expect(page.locator('svg.chart')).toHaveAccessibleName('Chart of router')
  const fitted = await zoomOf()
  await treeItem(page, 'screen').click()
  await expect(page.locator('svg.chart')).toHaveAccessibleName('Chart of deposit')
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await zoomOf()).toBeGreaterThan(1)
  await treeItem(page, 'router').click()
  await expect(page.locator('svg.chart')).toHaveAccessibleName('Chart of router')
  expect(await zoomOf()).toBe(fitted)
})

test('the workbench says where a replay left its log', async ({ context, page }) => {
  const fake = await openWorkbench(context, page)
  await page.getByRole('button', { name: 'Step back', exact: true }).click()
  await fake.say({ type: 'bye' })
  const divergence = { entry: 6, expected: 'GET /methods', seen: 'no such call' }
  await fake.say({ ...HELLO, site: 'again', mode: 'rewound', divergence, entries: ENTRIES.slice(0, 7) })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Diverged')
  await expect(page.getByRole('alert')).toHaveText(
    'The replay left the log at entry 6: expected GET /methods, seen no such call. The page stands there.',
  )
  await fake.say({ type: 'mode', mode: 'live' })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Live')
})

test('the workbench exports a log, opens and replays it, and says what is wrong with an invalid file', async ({
  context,
  page,
}, info) => {
  const fake = await openWorkbench(context, page)
  const save = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = info.outputPath('event-log.json')
  await (await save).saveAs(file)
  const log = JSON.parse(await readFile(file, 'utf8'))
  expect(log).toMatchObject({ version: 1, source: 'site', title: 'Deposit', dropped: 0 })
  expect(log.entries).toEqual(ENTRIES)

  await fake.say({ type: 'bye' })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Closed')
  await fake.say({ ...HELLO, entries: [] })

  const choose = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await (await choose).setFiles(file)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('File')
  await expect(region(page, 'Event log')).toContainText('15 entries')
  await expect(page.locator('[data-node="deposit.open.form.checking"]')).toHaveClass(/\blit\b/)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect
    .poll(async () => (await fake.orders()).at(-1))
    .toMatchObject({ type: 'rewind', toEntry: 14, log: { title: 'Deposit' } })

  const chooseWrong = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await (await chooseWrong).setFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(page.getByRole('alert')).toContainText('not an event log')
  await page.getByRole('button', { name: 'Close the message' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the workbench has no accessibility violations in light and dark colours', async ({ context, page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openWorkbench(context, page)
  await entry(page, 'changed form').click()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page)).toEqual([])
})
