import { expect, it } from 'vitest'
import { journeyOf } from '../../src/inspect/journey.ts'
import type { LogEntry, LogEvent, SiteLog } from '../../src/inspect/log.types.ts'
import { readLog, readSiteLog } from '../../src/inspect/readLog.ts'
import { START } from './start.ts'

const button = { role: 'button', name: "Let's go", nth: 0 } as const

const HAPPENED: readonly (LogEvent & { readonly at: number; readonly actor?: string })[] = [
  { at: 0, actor: 'root/router/screen', kind: 'started', machine: 'login', src: 'screen', input: null },
  { at: 0, kind: 'call', call: 0, line: 'GET /api/general' },
  { at: 10, kind: 'answer', call: 0, answer: { status: 200, body: '{"general":{}}' }, took: 10 },
  { at: 20, kind: 'gesture', action: 'fill', role: '', name: 'Password', nth: 0, value: 'a\\b' },
  { at: 1_020, kind: 'gesture', action: 'click', ...button },
  { at: 1_021, kind: 'call', call: 1, line: 'POST /api/login {"username":"x"}' },
  { at: 1_030, kind: 'answer', call: 1, answer: { status: 401, body: '{"message":"No."}' }, took: 9 },
  { at: 3_000, kind: 'gesture', action: 'click', ...button, nth: 1 },
  { at: 3_001, kind: 'call', call: 2, line: 'POST /api/login {"username":"x"}' },
  { at: 3_010, kind: 'answer', call: 2, answer: 'lost', took: 9 },
  { at: 3_011, kind: 'call', call: 3, line: 'GET /exchange-data/x?y=1' },
  { at: 3_012, kind: 'answer', call: 3, answer: { status: 200, body: '<p>' }, took: 1 },
  { at: 3_013, kind: 'call', call: 4, line: 'GET /api/left' },
  { at: 3_014, kind: 'answer', call: 4, answer: 'aborted', took: 1 },
  {
    at: 3_020,
    actor: 'root/router/screen',
    kind: 'transition',
    event: 'x',
    value: { form: 'editing', help: { open: 'top' } },
    edges: [],
    changed: {},
  },
]

const LOG: SiteLog = {
  version: 1,
  source: 'site',
  title: 'a log-in',
  start: { ...START, at: '/login?next=1', stored: { 'app.language': 'en' }, time: 1_000 },
  entries: HAPPENED.map((entry, n): LogEntry => ({ n, actor: '', ...entry })),
  dropped: 0,
}

it('a log becomes a journey: its answers, what was stored, the gestures, and the last state', () => {
  expect(journeyOf(LOG)).toBe(`import { expect, test } from '@playwright/test'
import { serve, stored } from '../site/serve.ts'

test('a log-in', async ({ page }) => {
  const served = await serve(page, {
    'GET /general': { body: {"general":{}} },
    'POST /login': { status: 401, body: {"message":"No."} },
    'GET /exchange-data/x': { raw: '<p>' },
  })
  await stored(page, {"app.language":"en"})
  await page.clock.install({ time: 1000 })
  await page.goto('/login?next=1')
  await page.getByLabel('Password', { exact: true }).fill('a\\\\b')
  await page.getByRole('button', { name: 'Let\\'s go', exact: true }).click()
  served.answer('POST /login', { lost: true })
  await page.clock.runFor(1980)
  await page.getByRole('button', { name: 'Let\\'s go', exact: true }).nth(1).click()
  await expect(page.locator('[data-flow="login"]').first()).toHaveAttribute('data-state', 'form.editing help.open.top')
})
`)
})

it('a log on a desktop without gestures becomes a journey too', () => {
  const log = { ...LOG, title: '', start: { ...LOG.start, desktop: true }, entries: LOG.entries.slice(1, 3) }
  const text = journeyOf(log)
  expect(text).toContain("test('a journey'")
  expect(text).toContain('page.setViewportSize({ width: 1280, height: 800 })')
  expect(text).toContain('\'GET /general\': { body: {"general":{}} }')
  expect(text).not.toContain('expect(')
})

it('a log is read as it was written', () => {
  expect(readSiteLog(JSON.stringify(LOG))).toEqual(LOG)
  const tour = { version: 1, source: 'tour', title: 't' }
  expect(readLog(JSON.stringify(tour))).toEqual(tour)
})

it.each([
  ['{', 'The file is not JSON.'],
  ['{}', 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, version: 2 }), 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, start: { ...LOG.start, at: 7 } }), 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, entries: [{ n: 0.5 }] }), 'The file is not an event log of version 1.'],
  [
    JSON.stringify({ version: 1, source: 'walk', title: '' }),
    'The file is the log of a walk, not of a page.',
  ],
])('text that is not the log of a page is refused: %.30s', (text, message) => {
  expect(() => readSiteLog(text)).toThrow(message)
})
