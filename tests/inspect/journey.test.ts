import { START } from '@tiya/workbench/internal/tests/start.ts'
import type { LogEntry, LogEvent, SiteLog } from '@tiya/workbench/log'
import { expect, it } from 'vitest'
import type { StateValue } from 'xstate'
import { journeyOf } from '../../scripts/inspect/journey.ts'

const SCREEN = 'root/router/screen'
const login = { actor: `${SCREEN}/login` }
const slow = { actor: `${SCREEN}/loadSlowly` }

const button = { role: 'button', name: "Let's go", nth: 0 } as const

const transition = (value: StateValue) =>
  ({ actor: SCREEN, kind: 'transition', event: 'x', value, edges: [], changed: {} }) as const

const HAPPENED: readonly (LogEvent & { readonly at: number; readonly actor?: string })[] = [
  { at: 0, actor: SCREEN, kind: 'started', machine: 'login', src: 'screen', input: null },
  { at: 0, ...transition({ form: 'editing', help: 'closed' }) },
  { at: 0, kind: 'call', call: 0, line: 'GET /api/general' },
  { at: 5, kind: 'seen', heading: 'Login', dialogs: [], alerts: [] },
  { at: 10, kind: 'answer', call: 0, answer: { status: 200, body: '{"general":{}}' }, took: 10 },
  // The page reacted to what was typed before the field was left.
  { at: 15, ...transition({ form: 'filled', help: 'closed' }) },
  { at: 20, kind: 'gesture', action: 'fill', role: '', name: 'Password', nth: 0, value: 'a\\b', since: 5 },
  { at: 900, kind: 'gesture', action: 'scroll', role: '', name: '', nth: 0, value: '301' },
  { at: 1_020, kind: 'gesture', action: 'click', ...button },
  { at: 1_021, ...login, kind: 'call', call: 1, line: 'POST /api/login {"username":"x"}' },
  { at: 1_022, ...transition({ form: 'sending', help: 'closed' }) },
  // What a page shows while it waits passes by itself.
  { at: 1_023, kind: 'gesture', action: 'press', role: '', name: '', nth: 0, value: 'Escape' },
  {
    at: 1_025,
    ...login,
    kind: 'answer',
    call: 1,
    answer: { status: 401, body: '{"message":"No."}' },
    took: 9,
  },
  { at: 1_025, ...login, kind: 'done', output: null },
  { at: 1_025, ...transition({ form: 'refused', help: 'open' }) },
  { at: 1_025, kind: 'seen', heading: 'Login', dialogs: ['Help'], alerts: ['No.'] },
  { at: 3_000, kind: 'gesture', action: 'click', ...button, nth: 1 },
  { at: 3_001, ...login, kind: 'call', call: 2, line: 'POST /api/login {"username":"x"}' },
  { at: 3_010, ...login, kind: 'answer', call: 2, answer: 'lost', took: 9 },
  { at: 3_010, ...login, kind: 'done', output: null },
  { at: 3_011, kind: 'call', call: 3, line: 'GET /exchange-data/x?y=1' },
  { at: 3_012, kind: 'answer', call: 3, answer: { status: 200, body: '<p>' }, took: 1 },
  { at: 3_013, kind: 'call', call: 4, line: 'GET /api/left' },
  { at: 3_014, kind: 'answer', call: 4, answer: 'aborted', took: 1 },
  { at: 3_015, ...slow, kind: 'call', call: 5, line: 'GET /api/slow' },
  { at: 8_999, ...slow, kind: 'answer', call: 5, answer: 'aborted', took: 5_984 },
  { at: 8_999, ...slow, kind: 'done', output: null },
  { at: 9_000, ...transition({ form: 'editing', help: { open: 'top' } }) },
]

const LOG: SiteLog = {
  version: 1,
  source: 'site',
  title: 'a log-in',
  start: { ...START, at: '/login?next=1', stored: { 'app.language': 'en' }, time: 1_000 },
  entries: HAPPENED.map((entry, n): LogEntry => ({ n, actor: '', ...entry })),
  dropped: 0,
}

it('a log becomes a journey: its answers, what was stored, the gestures, and what the player saw before each', () => {
  expect(journeyOf(LOG)).toBe(`import { expect, test } from '@playwright/test'
import { serve, stored } from '../site/serve.ts'

test('a log-in', async ({ page }) => {
  const served = await serve(page, {
    'GET /general': { body: {"general":{}} },
    'POST /login': { status: 401, body: {"message":"No."} },
    'GET /exchange-data/x?y=1': { raw: '<p>' },
    'GET /slow': { silent: true },
  })
  await stored(page, {"app.language":"en"})
  await page.clock.install({ time: 1000 })
  await page.setViewportSize({"width":390,"height":700})
  await page.goto('/login?next=1')
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.editing help.closed')
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a\\\\b')
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.filled help.closed')
  await page.evaluate(() => window.scrollTo(0, 301))
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.filled help.closed')
  await page.getByRole('button', { name: 'Let\\'s go', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.refused help.open')
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'No.' }).first()).toBeVisible()
  await page.clock.runFor(1977)
  served.answer('POST /login', { lost: true })
  await page.getByRole('button', { name: 'Let\\'s go', exact: true }).nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'No.' }).first()).toBeVisible()
  await page.clock.runFor(6000)
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.editing help.open.top')
})
`)
})

it('events that were sent from the workbench are in a journey', () => {
  const sent = { action: 'send', role: '', name: SCREEN, nth: 0 } as const
  const value = JSON.stringify({ type: 'field.changed', value: "it's" })
  const text = journeyOf({ ...LOG, entries: [{ n: 0, at: 2, actor: '', kind: 'gesture', ...sent, value }] })
  expect(text).toContain("import { sendTo } from '../model/internals.ts'")
  expect(text).toContain(`await sendTo(page, 'root/router/screen', {"type":"field.changed","value":"it's"})`)
})

it('a log without gestures becomes a journey too', () => {
  const text = journeyOf({ ...LOG, title: '', entries: LOG.entries.slice(2, 5) })
  expect(text).toContain("test('a journey'")
  expect(text).toContain('\'GET /general\': { body: {"general":{}} }')
  expect(text).not.toContain('data-state')
})
