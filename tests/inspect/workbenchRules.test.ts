import { describeChart } from '@tiya/graph-tests/charts'
import {
  activeIds,
  edgesById,
  lastTransition,
  targetsOf,
} from '@tiya/workbench/internal/window/chart/chart.rules.ts'
import {
  append,
  enteredStates,
  eventName,
  filterEntries,
  followActors,
  KEPT,
  statesOf,
  stepFrom,
  summaryOf,
} from '@tiya/workbench/internal/window/log/log.rules.ts'
import { hasGap, logOf, pageOf, withBatch } from '@tiya/workbench/internal/window/page.rules.ts'
import { treeOf } from '@tiya/workbench/internal/window/panels/actorTree.rules.ts'
import { readEvent } from '@tiya/workbench/internal/window/state/send.rules.ts'
import { preview, same } from '@tiya/workbench/internal/window/ui/json.rules.ts'
import type { LogEntry } from '@tiya/workbench/log'
import { expect, test } from 'vitest'
import { depositMachine } from '../../machines/money/deposit/deposit.machine.ts'
import { ENTRIES, SNAPSHOT } from './depositPage.fixture.ts'
import { entriesOf, HELLO, SCREEN } from './fakePage.ts'

const ticks = (first: number, count: number): LogEntry[] =>
  entriesOf(
    first,
    Array.from({ length: count }, () => ({ kind: 'stopped' as const, actor: 'root/tick' })),
  )

const page = pageOf({ ...HELLO, entries: ENTRIES })

test('the log keeps the last entries, and a tenth more before it drops the oldest', () => {
  const full = append([], ticks(0, KEPT * 1.1))
  expect(full).toHaveLength(5_500)
  const cut = append(full, ticks(5_500, 1))
  expect(cut).toHaveLength(5_000)
  expect(cut[0]?.n).toBe(501)
  expect(append(full, [])).toBe(full)
})

test('the log can be filtered by words and actor', () => {
  const all = { text: '', actor: null }
  expect(filterEntries(ENTRIES, all)).toBe(ENTRIES)
  const numbers = (filter: Partial<Parameters<typeof filterEntries>[1]>) =>
    filterEntries(ENTRIES, { ...all, ...filter }).map(({ n }) => n)
  expect(numbers({ text: 'GET methods' })).toEqual([3])
  expect(numbers({ text: 'done.actor' })).toEqual([5])
  expect(numbers({ actor: `${SCREEN}/loadMethods` })).toEqual([3, 4, 5])
  expect(numbers({ text: '-started -event -state -call -answer' })).toEqual([7, 10])
})

test('a gesture on the page itself is described without a name', () => {
  const scrolled = { kind: 'gesture', action: 'scroll', role: '', name: '', nth: 0, value: '310' } as const
  expect(summaryOf({ n: 0, at: 0, actor: '', ...scrolled })).toBe('scroll: 310')
})

test('each entry is described in words', () => {
  expect(ENTRIES.map(summaryOf)).toEqual([
    'root',
    'router',
    'deposit',
    'GET /methods',
    '200, 84 ms',
    'loadMethods is done',
    expect.stringContaining('open.form.choosing, methods'),
    'fill textbox “Amount”: 500',
    'field.changed { field: "amount", value: "500" }',
    expect.stringContaining('form'),
    'click button “Next”',
    'next',
    'loadEligibility',
    expect.stringContaining('open.form.checking'),
    'GET /eligibility?remote_id=41',
  ])
  expect(eventName('xstate.after.slow.deposit.open')).toBe('after slow')
  expect(eventName('xstate.error.actor.loadMethods')).toBe('loadMethods fails')
  expect(eventName('own.xstate.after.slow')).toBe('own.xstate.after.slow')
})

test('a transition names the states that it entered', () => {
  expect(enteredStates(ENTRIES, ENTRIES[13] as LogEntry)).toEqual(['open.form.checking'])
  expect(enteredStates(ENTRIES, ENTRIES[9] as LogEntry)).toEqual([])
  expect(enteredStates(ENTRIES, ENTRIES[6] as LogEntry)).toEqual(['open.channels.none', 'open.form.choosing'])
  expect(statesOf({ a: { b: 'c', d: {} }, e: 'f' })).toEqual(['a.b.c', 'a.d', 'e.f'])
})

test('the workbench follows which actors run', () => {
  const actors = followActors([], ENTRIES)
  expect(actors.map(({ path }) => path)).toEqual(['root', 'root/router', SCREEN, `${SCREEN}/loadEligibility`])
  expect(actors[2]).toMatchObject({ machine: 'deposit', parent: 'root/router', value: SNAPSHOT.value })
  const stopped = entriesOf(15, [{ kind: 'stopped', actor: SCREEN }])
  expect(followActors(actors, stopped).map(({ path }) => path)).toEqual(['root', 'root/router'])
})

test('stepping goes from one event from outside to the next', () => {
  expect(stepFrom(ENTRIES, 14, 'back')).toBe(10)
  expect(stepFrom(ENTRIES, 11, 'back')).toBe(10)
  expect(stepFrom(ENTRIES, 10, 'back')).toBe(7)
  expect(stepFrom(ENTRIES, 4, 'back')).toBe(3)
  expect(stepFrom(ENTRIES, 3, 'back')).toBeNull()
  expect(stepFrom(ENTRIES, 3, 'forward')).toBe(7)
  expect(stepFrom(ENTRIES, 4, 'forward')).toBe(10)
  expect(stepFrom(ENTRIES, 7, 'forward')).toBe(10)
  expect(stepFrom(ENTRIES, 10, 'forward')).toBe(14)
  expect(stepFrom(ENTRIES, 14, 'forward')).toBeNull()
})

test('the workbench takes a batch, and knows when entries are missing', () => {
  const batch = (first: number) => ({
    site: 'fake',
    type: 'batch' as const,
    charts: {},
    entries: entriesOf(first, [{ kind: 'stopped', actor: 'root/session' }]),
  })
  expect(hasGap(page, batch(15))).toBe(false)
  expect(hasGap(page, batch(16))).toBe(true)
  const after = withBatch(page, batch(15))
  expect(after.entries).toHaveLength(16)
  expect(after.charts).toBe(page.charts)
  expect(after.actors.map(({ path }) => path)).not.toContain('root/session')
  expect(withBatch(after, batch(15)).entries).toHaveLength(16)
  expect(logOf({ ...after, entries: after.entries.slice(2) })).toMatchObject({ dropped: 2, source: 'site' })
  expect(logOf({ ...page, entries: [] }).dropped).toBe(0)
})

test('actors are in the order of a tree, machines first', () => {
  const rows = treeOf(HELLO.actors).map(({ actor, level }) => `${level} ${actor.path}`)
  expect(rows).toEqual([
    '1 root',
    '2 root/session',
    '2 root/router',
    '3 root/router/screen',
    '3 root/router/navigation',
  ])
  expect(treeOf(HELLO.actors.slice(3)).map(({ level }) => level)).toEqual([1, 1])
})

test('the active states and the last transition of a chart are found', () => {
  const chart = describeChart(depositMachine as never)
  const ids = activeIds(chart, SNAPSHOT.value as never)
  expect([...ids].filter((id) => id.includes('.form'))).toEqual([
    'deposit.open.form',
    'deposit.open.form.checking',
  ])
  expect(lastTransition(ENTRIES, SCREEN, null)?.n).toBe(13)
  expect(lastTransition(ENTRIES, SCREEN, 12)?.n).toBe(9)
  expect(lastTransition(ENTRIES, SCREEN, 9)?.n).toBe(9)
  expect(lastTransition(ENTRIES, 'root', null)).toBeNull()
  const to = (...targets: string[]) =>
    targetsOf({ ...chart.root.edges[0], source: 'deposit.done', targets } as never, chart)
  expect([to(), to('deposit.done'), to('deposit.open.form', 'deposit')]).toEqual([
    'stays',
    'itself',
    'open.form, deposit',
  ])
  const edges = ENTRIES.flatMap((entry) => (entry.kind === 'transition' ? entry.edges : []))
  const known = [...edgesById(chart).keys()]
  expect(known).toEqual(expect.arrayContaining([...edges, ...SNAPSHOT.next.map(({ edge }) => edge)]))
})

test('values are compared and written on one line', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(same([1], { 0: 1 })).toBe(false)
  expect(preview({ a: 'x', b: [1, 2], c: {} })).toBe('{ a: "x", b: [1, 2], c: {} }')
  expect(preview([1, 2, 3, 4])).toBe('[4 items]')
  expect(preview('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`)
  expect(preview('x'.repeat(500))).toHaveLength(81)
  expect(preview({ long: 'x'.repeat(1_000_000) })).toHaveLength(81)
  expect(preview(undefined)).toBe('undefined')
})

test('an event that is sent by hand is read, and refused if the chart knows no such event', () => {
  const chart = describeChart(depositMachine as never)
  expect(readEvent('{ "type": "next" }', chart)).toEqual({ type: 'next' })
  expect(readEvent('{ type: next }', chart)).toBe('This is not JSON. Names and texts need double quotes.')
  expect(readEvent('"next"', chart)).toBe('An event is an object with a type: { "type": "submit" }')
  expect(readEvent('{ "type": "nxt" }', chart)).toMatch(/^deposit knows no event “nxt”\. It knows .*\bnext\b/)
  expect(readEvent('{ "type": "always" }', chart)).toMatch(/^deposit knows no event/)
  const [edge] = chart.root.edges
  const wild = (...events: string[]) => ({
    ...chart,
    root: { ...chart.root, nodes: [], edges: events.map((event) => ({ ...edge, event })) },
  })
  expect(readEvent('{ "type": "c" }', wild('b', 'a') as never)).toBe(
    'deposit knows no event “c”. It knows a, b.',
  )
  expect(readEvent('{ "type": "a.b" }', wild('a.*') as never)).toEqual({ type: 'a.b' })
  expect(readEvent('{ "type": "ab" }', wild('a.*') as never)).toMatch(/^deposit knows no event “ab”/)
  expect(readEvent('{ "type": "ab" }', wild('*') as never)).toEqual({ type: 'ab' })
  expect(readEvent('{ "type": "ab" }', wild('xstate.done.actor.load') as never)).toBe(
    'deposit knows no event “ab”: it takes none from outside.',
  )
})
