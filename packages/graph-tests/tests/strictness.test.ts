import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from '@tiya/ports/port'
import { isOk, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromPromise, setup } from 'xstate'
import { type App, PLAIN, type PlainEnvironment } from '../src/app.ts'
import { Coverage } from '../src/graph/chart.ts'
import { brokenBy } from '../src/graph/invariants.ts'
import { unassertedOf, unusedOf } from '../src/graph/unused.ts'
import { explore, walksOf } from '../src/graph/walk.ts'
import { walkAll } from '../src/graph/walkAll.ts'
import { checkTable } from '../src/headless/headless.ts'
import { type FlowModel, labelled } from '../src/model.ts'
import { reportOf } from '../src/records/report.ts'
import { tableOf } from '../src/tables/table.ts'
import { till, tillMachine } from './till.ts'
import { toy } from './toy.ts'

const tableFor = async (model: FlowModel) => tableOf(model, await explore(model, 'headless'))
const unusedIn = async (model: FlowModel) => unusedOf(model, await explore(model, 'headless'))
const stepsIn = async (model: FlowModel, place: 'headless' | 'browser') =>
  (await walksOf(model, place)).flatMap(({ arrows }) => arrows.map(({ step }) => step))

/** Returns the lines of a table that another does not have. */
function newLines(table: string, before: string): string[] {
  const known = new Set(before.split('\n'))
  return table.split('\n').filter((line) => !known.has(line))
}

describe('an event that every guard refuses', () => {
  it('is played headless, and not in the browser', async () => {
    const refused = (steps: Awaited<ReturnType<typeof stepsIn>>) =>
      steps.filter((step) => step.refused).map(({ label }) => label)
    expect(refused(await stepsIn(till, 'headless'))).toContain('{"type":"pay"}')
    expect(refused(await stepsIn(till, 'browser'))).toEqual([])
  })

  it('fails if it changes something', async () => {
    const machine = tillMachine.provide({ guards: { isWithinLimit: () => true } })
    await expect(walkAll(till, { machine })).rejects.toThrow('the graph says ["idle",101,"active"]')
  })
})

describe('a local port', () => {
  const edge = 'till.keeping xstate.done.actor.keepReceipt#1'

  it('is also played with its failure', async () => {
    const ran = await walkAll(till)
    expect(ran.edges).toContain(edge)
    expect(reportOf(till, 'headless', ran)).toMatchObject({ uncovered: [], stale: [] })
  })

  it('also fails before the first snapshot', async () => {
    const machine = setup({ actors: { keepReceipt: port('keepReceipt') } }).createMachine({
      id: 'opening',
      initial: 'keeping',
      states: {
        keeping: {
          invoke: {
            src: 'keepReceipt',
            id: 'keepReceipt',
            onDone: [{ guard: isOk, target: 'kept' }, { target: 'unkept' }],
          },
        },
        kept: {},
        unkept: {},
      },
    })
    const ran = await walkAll({ ...till, machine, project: () => null })
    expect([...ran.leaves]).toEqual(['opening.keeping', 'opening.kept', 'opening.unkept'])
  })

  it('does not fail in the browser, where its edge is left out by rule', async () => {
    expect((await stepsIn(till, 'browser')).filter((step) => step.fails)).toEqual([])
    expect(reportOf(till, 'browser', new Coverage()).uncovered).not.toContain(edge)
  })
})

it('the browser plays each answer and fixture that takes an edge, and of failures that change the same, one', async () => {
  const words = { one: { body: { word: 'one' } }, two: { body: { word: 'two' } } }
  const answers = { askToy: { ...words, refused: { status: 500, body: {} }, lost: { lost: true as const } } }
  const labels = (await stepsIn({ ...toy, answers } as FlowModel, 'browser')).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['askToy ← one', 'askToy ← two']))
  expect(labels.filter((label) => /refused|lost/.test(label))).toHaveLength(1)
})

describe('a port that ends by its outcomes', () => {
  it('does not fail in the browser without a way to play the failure', async () => {
    const labels = (await stepsIn(till, 'browser')).map(({ label }) => label)
    expect(labels).toContain('printer → printed')
    expect(labels).not.toContain('printer → jammed')
    const report = reportOf(till, 'browser', new Coverage())
    expect(report.uncovered).not.toContain('till.printing xstate.error.actor.printer#0')
  })

  it('needs no exception for the edge of that failure; a listed one is stale', () => {
    const model = { ...till, unreachedInBrowser: { 'till.printing xstate.error.actor.printer#0': 'why' } }
    expect(reportOf(model, 'browser', new Coverage()).stale).toEqual([
      'till.printing xstate.error.actor.printer#0',
    ])
  })
})

describe('a port that asks the device', () => {
  /** An app whose device holds what is printed until a walk answers it. */
  const printing: App = {
    base: '/api',
    outside: (arrival) => {
      const outside = PLAIN.outside(arrival as never)
      let settle: (answer: string) => void = () => undefined
      const print = () =>
        new Promise<string>((resolve) => {
          settle = resolve
        })
      return {
        ...outside,
        of: (port) => ({ ...outside.of(port), print }),
        answer: (answer) => settle(answer),
      }
    },
  }
  const withPrinter = (results: Readonly<Record<string, boolean>>): FlowModel => ({
    ...till,
    app: printing,
    ports: (environment) => {
      const { print } = environment as PlainEnvironment & { print(): Promise<string> }
      return {
        ...till.ports?.(environment),
        printer: fromPromise(async () => succeeded(results[await print()])),
      }
    },
    outcomes: {
      printer: {
        printed: { output: succeeded(true), device: 'accept' },
        refused: { output: succeeded(false), device: 'refuse' },
      },
    },
  })

  it('is run', async () => {
    const ran = await walkAll(withPrinter({ accept: true, refuse: false }))
    expect(ran.leaves).toContain('till.unprinted')
  })

  it('fails if it returns something other than its outcomes', async () => {
    const broken = [
      withPrinter({ accept: false, refuse: false }),
      withPrinter({ accept: true, refuse: true }),
    ]
    await expect(walkAll(broken[0] as FlowModel)).rejects.toThrow('the graph says ["idle"')
    await expect(walkAll(broken[1] as FlowModel)).rejects.toThrow('the graph says ["unprinted"')
  })
})

it('a walk fails if a message to the parent is not sent', async () => {
  const machine = tillMachine.provide({ actions: { notifyParent: () => undefined } })
  await expect(walkAll(till, { machine })).rejects.toThrow('The parent received [], the graph says [paid]')
})

describe('the unused parts of a model', () => {
  it.each<[string, Partial<FlowModel>]>([
    ['event undo', { events: { ...till.events, undo: () => [] } }],
    ['event redo', { plainEvents: ['pay', 'print', 'redo'] }],
    ['event pay', { plainEvents: ['print'], events: { ...till.events, pay: () => [] } }],
    ['device event undo', { deviceEvents: { undo: () => undefined } as never }],
    ['answer other ← late', { answers: { ...till.answers, other: { late: { raw: '' } } } }],
    ['outcome other → done', { outcomes: { ...till.outcomes, other: { done: {} } } }],
    ['duration pause', { durations: { ...till.durations, pause: 50 } }],
    ['local port other', { localPorts: ['keepReceipt', 'other'] }],
    ['assertion till.keeping', { assertions: { ...till.assertions, 'till.keeping': 'why' } }],
    ['assertion till.gone', { assertions: { ...till.assertions, 'till.gone': 'why' } }],
  ])('include the %s', async (name, changes) => {
    expect(await unusedIn({ ...till, ...changes })).toContain(name)
  })

  it('are none in a model that is used completely', async () => {
    expect(await unusedIn(till)).toEqual([])
  })
})

it('a leaf in which a snapshot rests needs an assertion', async () => {
  const explored = await explore(till, 'headless')
  expect(unassertedOf(till, explored)).toEqual([])
  const { 'till.unkept': _, ...assertions } = till.assertions
  expect(unassertedOf({ ...till, assertions }, explored)).toEqual(['till.unkept'])
})

it('an invariant fails at the starts and steps after which it does not hold', async () => {
  const explored = await explore(till, 'headless')
  expect(brokenBy(({ context }) => context.amount <= 101, explored)).toEqual([])
  expect(brokenBy(({ context }) => context.amount !== 0, explored)).toContain('the start')
  expect(brokenBy(({ context }) => context.amount !== 101, explored)).toContain(
    'amount value=101, from ["idle",0,"active"]',
  )
  expect(brokenBy((_, step) => step?.event.type !== 'pay', explored)).toContain(
    'pay, from ["idle",0,"active"]',
  )
})

it('the title of a walk names the fixture that it leads to, and is not longer than a line', async () => {
  const machine: AnyStateMachine = createMachine({
    id: 'scales',
    initial: 'empty',
    states: { empty: { on: { amount: 'full' } }, full: {} },
  })
  const titlesOf = async (label: string) => {
    const events = { amount: () => [labelled(label, { type: 'amount', value: 100 })] }
    return (await walksOf({ machine, at: '/', events, assertions: {} }, 'headless')).map(({ name }) => name)
  }
  expect(await titlesOf('at the limit')).toEqual(['walk 1, to amount (at the limit)'])
  expect(await titlesOf('x'.repeat(80))).toEqual([`walk 1, to amount (${'x'.repeat(60)}…`])
})

describe('the transition table', () => {
  it('has the rows of each state in the order of the chart, with the conditions of the chart', async () => {
    const table = await tableFor(till)
    expect(table).toContain('\nstart → idle · starts drawer · amount=0 · paid=0\n')
    expect(table).toContain(
      [
        'idle',
        '  amount → stays · amount=event.value',
        '  pay [isWithinLimit: amount=0|100] → paying · starts POST /api/till amount=0|100',
        '  pay [not isWithinLimit: amount=101] refused',
        '  print → printing · starts printer',
        '',
        'paying',
        '  payTill ← paid [isOk] → closed · ends · asks keepReceipt 0|100 · tells drawer open · tells parent paid · paid=0|100',
      ].join('\n'),
    )
    expect(table).toContain('\n  printer → jammed → idle\n')
    expect(table).toContain('\n  after 50 (50 ms) → closed · ends\n')
    expect(table.split('\n').filter((line) => line.length > 140)).toEqual([])
  })

  it('keeps all of its rows when the chart gets another state', async () => {
    const { config, implementations } = tillMachine
    const { idle, unprinted } = config.states ?? {}
    const states = {
      ...config.states,
      idle: { ...idle, on: { ...idle?.on, shut: 'shut' } },
      shut: { on: unprinted?.on ?? {} },
    }
    const machine: AnyStateMachine = createMachine({ ...config, states } as never)
    const plainEvents = [...(till.plainEvents ?? []), 'shut']
    const [before, after] = [
      await tableFor(till),
      await tableFor({ ...till, machine: machine.provide(implementations as never), plainEvents }),
    ]
    expect(newLines(before, after)).toEqual([])
    expect(newLines(after, before)).toEqual(['  shut → shut', 'shut'])
  })

  it('shows a guard whose boundary has moved', async () => {
    const machine = tillMachine.provide({ guards: { isWithinLimit: ({ context }) => context.amount < 100 } })
    expect(newLines(await tableFor({ ...till, machine }), await tableFor(till))).toContain(
      '  pay [not isWithinLimit: amount=100|101] refused',
    )
  })

  it.each([
    ['a message to a child', { actions: { openDrawer: () => undefined } }],
    ['a message to the parent', { actions: { notifyParent: () => undefined } }],
    ['a change of the context that nothing projects', { actions: { setPaid: assign({ paid: 7 }) } }],
  ])('shows a changed or missing %s', async (_, implementations) => {
    const machine = tillMachine.provide(implementations as never)
    expect(newLines(await tableFor({ ...till, machine }), await tableFor(till))).not.toEqual([])
  })
})

it('a committed table is written on demand, and fails by the name of the flow if it is missing or differs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  const check =
    (table: string, isUpdate = false) =>
    () =>
      checkTable(tillMachine, join(folder, 'transitions.txt'), table, isUpdate)
  expect(check('a line')).toThrow('till has no transition table')
  expect(check('a line', true)).not.toThrow()
  expect(check('a line')).not.toThrow()
  expect(check('another line')).toThrow('the transitions of till')
  expect(check('editing\n  submit [isFilled] → submitting', true)).not.toThrow()
  expect(check('editing\n  submit [isFilled] → stays ·\n      error=null')).toThrow(
    'the transitions of till\n' +
      '  − in editing: submit [isFilled] → submitting\n' +
      '  + in editing: submit [isFilled] → stays · error=null',
  )
  rmSync(folder, { recursive: true })
})
