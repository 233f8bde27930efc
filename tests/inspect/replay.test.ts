import { expect, it } from 'vitest'
import type { LogEntry, SiteLog } from '../../src/inspect/log.types.ts'
import { replayToy, toyLog } from './toySystem.ts'

const log = await toyLog()

const numberOf = (matches: (entry: LogEntry) => boolean) => log.entries.find(matches)?.n ?? -1

/** Returns the log with some entries changed, or removed if `change` returns null. */
function changed(change: (entry: LogEntry) => LogEntry | null): SiteLog {
  return { ...log, entries: log.entries.map(change).filter((entry) => entry !== null) }
}

it('a log has what happened, in order', () => {
  const lines = log.entries.map((entry) => {
    const { n, at, actor, kind } = entry
    const what =
      entry.kind === 'event'
        ? `${entry.event.type}${entry.external ? ' from outside' : ''}`
        : entry.kind === 'transition'
          ? `${JSON.stringify(entry.value)} ${entry.edges.join()}`
          : entry.kind === 'call'
            ? entry.line
            : ''
    return `${n} ${at} ${actor} ${kind} ${what}`.trim()
  })
  expect(lines).toMatchInlineSnapshot(`
    [
      "0 0 toy started",
      "1 0 toy/visibility started",
      "2 0 toy event shown from outside",
      "3 0 toy transition "idle"",
      "4 0 toy transition "idle" toy shown#0",
      "5 0 toy event edit from outside",
      "6 0 toy transition "idle" toy edit#0",
      "7 200 toy event go from outside",
      "8 200 toy/load started",
      "9 200 toy/load call GET /api/logo",
      "10 200 toy transition "loading" toy.idle go#0",
      "11 200 toy/load answer",
      "12 200 toy/load done",
      "13 200 toy event xstate.done.actor.load",
      "14 200 toy/copy started",
      "15 200 toy transition "copying" toy.loading xstate.done.actor.load#0",
      "16 200 toy/copy done",
      "17 200 toy event xstate.done.actor.copy",
      "18 200 toy transition "resting" toy.copying xstate.done.actor.copy#0",
      "19 1200 toy event xstate.after.rest.toy.resting",
      "20 1200 toy transition "idle" toy.resting xstate.after.rest.toy.resting#0",
    ]
  `)
})

it('a replay follows the log to its end, with the device’s part from the log', async () => {
  const { failure, value, context, entries } = await replayToy(log)
  expect(failure).toBeNull()
  expect({ value, context }).toEqual({ value: 'idle', context: { text: 'copied', visible: true } })
  expect(entries.at(-1)?.at).toBe(1_200)
})

it('a replay can stop at a chosen entry', async () => {
  const call = numberOf(({ kind }) => kind === 'call')
  expect(await replayToy(log, call)).toMatchObject({ failure: null, value: 'loading' })
  const done = numberOf(({ kind, actor }) => kind === 'done' && actor === 'toy/copy')
  expect(await replayToy(log, done)).toMatchObject({ failure: null, value: 'resting' })
  expect(await replayToy(log, 0)).toMatchObject({ failure: null, value: 'idle', context: { visible: false } })
})

const isCall = ({ kind }: LogEntry) => kind === 'call'
const isGo = (one: LogEntry) => one.kind === 'event' && one.event.type === 'go'
const isLoading = (one: LogEntry) => one.kind === 'transition' && one.value === 'loading'

it.each<[where: string, log: SiteLog, failure: object]>([
  [
    'by another transition',
    changed((one) => (isLoading(one) ? ({ ...one, value: 'idle' } as LogEntry) : one)),
    {
      entry: numberOf(isLoading),
      expected: 'toy in "idle" by toy.idle go#0',
      seen: 'toy in "loading" by toy.idle go#0',
    },
  ],
  [
    'by another answer',
    changed((one) => (one.kind === 'answer' ? { ...one, answer: { status: 500, body: '{}' } } : one)),
    {
      expected: 'toy in "copying" by toy.loading xstate.done.actor.load#0',
      seen: 'toy in "idle" by toy.loading xstate.done.actor.load#1',
    },
  ],
  [
    'by another call',
    changed((one) => (one.kind === 'call' ? { ...one, line: 'GET /api/general' } : one)),
    { entry: numberOf(isCall), expected: 'GET /api/general', seen: 'GET /api/logo' },
  ],
  [
    'by a delay that does not run',
    changed((one) =>
      isGo(one) ? ({ ...one, event: { type: 'xstate.after.rest.toy.resting' } } as LogEntry) : one,
    ),
    {
      entry: numberOf(isGo),
      expected: 'the delay xstate.after.rest.toy.resting of toy',
      seen: 'it does not run',
    },
  ],
  [
    'by an actor that does not run',
    changed((one) => (isGo(one) ? { ...one, actor: 'toy/child' } : one)),
    { expected: 'toy/child, which receives go', seen: 'it does not run' },
  ],
  [
    'by a further transition',
    changed((one) => (one.n === log.entries.at(-1)?.n ? null : one)),
    {
      expected: 'no further transition',
      seen: 'toy in "idle" by toy.resting xstate.after.rest.toy.resting#0',
    },
  ],
  [
    'where the log is incomplete',
    { ...log, dropped: 7 },
    { entry: 0, expected: 'a whole log', seen: 'one without its first 7 entries' },
  ],
])('a replay says where the site leaves the log: %s', async (_, other, failure) => {
  expect((await replayToy(other)).failure).toMatchObject(failure)
})
