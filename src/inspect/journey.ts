import { stateText } from '../app/stateText.ts'
import type { CallAnswer, Gesture, LogEntry, SiteLog } from './log.types.ts'

/** Milliseconds between two gestures beyond which a journey advances the page's clock. */
const PAUSE = 1_000

const text = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    : JSON.stringify(value)

/** Returns the `METHOD /path` of a call's line, as the tests' server knows it. */
function callOf(line: string): string {
  const [method = '', address = ''] = line.split(' ')
  return `${method} ${address.replace(/\?.*$/, '').replace(/^(https?:\/\/[^/]+)?\/api\//, '/')}`
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
  if (typeof answer === 'string') return '{ lost: true }'
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
  const { action, value = '' } = gesture
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

function answersOf(entries: readonly LogEntry[]): Answered[] {
  const calls = new Map<number, string>()
  const answered: Answered[] = []
  for (const entry of entries) {
    if (entry.kind === 'call') calls.set(entry.call, callOf(entry.line))
    if (entry.kind !== 'answer' || entry.answer === 'aborted') continue
    answered.push({ n: entry.n, call: calls.get(entry.call) ?? '', wire: wireOf(entry.answer) })
  }
  return answered
}

/** Returns the flow and the state of the last screen, or undefined if there is none. */
function lastScreen(entries: readonly LogEntry[]): { flow: string; state: string } | undefined {
  let flow: string | undefined
  let state = ''
  for (const entry of entries) {
    if (entry.actor !== 'root/router/screen') continue
    if (entry.kind === 'started') flow = entry.machine ?? undefined
    if (entry.kind === 'transition') state = stateText(entry.value)
  }
  return flow && state ? { flow, state } : undefined
}

/** Returns each call's first response, and the lines that play the gestures, each after its new responses. */
function stepsOf(entries: readonly LogEntry[]): { first: readonly Answered[]; lines: readonly string[] } {
  const gestures = entries.filter((entry) => entry.kind === 'gesture')
  const answers = answersOf(entries)
  const known = new Map<string, string>()
  const first: Answered[] = []
  const lines: string[] = []
  let before = 0

  // The responses to a gesture must be set up before it.
  gestures.forEach((gesture, at) => {
    const until = gestures[at + 1]?.n ?? Number.POSITIVE_INFINITY
    const since = gesture.n
    if (at === 0) takeAnswers(Number.NEGATIVE_INFINITY, since)
    takeAnswers(since, until)
    if (gesture.at - before > PAUSE) lines.push(`await page.clock.runFor(${Math.round(gesture.at - before)})`)
    lines.push(lineOf(gesture))
    before = gesture.at
  })
  if (gestures.length === 0) takeAnswers(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)

  function takeAnswers(since: number, until: number) {
    for (const one of answers.filter(({ n }) => n > since && n < until)) {
      if (known.get(one.call) === one.wire) continue
      if (known.has(one.call)) lines.push(`served.answer(${text(one.call)}, ${one.wire})`)
      else first.push(one)
      known.set(one.call, one.wire)
    }
  }
  return { first, lines }
}

/**
 * Returns a log as the source of a journey test: the same responses, the device's stored data, the user's
 * gestures, and the state of the last screen. `folder` is the path from the test's folder to `tests/site`.
 * Some details must be completed by hand, such as a call that gets different responses between two gestures.
 */
export function journeyOf(log: SiteLog, folder = '../site'): string {
  const { start, entries, title } = log
  const { first, lines } = stepsOf(entries)
  const screen = lastScreen(entries)
  const changes = lines.some((line) => line.startsWith('served.'))
  const body = [
    `${changes ? 'const served = ' : ''}await serve(page, {`,
    ...first.map(({ call, wire }) => `  ${text(call)}: ${wire},`),
    '})',
    `await stored(page, ${JSON.stringify(start.stored)})`,
    `await page.clock.install({ time: ${start.time} })`,
    ...(start.desktop ? ['await page.setViewportSize({ width: 1280, height: 800 })'] : []),
    `await page.goto(${text(start.at)})`,
    ...lines,
    ...(screen
      ? [
          `await expect(page.locator('[data-flow="${screen.flow}"]').first()).toHaveAttribute('data-state', ${text(screen.state)})`,
        ]
      : []),
  ]
  return `import { expect, test } from '@playwright/test'
import { serve, stored } from '${folder}/serve.ts'

test(${text(title || 'a journey')}, async ({ page }) => {
${body.map((line) => `  ${line}`).join('\n')}
})
`
}
