import { expect, it } from 'vitest'
import { assign, createActor, setup, toPromise } from 'xstate'
import { port } from '../port.ts'
import { promisePort } from '../promisePort.ts'
import { failed, failureOf, isOk, outputValue, type Result, succeeded } from '../result.ts'

type Reason = { readonly kind: 'lost' | 'unexpected' }

const machine = setup({
  types: { context: {} as { games: readonly string[]; reason: Reason | null } },
  actors: { load: port<Result<readonly string[], Reason>>('load') },
}).createMachine({
  context: { games: [], reason: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ games: outputValue }) },
          { target: 'failed', actions: assign({ reason: failureOf }) },
        ],
      },
    },
    ready: { type: 'final' },
    failed: { type: 'final' },
  },
})

/** Plays the chart with a port that does this work. */
async function play(work: () => Promise<Result<readonly string[], Reason>>) {
  const load = promisePort<readonly string[], undefined, Reason>(() => {}, work)
  const actor = createActor(machine.provide({ actors: { load } })).start()
  await toPromise(actor)
  const { value, context } = actor.getSnapshot()
  return { value, ...context }
}

it.each([
  ['a value', async () => succeeded(['Aviator']), { value: 'ready', games: ['Aviator'], reason: null }],
  [
    'a failure',
    async () => failed({ kind: 'lost' }),
    { value: 'failed', games: [], reason: { kind: 'lost' } },
  ],
  [
    'an error',
    () => Promise.reject(new Error('a defect')),
    { value: 'failed', games: [], reason: { kind: 'unexpected' } },
  ],
])('a chart takes %s without an onError', async (_, work, expected) => {
  expect(await play(work)).toEqual(expected)
})

it('the value of a failure, and the failure of a value, are defects of the chart', () => {
  const done = (output: Result<string, Reason>) => ({ event: { output } })
  expect(() => outputValue(done(failed({ kind: 'lost' })))).toThrow('There is no value: the call failed')
  expect(() => failureOf(done(succeeded('Aviator')))).toThrow('There is no failure: the call succeeded.')
})
