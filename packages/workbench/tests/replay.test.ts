import { expect, it } from 'vitest'
import type { LogEntry, SiteLog } from '../log/log.types.ts'
import { replayTill, tillLog } from './tillLog.ts'

const log = await tillLog()

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
      "0 0 till started",
      "1 0 till/drawer started",
      "2 0 till event amount from outside",
      "3 0 till transition "idle"",
      "4 0 till transition "idle" till.idle amount#0",
      "5 0 till event amount from outside",
      "6 0 till transition "idle" till.idle amount#0",
      "7 200 till event pay from outside",
      "8 200 till/payTill started",
      "9 200 till/payTill call POST /api/till {"amount":100}",
      "10 200 till transition "paying" till.idle pay#0",
      "11 200 till/payTill answer",
      "12 200 till/payTill done",
      "13 200 till event xstate.done.actor.payTill",
      "14 200 till/drawer event open",
      "15 200 till/keepReceipt started",
      "16 200 till transition "keeping" till.paying xstate.done.actor.payTill#0",
      "17 200 till/keepReceipt done",
      "18 200 till event xstate.done.actor.keepReceipt",
      "19 200 till transition "unkept" till.keeping xstate.done.actor.keepReceipt#1",
      "20 250 till event xstate.after.50.till.unkept",
      "21 250 till/drawer stopped",
      "22 250 till transition "closed" till.unkept xstate.after.50.till.unkept#0",
      "23 250 till done",
    ]
  `)
})

it('a replay follows the log to its end, with the device’s part from the log', async () => {
  const { failure, value, context, entries } = await replayTill(log)
  expect(failure).toBeNull()
  expect({ value, context }).toEqual({ value: 'closed', context: { amount: 100, paid: 100 } })
  expect(entries.at(-1)?.at).toBe(250)
})

it('a replay leaves to the site what follows from an answer', async () => {
  const locked = await tillLog(403)
  const event = locked.entries.find((one) => one.kind === 'event' && one.event.type === 'locked')
  expect(event).toMatchObject({ from: null, external: false })
  expect(await replayTill(locked)).toMatchObject({ failure: null, value: 'locked' })
})

it('a replay can stop at a chosen entry', async () => {
  const call = numberOf(({ kind }) => kind === 'call')
  expect(await replayTill(log, call)).toMatchObject({ failure: null, value: 'paying' })
  const done = numberOf(({ kind, actor }) => kind === 'done' && actor === 'till/keepReceipt')
  expect(await replayTill(log, done)).toMatchObject({ failure: null, value: 'unkept' })
  for (const [entry, amount] of [
    [0, 0],
    [4, 50],
  ])
    expect(await replayTill(log, entry)).toMatchObject({ failure: null, value: 'idle', context: { amount } })
})

const isCall = ({ kind }: LogEntry) => kind === 'call'
const isPay = (one: LogEntry) => one.kind === 'event' && one.event.type === 'pay'
const isPaying = (one: LogEntry) => one.kind === 'transition' && one.value === 'paying'

it.each<[where: string, log: SiteLog, failure: object]>([
  [
    'by another transition',
    changed((one) => (isPaying(one) ? ({ ...one, value: 'idle' } as LogEntry) : one)),
    {
      entry: numberOf(isPaying),
      expected: 'till in "idle" by till.idle pay#0',
      seen: 'till in "paying" by till.idle pay#0',
    },
  ],
  [
    'by another answer',
    changed((one) => (one.kind === 'answer' ? { ...one, answer: { status: 500, body: '{}' } } : one)),
    {
      expected: 'till in "keeping" by till.paying xstate.done.actor.payTill#0',
      seen: 'till in "idle" by till.paying xstate.done.actor.payTill#1',
    },
  ],
  [
    'by another call',
    changed((one) => (one.kind === 'call' ? { ...one, line: 'GET /api/general' } : one)),
    { entry: numberOf(isCall), expected: 'GET /api/general', seen: 'POST /api/till {"amount":100}' },
  ],
  [
    'by a delay that does not run',
    changed((one) =>
      isPay(one) ? ({ ...one, event: { type: 'xstate.after.50.till.unkept' } } as LogEntry) : one,
    ),
    {
      entry: numberOf(isPay),
      expected: 'the delay xstate.after.50.till.unkept of till',
      seen: 'it does not run',
    },
  ],
  [
    'by an actor that does not run',
    changed((one) => (isPay(one) ? { ...one, actor: 'till/child' } : one)),
    { expected: 'till/child, which receives pay', seen: 'it does not run' },
  ],
  [
    'by a further transition',
    { ...log, entries: log.entries.slice(0, -2) },
    {
      expected: 'no further transition',
      seen: 'till in "closed" by till.unkept xstate.after.50.till.unkept#0',
    },
  ],
  [
    'where the log is incomplete',
    { ...log, dropped: 7 },
    { entry: 0, expected: 'a whole log', seen: 'one without its first 7 entries' },
  ],
])('a replay says where the site leaves the log: %s', async (_, other, failure) => {
  expect((await replayTill(other)).failure).toMatchObject(failure)
})
