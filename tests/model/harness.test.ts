import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { port } from '../../machines/common/port.ts'
import { Coverage } from './chart.ts'
import { defineModel, type FlowModel } from './model.ts'
import { reportOf } from './report.ts'
import { Run } from './run.ts'
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

describe('a model that is whole', () => {
  it('covers its chart', async () => {
    const report = reportOf(toy, 'headless', await walkAll(toy))
    expect(report).toEqual({
      flow: 'toy',
      states: { covered: 3, total: 3 },
      edges: { covered: 6, total: 6 },
      excepted: 0,
      uncovered: [],
      stale: [],
    })
  })

  it('leaves out in the browser what only a broken fetch leads to', async () => {
    const walks = await walksOf(toy, 'browser')
    const labels = walks.flatMap(({ arrows }) => arrows.map(({ step }) => step.label))
    expect(labels).toContain('askToy ← word')
    expect(labels).not.toContain('askToy ← broken')
    expect(reportOf(toy, 'browser', new Coverage()).uncovered).not.toContain(
      'toy.asking xstate.error.actor.askToy#0',
    )
  })

  it('starts once at least from each way to meet the flow', async () => {
    const walks = await walksOf({ ...toy, variants: { 'the same': {} } }, 'headless')
    expect(walks.at(-1)).toMatchObject({ name: `walk ${walks.length}, the same, to the start`, arrows: [] })
  })
})

describe('a model that is not whole fails', () => {
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
      'toy.asking xstate.error.actor.askToy#0',
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
    const name = 'toy.asking xstate.error.actor.askToy#0'
    const { broken: _, ...others } = toy.answers?.askToy ?? {}
    const model = { ...toy, answers: { askToy: others }, unreached: { [name]: 'why' } }
    const report = reportOf(model, 'headless', await walkAll(model))
    expect(report).toMatchObject({ edges: { covered: 5, total: 5 }, excepted: 1, uncovered: [], stale: [] })
  })
})

describe('a site that is not as its chart says fails', () => {
  it('when a delay is another', async () => {
    const machine = toyMachine.provide({ delays: { pause: 1 } })
    await expect(walkAll(toy, { machine })).rejects.toThrow('over before 5000 ms')
  })

  it('when an answer leads elsewhere', async () => {
    const ports: FlowModel['ports'] = (environment) => ({
      askToy: fromPromise(async ({ signal }) => {
        const outcome = await environment.http.send(toyCall, { signal })
        return outcome.ok ? { ok: true, value: { word: 'bait' } } : outcome
      }),
    })
    await expect(walkAll(toy, { ports })).rejects.toThrow('the graph says ["told","boat","active"]')
  })

  it('when a port does not give up its call', async () => {
    const ports: FlowModel['ports'] = (environment) => ({
      askToy: fromPromise(() => environment.http.send(toyCall, { signal: new AbortController().signal })),
    })
    await expect(walkAll(toy, { ports })).rejects.toThrow('held calls differ: askToy')
  })

  it('when a port makes no call', async () => {
    const ports: FlowModel['ports'] = () => ({ askToy: fromPromise(() => new Promise(() => undefined)) })
    await expect(walkAll(toy, { ports })).rejects.toThrow('held calls differ: askToy')
  })

  it('when a port rejects a refusal', async () => {
    const ports: FlowModel['ports'] = (environment) => ({
      askToy: fromPromise(async ({ signal }) => {
        const outcome = await environment.http.send(toyCall, { signal })
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
    await expect(walkAll({ ...toy, machine })).rejects.toThrow('stopped on an error')
  })
})
