import { port } from '@tiya/ports/port'
import { succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, assign, createMachine, fromPromise, setup } from 'xstate'
import type { PlainEnvironment } from '../src/app.ts'
import { Coverage, shapeOf } from '../src/graph/chart.ts'
import { walksOf } from '../src/graph/walk.ts'
import { walkAll } from '../src/graph/walkAll.ts'
import { defineModel, type FlowModel } from '../src/model.ts'
import { reportOf } from '../src/records/report.ts'
import { till } from './till.ts'
import { askToy, toy, toyMachine } from './toy.ts'

const silentFor = (silent: number) => ({ answers: { askToy: { silence: { silent } } } })

describe('a complete model', () => {
  it('covers its chart', async () => {
    const report = reportOf(toy, 'headless', await walkAll(toy))
    expect(report).toEqual({
      flow: 'toy',
      states: { covered: 3, total: 3 },
      edges: { covered: 5, total: 5 },
      excepted: 0,
      uncovered: [],
      stale: [],
    })
  })

  it('starts at least once from each way to meet the flow', async () => {
    const walks = await walksOf({ ...toy, variants: { 'the same': {} } }, 'headless')
    expect(walks.at(-1)).toMatchObject({ name: `walk ${walks.length}, the same, to the start`, arrows: [] })
  })
})

/** A till whose server takes no more than 100, and answers with what it took. */
const answers: NonNullable<FlowModel['answers']> = {
  payTill: {
    paid: ({ call, body }) =>
      call === 'POST /till' && amountOf(body) === 100 ? { body: { paid: amountOf(body) } } : undefined,
    refused: ({ body }) => (amountOf(body) > 100 ? { status: 400, body: {} } : undefined),
    lost: { lost: true },
  },
}
const amountOf = (body: unknown) => (body as { amount: number }).amount

it('an answer that is a function depends on the request, and is left out where no server would give it', async () => {
  const walks = await walksOf({ ...till, answers }, 'headless')
  const steps = walks.flatMap(({ arrows }) => arrows.map(({ step }) => step))
  const given = steps.filter(({ kind, fails }) => kind === 'answer' && !fails)
  const paid = given.find(({ label }) => label === 'payTill ← paid')
  expect(paid?.event).toMatchObject({ output: { ok: true, value: { paid: 100 } } })
  expect(new Set(given.map(({ label }) => label))).toEqual(new Set(['payTill ← paid', 'payTill ← lost']))
  await walkAll({ ...till, answers })
})

describe('an incomplete model fails', () => {
  it.each<[string, Partial<FlowModel>, string]>([
    ['without a fixture for an event', { plainEvents: [] }, 'no fixture for the event ask'],
    ['without answers for a port', { answers: {} }, 'how askToy may end'],
    ['without the length of a delay', { durations: {} }, 'how long pause takes'],
    ['with a shorter delay', { durations: { pause: 4_999 } }, 'not over after 4999 ms'],
    ['with a longer delay', { durations: { pause: 5_001 } }, 'over before 5001 ms'],
    ['with a shorter time limit of a call', silentFor(14_999), 'Nothing came of the answer "silence"'],
    ['with a longer time limit of a call', silentFor(15_001), 'gave up before 15001 ms'],
  ])('%s', async (_, changes, words) => {
    await expect(walkAll({ ...toy, ...changes })).rejects.toThrow(words)
  })

  it('with a key of the context that grows: by its name, and by what makes it grow', async () => {
    const machine = setup({
      types: {
        context: {} as { count: number; word: string; seen: readonly string[] },
        events: {} as { type: 'add' } | { type: 'double' } | { type: 'name'; word: string },
      },
    }).createMachine({
      id: 'counter',
      context: { count: 1, word: '', seen: [] },
      on: {
        add: {
          actions: assign(({ context: { count, seen } }) => ({ count: count + 1, seen: [...seen, 'add'] })),
        },
        double: { actions: assign({ count: ({ context }) => context.count * 2 }) },
        name: { actions: assign({ word: ({ event }) => event.word }) },
      },
    })
    const counter = defineModel<typeof machine>({
      machine,
      at: '/',
      project: ({ count, word }) => [count, word],
      plainEvents: ['add', 'double'],
      events: { name: () => [{ type: 'name', word: 'boat' }] },
      assertions: {},
    })
    const reason = await walkAll(counter).catch(({ message }) => message.split('\n'))
    expect(reason).toEqual([
      'The graph has passed its limit of 4000 snapshots. What multiplies them:',
      expect.stringMatching(/^count has \d{4} values, by double \(\d{3,4}\), add \(\d{3,4}\)$/),
      'word has 1 value, by name (1)',
    ])
  })
})

describe('coverage', () => {
  it('names what no walk has reached', async () => {
    const report = reportOf(
      toy,
      'headless',
      await walkAll({ ...toy, answers: { askToy: { lost: { lost: true } } } }),
    )
    expect(report.uncovered).toEqual([
      'toy.told',
      'toy.asking xstate.done.actor.askToy#0',
      'toy.told xstate.after.pause.toy.told#0',
    ])
  })

  it('calls an exception stale that is reached, or that the chart does not know', async () => {
    const ran = await walkAll(toy)
    const excepting = (name: string) =>
      reportOf({ ...toy, unreached: { [name]: 'why' } }, 'headless', ran).stale
    expect(excepting('toy.told')).toEqual(['toy.told'])
    expect(excepting('toy.lost')).toEqual(['toy.lost'])
  })

  it('leaves a listed exception out of both counts', async () => {
    const name = 'toy.asking cancel#0'
    const model: FlowModel = {
      ...toy,
      plainEvents: ['ask'],
      events: { cancel: () => [] },
      unreached: { [name]: 'why' },
    }
    const report = reportOf(model, 'headless', await walkAll(model))
    expect(report).toMatchObject({ edges: { covered: 4, total: 4 }, excepted: 1, uncovered: [], stale: [] })
  })
})

it('of a chart that is walked elsewhere, answers and the named events are played, and nothing has to be covered', async () => {
  const sharedChart = { walkedIn: 'harness', chart: toyMachine, events: ['ask'] }
  const walks = await walksOf({ ...toy, sharedChart }, 'headless')
  const steps = walks.flatMap(({ arrows }) => arrows.map(({ step }) => step.label))
  const answers = Object.keys(toy.answers?.askToy ?? {}).map((name) => `askToy ← ${name}`)
  expect(new Set(steps)).toEqual(new Set(['{"type":"ask"}', ...answers]))
  expect(reportOf({ ...toy, sharedChart }, 'headless', new Coverage())).toMatchObject({
    uncovered: [],
    stale: [],
  })
})

it('a chart has the same shape under another name, and no other chart has', () => {
  const named = (changes: object) => createMachine({ ...toyMachine.config, ...changes } as never)
  expect(shapeOf(named({ id: 'game' }))).toEqual(shapeOf(toyMachine))
  expect(shapeOf(named({ id: 'game', on: { cancel: '.idle' } }))).not.toEqual(shapeOf(toyMachine))
})

describe('a site that differs from its chart fails', () => {
  const portThat = (ask: (environment: PlainEnvironment) => AnyActorLogic): Partial<FlowModel> => ({
    ports: (environment) => ({ askToy: ask(environment as PlainEnvironment) }),
  })
  const noSignal = new AbortController().signal

  it.each<[string, Partial<FlowModel>, string]>([
    [
      'a delay has another length',
      { machine: toyMachine.provide({ delays: { pause: 1 } }) },
      'over before 5000 ms',
    ],
    [
      'an answer leads to another state',
      portThat((environment) =>
        fromPromise(async ({ signal }) => {
          const outcome = await askToy(environment, signal)
          return outcome.ok ? succeeded({ word: 'bait' }) : outcome
        }),
      ),
      'the graph says ["told","boat","active"]',
    ],
    [
      'a port does not abort its call',
      portThat((environment) => fromPromise(() => askToy(environment, noSignal))),
      'held calls differ: askToy',
    ],
    [
      'a port makes no call',
      portThat(() => fromPromise(() => new Promise(() => undefined))),
      'held calls differ: askToy',
    ],
  ])('when %s', async (_, live, words) => {
    await expect(walkAll(toy, live)).rejects.toThrow(words)
  })

  it('when a port rejects', async () => {
    const ports = portThat(() => fromPromise(() => Promise.reject(new Error('a defect'))))
    await expect(walkAll({ ...toy, ...ports })).rejects.toThrow('was rejected: Error: a defect')
  })

  it('when the chart stops on an error', async () => {
    const machine = setup({ actors: { askToy: port('askToy') } }).createMachine({
      id: 'toy',
      initial: 'asking',
      states: { asking: { invoke: { src: 'askToy', id: 'askToy', onDone: {} } } },
    })
    const outcomes = { askToy: { breaks: { error: new Error('broken') } } }
    await expect(walkAll({ ...toy, machine, answers: {}, outcomes })).rejects.toThrow('stopped on an error')
  })
})
