import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { port } from '../../machines/common/port.ts'
import { promisePort } from '../../src/ports/common/promisePort.ts'
import { Coverage } from './chart.ts'
import { defineModel, type FlowModel } from './model.ts'
import { reportOf } from './report.ts'
import { Run } from './run.ts'
import { till } from './till.ts'
import { toy, toyCall, toyMachine } from './toy.ts'
import { play, walksOf } from './walk.ts'

/** Walks a correct model on a chart or ports that may be wrong, and returns what ran. */
async function walkAll(model: FlowModel, live: Partial<FlowModel> = {}): Promise<Coverage> {
  const ran = new Coverage()
  for (const walk of await walksOf(model, 'headless')) {
    const run = await Run.start({ ...model, ...live })
    try {
      await play(walk, run)
      ran.add(run.coverage)
    } finally {
      run.stop()
    }
  }
  return ran
}

const without = (key: 'answers' | 'events' | 'durations'): FlowModel => ({ ...toy, [key]: {} })

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

describe('an answer that is a function', () => {
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

  it('depends on the request, and is left out where no server would give it', async () => {
    const walks = await walksOf({ ...till, answers }, 'headless')
    const steps = walks.flatMap(({ arrows }) => arrows.map(({ step }) => step))
    const given = steps.filter(({ kind, fails }) => kind === 'answer' && !fails)
    const paid = given.find(({ label }) => label === 'payTill ← paid')
    expect(paid?.event).toMatchObject({ output: { ok: true, value: { paid: 100 } } })
    expect(new Set(given.map(({ label }) => label))).toEqual(new Set(['payTill ← paid', 'payTill ← lost']))
    await walkAll({ ...till, answers })
  })
})

describe('an incomplete model fails', () => {
  it('without a fixture for an event', async () => {
    await expect(walkAll(without('events'))).rejects.toThrow('no fixture for the event ask')
  })

  it('without answers for a port', async () => {
    await expect(walkAll(without('answers'))).rejects.toThrow('how askToy may end')
  })

  it('without the length of a delay', async () => {
    await expect(walkAll(without('durations'))).rejects.toThrow('how long pause takes')
  })

  it('with another length of a delay', async () => {
    await expect(walkAll({ ...toy, durations: { pause: 4_999 } })).rejects.toThrow('not over after 4999 ms')
    await expect(walkAll({ ...toy, durations: { pause: 5_001 } })).rejects.toThrow('over before 5001 ms')
  })

  it('with another time limit of a call', async () => {
    const waits = (silent: number) => ({ ...toy, answers: { askToy: { silence: { silent } } } })
    await expect(walkAll(waits(14_999))).rejects.toThrow('Nothing came of the answer "silence"')
    await expect(walkAll(waits(15_001))).rejects.toThrow('gave up before 15001 ms')
  })

  it('with a projection that grows', async () => {
    let count = 0
    await expect(
      walkAll({
        ...toy,
        project: () => {
          count += 1
          return count
        },
      }),
    ).rejects.toThrow('limit')
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
      ports: () => ({}),
      at: '/',
      project: ({ count, word }) => [count, word],
      events: {
        add: () => [{ type: 'add' }],
        double: () => [{ type: 'double' }],
        name: () => [{ type: 'name', word: 'boat' }],
      },
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
    const model = { ...toy, events: { ...toy.events, cancel: () => [] }, unreached: { [name]: 'why' } }
    const report = reportOf(model, 'headless', await walkAll(model))
    expect(report).toMatchObject({ edges: { covered: 4, total: 4 }, excepted: 1, uncovered: [], stale: [] })
  })
})

describe('a site that differs from its chart fails', () => {
  it('when a delay has another length', async () => {
    const machine = toyMachine.provide({ delays: { pause: 1 } })
    await expect(walkAll(toy, { machine })).rejects.toThrow('over before 5000 ms')
  })

  it('when an answer leads to another state', async () => {
    const ports: FlowModel['ports'] = (environment) => ({
      askToy: fromPromise(async ({ signal }) => {
        const outcome = await environment.http.send(toyCall, { signal })
        return outcome.ok ? { ok: true, value: { word: 'bait' } } : outcome
      }),
    })
    await expect(walkAll(toy, { ports })).rejects.toThrow('the graph says ["told","boat","active"]')
  })

  it('when a port does not abort its call', async () => {
    const ports: FlowModel['ports'] = (environment) => ({
      askToy: fromPromise(() => environment.http.send(toyCall, { signal: new AbortController().signal })),
    })
    await expect(walkAll(toy, { ports })).rejects.toThrow('held calls differ: askToy')
  })

  it('when a port makes no call', async () => {
    const ports: FlowModel['ports'] = () => ({ askToy: fromPromise(() => new Promise(() => undefined)) })
    await expect(walkAll(toy, { ports })).rejects.toThrow('held calls differ: askToy')
  })

  it('when a port reports an error', async () => {
    const ports: FlowModel['ports'] = ({ http, report }) => ({
      askToy: promisePort(report, async ({ signal }) => {
        const outcome = await http.send(toyCall, { signal })
        if (!outcome.ok) throw new Error('refused')
        return outcome
      }),
    })
    await expect(walkAll({ ...toy, ports })).rejects.toThrow('was rejected: Error: refused')
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
