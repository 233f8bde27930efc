import type { CallAnswer, Gesture, LogEntry, Sight, SiteLog } from '@tiya/workbench/log'
import { stateText } from '../../src/app/stateText.ts'

/** Milliseconds between two gestures beyond which a journey advances the page's clock. */
const PAUSE = 1_000

/** The path of the actor of the screen. */
const SCREEN = 'root/router/screen'

const text = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    : JSON.stringify(value)

/** Returns the `METHOD /path?query` of a call's line, as the tests' server knows it. */
function callOf(line: string): string {
  const [method = '', address = ''] = line.split(' ')
  return `${method} ${address.replace(/^(https?:\/\/[^/]+)?\/api\//, '/')}`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Returns a response in the form that the tests' server takes. */
function wireOf(answer: CallAnswer): string {
  if (answer === 'aborted') return '{ silent: true }'
  if (answer === 'lost') return '{ lost: true }'
  const json = parsed(answer.body)
  const status = answer.status === 200 ? '' : `status: ${answer.status}, `
  return json === undefined
    ? `{ ${status}raw: ${text(answer.body)} }`
    : `{ ${status}body: ${JSON.stringify(json)} }`
}

function locatorOf({ role, name, nth }: Gesture): string {
  const by = role
    ? `getByRole(${text(role)}, { name: ${text(name)}, exact: true })`
    : `getByLabel(${text(name)}, { exact: true })`
  return `page.${by}${nth > 0 ? `.nth(${nth})` : ''}`
}

function lineOf(gesture: Gesture): string {
  const { action, name, value = '' } = gesture
  if (action === 'send') return `await sendTo(page, ${text(name)}, ${value})`
  if (action === 'scroll') return `await page.evaluate(() => window.scrollTo(0, ${value}))`
  if (action === 'press') return `await page.keyboard.press(${text(value)})`
  if (action === 'fill') return `await ${locatorOf(gesture)}.fill(${text(value)})`
  if (action === 'select') return `await ${locatorOf(gesture)}.selectOption(${text(value)})`
  return `await ${locatorOf(gesture)}.${action}()`
}

interface Answered {
  readonly n: number
  readonly call: string
  readonly wire: string
}

/** Returns true for a call that the page aborted because its state was left: its port does not end. */
function isLeft(entry: LogEntry, entries: readonly LogEntry[]): boolean {
  if (entry.kind !== 'answer' || entry.answer !== 'aborted') return false
  return entries.find(({ n, actor }) => n > entry.n && actor === entry.actor)?.kind !== 'done'
}

function answersOf(entries: readonly LogEntry[]): Answered[] {
  const calls = new Map<number, string>()
  const answered: Answered[] = []
  for (const entry of entries) {
    if (entry.kind === 'call') calls.set(entry.call, callOf(entry.line))
    if (entry.kind !== 'answer' || isLeft(entry, entries)) continue
    answered.push({ n: entry.n, call: calls.get(entry.call) ?? '', wire: wireOf(entry.answer) })
  }
  return answered
}

interface Place {
  /** Milliseconds since the start at which it was reached. */
  readonly at: number
  readonly lines: readonly string[]
}

/** What the states of the screen, the router and the page around it wait for. A part of the screen may poll on. */
const AWAITED = /^root\/(site|router|router\/screen)\/[^/]+$/

/**
 * Returns true if the page waits for a response or for code before an entry: what it shows passes by itself, and a test
 * may not meet it.
 */
function isWaiting(entries: readonly LogEntry[], until: number): boolean {
  const waiting = new Set<string>()
  for (const { actor, kind, n } of entries) {
    const isEnd = kind === 'done' || kind === 'error'
    if (n < until && (kind === 'call' || kind === 'started')) waiting.add(actor)
    if (n < until && (isEnd || kind === 'stopped')) waiting.delete(actor)
    // A port that never ends, such as one that reports the device's events, is not waited for.
    if (n >= until && isEnd && waiting.has(actor) && AWAITED.test(actor)) return true
    if (n >= until && (kind === 'started' || kind === 'stopped')) waiting.delete(actor)
  }
  const last = new Map<string, LogEntry>()
  for (const entry of entries) if (entry.n < until) last.set(entry.actor, entry)
  return [...last].some(([actor, { kind }]) => kind === 'call' && AWAITED.test(actor))
}

/** Returns the state of the screen after some entries. */
function stateAfter(entries: readonly LogEntry[]): Place | undefined {
  let flow: string | undefined
  let state: { readonly at: number; readonly text: string } | undefined
  for (const entry of entries) {
    if (entry.actor !== SCREEN) continue
    if (entry.kind === 'started' || entry.kind === 'stopped') {
      flow = entry.kind === 'started' ? (entry.machine ?? undefined) : undefined
      state = undefined
    }
    if (entry.kind === 'transition') state = { at: entry.at, text: stateText(entry.value) }
  }
  if (!flow || !state) return undefined
  const shown = `page.locator('[data-flow="${flow}"]').first()`
  return {
    at: state.at,
    lines: [`await expect(${shown}).toHaveAttribute('data-state', ${text(state.text)})`],
  }
}

/** Returns what the user saw last of some entries. */
function sightAfter(entries: readonly LogEntry[]): Place | undefined {
  const last = entries.findLast((entry) => entry.kind === 'seen')
  return last && { at: last.at, lines: sightLines(last) }
}

function sightLines({ heading, dialogs, alerts }: Sight): string[] {
  return [
    ...(heading
      ? [
          `await expect(page.getByRole('heading', { level: 1, name: ${text(heading)}, exact: true })).toBeVisible()`,
        ]
      : []),
    ...dialogs.map((name) => `await expect(page.getByRole('dialog', { name: ${text(name)} })).toBeVisible()`),
    ...alerts.map(
      (alert) =>
        `await expect(page.getByRole('alert').filter({ hasText: ${text(alert)} }).first()).toBeVisible()`,
    ),
  ]
}

/** Returns each call's first response, and the lines that play the gestures and expect what the user saw before each. */
function stepsOf(entries: readonly LogEntry[]): { first: readonly Answered[]; lines: readonly string[] } {
  const gestures = entries.filter((entry) => entry.kind === 'gesture')
  const answers = answersOf(entries)
  const known = new Map<string, string>()
  const first: Answered[] = []
  const lines: string[] = []
  let before = 0

  /** Sets the responses that came in between. Of several to a call, the last one stays, as after a poll. */
  function takeAnswers(since: number, until: number) {
    const last = new Map<string, string>()
    for (const { n, call, wire } of answers.filter((one) => one.n >= since && one.n < until)) {
      if (!known.has(call)) {
        first.push({ n, call, wire })
        known.set(call, wire)
      } else last.set(call, wire)
    }
    for (const [call, wire] of last) {
      if (known.get(call) !== wire) lines.push(`served.answer(${text(call)}, ${wire})`)
      known.set(call, wire)
    }
  }

  /** Expects what the user saw before an entry, if it stayed. */
  function expectSeen(until: number) {
    if (isWaiting(entries, until)) return
    const passed = entries.filter(({ n }) => n < until)
    const places = [stateAfter(passed), sightAfter(passed)].filter((place) => place !== undefined)
    for (const place of places.sort((a, b) => a.at - b.at)) {
      advance(place.at)
      lines.push(...place.lines)
    }
  }

  function advance(at: number) {
    if (at - before <= PAUSE) return
    lines.push(`await page.clock.runFor(${Math.round(at - before)})`)
    before = at
  }

  const starts = gestures.map(({ n, since = n }) => since)
  takeAnswers(0, starts[0] ?? Number.POSITIVE_INFINITY)
  gestures.forEach((gesture, index) => {
    const start = starts[index] ?? gesture.n
    const startedAt = entries.find(({ n }) => n >= start)?.at ?? gesture.at
    expectSeen(start)
    advance(startedAt)
    // The responses to a gesture must be set up before it.
    takeAnswers(start, starts[index + 1] ?? Number.POSITIVE_INFINITY)
    lines.push(lineOf(gesture))
    before = gesture.at
  })
  expectSeen(Number.POSITIVE_INFINITY)
  return { first, lines }
}

/**
 * Returns a log as the source of a journey test: the same responses, the device's stored data, the user's gestures and
 * the events that were sent from the workbench, and what the user saw before each of them and at the end. `folder` is the path from the test's folder to `tests`. Some details must be completed by hand, such as a
 * call that gets different responses between two gestures.
 */
export function journeyOf({ start, entries, title }: SiteLog, folder = '..'): string {
  const { first, lines } = stepsOf(entries)
  const changes = lines.some((line) => line.startsWith('served.'))
  const sends = lines.some((line) => line.startsWith('await sendTo('))
  const body = [
    `${changes ? 'const served = ' : ''}await serve(page, {`,
    ...first.map(({ call, wire }) => `  ${text(call)}: ${wire},`),
    '})',
    `await stored(page, ${JSON.stringify(start.stored)})`,
    `await page.clock.install({ time: ${start.time} })`,
    `await page.setViewportSize(${JSON.stringify(start.viewport)})`,
    `await page.goto(${text(start.at)})`,
    ...lines,
  ]
  return `import { expect, test } from '@playwright/test'
${sends ? `import { sendTo } from '${folder}/model/internals.ts'\n` : ''}import { serve, stored } from '${folder}/site/serve.ts'

test(${text(title || 'a journey')}, async ({ page }) => {
${body.map((line) => `  ${line}`).join('\n')}
})
`
}
