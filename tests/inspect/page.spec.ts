import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { SiteMessage, WorkbenchMessage } from '@tiya/workbench/internal/log/protocol.types.ts'
import type { SiteLog } from '@tiya/workbench/log'
import { journeyOf } from '../../scripts/inspect/journey.ts'
import { startDevServer } from '../../scripts/lib/devServer.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { visit } from '../site/visit.ts'
import { playJourney } from './playJourney.ts'

const REFUSED = { status: 401, body: { message: 'Invalid username or password.' } }

/** A window of the same origin that plays the role of the workbench. */
interface Workbench {
  /** Sends the messages, and returns the page's next message of a type. */
  ask<Type extends SiteMessage['type']>(
    message: WorkbenchMessage,
    type: Type,
  ): Promise<Extract<SiteMessage, { type: Type }>>
}

const inspectedTest = test.extend<{ workbench: Workbench }, { devServer: string }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
    async ({}, use) => {
      const { url, stop } = await startDevServer()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ devServer }, use) => use(devServer),
  workbench: async ({ context }, use) => {
    const page = await context.newPage()
    await page.goto('/site.webmanifest')
    // It responds to each page that opens, as the workbench does.
    await page.evaluate(() => {
      const channel = new BroadcastChannel('tiya-inspect')
      const heard: unknown[] = []
      channel.onmessage = ({ data }) => {
        heard.push(data)
        if (data.type === 'hello') channel.postMessage({ site: data.site, type: 'watch', actor: null })
      }
      Object.assign(window, { channel, heard })
    })
    const ask = (message: WorkbenchMessage, type: string) =>
      page.evaluate(
        async ({ message, type }) => {
          const { channel, heard } = window as unknown as {
            channel: BroadcastChannel
            heard: { type: string }[]
          }
          heard.length = 0
          channel.postMessage(message)
          while (!heard.some((one) => one.type === type))
            await new Promise((resolve) => setTimeout(resolve, 20))
          return heard.find((one) => one.type === type)
        },
        { message, type },
      )
    await use({ ask: ask as Workbench['ask'] })
    await page.close()
  },
})

inspectedTest.describe.configure({ mode: 'default', timeout: 120_000 })

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const alert = (page: Page) => page.getByText('Invalid username or password.')

/** Opens the login screen, inspected, and makes it refuse a login. */
async function refusedLogin(page: Page): Promise<void> {
  await visit(page, { at: '/login?inspect', answers: { 'POST /login': REFUSED } })
  await page.getByLabel('Username', { exact: true }).fill('rahim88')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await login(page).click()
  await expect(alert(page)).toBeVisible()
}

async function exported(workbench: Workbench): Promise<SiteLog> {
  const { title, start, entries, dropped } = await workbench.ask({ type: 'hello' }, 'hello')
  return { version: 1, source: 'site', title, start, entries, dropped }
}

const clickIn = ({ entries }: SiteLog) => {
  const click = entries.find((entry) => entry.kind === 'gesture' && entry.action === 'click')
  if (!click) throw new Error('The log has no click.')
  return click.n
}

inspectedTest(
  'an inspected page reports its actors, charts and log, takes events by hand, and waits while it is paused',
  async ({ page, workbench }) => {
    await refusedLogin(page)
    const hello = await workbench.ask({ type: 'hello' }, 'hello')
    expect(hello).toMatchObject({
      mode: 'live',
      frame: '',
      dropped: 0,
      start: { at: '/login', desktop: false },
    })
    expect(hello.actors).toContainEqual({
      path: 'root/router/screen',
      parent: 'root/router',
      machine: 'login',
      src: 'screen',
      value: 'editing',
    })
    expect(hello.charts.login?.root.nodes.map(({ id }) => id)).toContain('login.submitting')
    expect(hello.entries.map(({ n }) => n)).toEqual(hello.entries.map((_, at) => at))
    const call = hello.entries.find(
      (entry) => entry.kind === 'call' && entry.line.startsWith('POST /api/login'),
    )
    expect(call?.actor).toBe('root/router/screen/login')
    expect(hello.entries).toContainEqual(
      expect.objectContaining({ kind: 'gesture', action: 'click', role: 'button', name: 'Login', nth: 0 }),
    )

    const actor = 'root/router/screen'
    const { snapshot } = await workbench.ask({ type: 'watch', actor }, 'snapshot')
    expect(snapshot).toMatchObject({
      machine: 'login',
      value: 'editing',
      context: { form: { username: 'rahim88' } },
    })
    expect(snapshot?.next).toContainEqual({
      edge: 'login.editing submit#0',
      event: 'submit',
      guard: 'isFilled',
      can: true,
    })
    const event = { type: 'field.changed', field: 'username', value: '' }
    const after = await workbench.ask({ type: 'send', actor, event }, 'snapshot')
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('')
    expect(after.snapshot?.next).toContainEqual(
      expect.objectContaining({ edge: 'login.editing submit#0', guard: 'isFilled', can: false }),
    )
    const { reason } = await workbench.ask({ type: 'send', actor: 'root/nowhere', event }, 'refused')
    expect(reason).toBe('root/nowhere does not run.')

    expect(await workbench.ask({ type: 'pause' }, 'mode')).toMatchObject({ mode: 'paused' })
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    expect(await workbench.ask({ type: 'resume' }, 'mode')).toMatchObject({ mode: 'live' })
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  },
)

inspectedTest('a page can be rewound, resumed and restarted', async ({ page, workbench }) => {
  await refusedLogin(page)
  const log = await exported(workbench)
  const back = clickIn(log) - 1
  await workbench.ask({ type: 'rewind', toEntry: back }, 'hello')
  const rewound = await workbench.ask({ type: 'hello' }, 'hello')
  expect(rewound).toMatchObject({ mode: 'rewound' })
  expect(rewound.entries).toEqual(log.entries.filter(({ n }) => n <= back))
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret99')
  await expect(alert(page)).toBeHidden()
  await login(page).click()
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'editing')

  expect(await workbench.ask({ type: 'resume' }, 'mode')).toMatchObject({ mode: 'live' })
  await login(page).click()
  await expect(alert(page)).toBeVisible()

  await workbench.ask({ type: 'restart' }, 'hello')
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('')
})

inspectedTest(
  'a log replays headless by one command, which names the first difference, and as an exported journey test',
  async ({ page, workbench, browser, baseURL }, testInfo) => {
    await refusedLogin(page)
    const log = await exported(workbench)
    const replay = (given: SiteLog) => {
      const file = testInfo.outputPath('log.json')
      writeFileSync(file, JSON.stringify(given))
      return spawnSync(process.execPath, ['scripts/run.mjs', 'replay', file], { cwd: ROOT, encoding: 'utf8' })
    }
    const same = replay(log)
    expect(same.stdout).toContain('root/router/screen: "editing"\n1 of 1 stopped where the log did.')
    expect(same.status).toBe(0)

    const other = replay({
      ...log,
      entries: log.entries.map((entry) =>
        entry.kind === 'answer' && JSON.stringify(entry.answer).includes('Invalid username')
          ? { ...entry, answer: 'lost' }
          : entry.kind === 'transition' && entry.event === 'xstate.done.actor.login'
            ? { ...entry, edges: ['login.submitting xstate.done.actor.login#7'] }
            : entry,
      ),
    })
    expect(other.stdout).toContain(
      'expected root/router/screen in "editing" by login.submitting xstate.done.actor.login#7',
    )
    expect(other.stdout).toContain('0 of 1 stopped where the log did.')
    expect(other.status).toBe(1)

    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const again = await context.newPage()
    await playJourney(journeyOf(log), testInfo.outputPath('journey.spec.ts'), again)
    await expect(alert(again)).toBeVisible()
    await context.close()
  },
)

inspectedTest('the dev server lists the events of the models for each machine', async ({ request }) => {
  const fixtures = await (await request.get('/__inspect/fixtures.json')).json()
  expect(fixtures.login.submit).toEqual([{ label: '{"type":"submit"}', event: { type: 'submit' } }])
  expect(Object.keys(fixtures).length).toBeGreaterThan(40)
})

test('the built site contains no code of the inspector', { tag: '@each-run' }, () => {
  const folder = join(ROOT, process.env.DIST ?? 'dist')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const texts = files
    .filter(({ name }) => /\.(js|html|css|json|webmanifest)$/.test(name))
    .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.filter(({ text }) =>
    /tiya-inspect|__inspect|inspect\.replay|openInspected|statelyai|computeAccessibleName|BroadcastChannel/.test(
      text,
    ),
  )
  expect(found.map(({ name }) => name)).toEqual([])
})

/** Used instead of Stately's page; stores the messages that it receives. */
const HOSTED = `<!doctype html><html lang="en"><title>Inspector</title><script>
  window.heard = []
  onmessage = ({ data }) => window.heard.push(data)
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

inspectedTest('?inspect=hosted tells Stately’s inspector of actors and events', async ({ page }) => {
  await page
    .context()
    .route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: HOSTED }))
  const opened = page.waitForEvent('popup')
  await visit(page, { at: '/login?inspect=hosted', answers: { 'POST /login': REFUSED } })
  const inspector = await opened
  /** Returns each message in short form: its type, and the actor's name or the event's type. */
  const heard = () =>
    inspector.evaluate(() => {
      const { heard } = globalThis as unknown as {
        heard: { type: string; name?: string; event?: { type: string } }[]
      }
      return heard.map(({ type, name, event }) => `${type} ${name ?? event?.type ?? ''}`)
    })
  await expect.poll(heard).toContain('@xstate.actor root')
  await expect.poll(heard).toContain('@xstate.actor screen')
  await login(page).click()
  await expect.poll(heard).toContain('@xstate.event submit')
})
