import { createTestModel } from '@xstate/graph'
import { expect } from 'vitest'
import { type AnyStateMachine, createActor, createMachine, fromPromise } from 'xstate'
import { judge } from './judge.ts'

/** The explorer of `@xstate/graph` throws on `invoke` and `after`, so it gets the chart without them. */
function without(config: Record<string, unknown>): Record<string, unknown> {
  const { invoke: _, after: __, states = {}, ...rest } = config
  const below = Object.entries(states as Record<string, Record<string, unknown>>)
  return {
    ...rest,
    ...(below.length > 0 && { states: Object.fromEntries(below.map(([key, one]) => [key, without(one)])) }),
  }
}

const EVENTS = [
  { type: 'submit', email: 'a@b.example', code: '123456' },
  { type: 'submit', email: 'a@b.example', code: '12345' },
  { type: 'submit', email: 'ab.example', code: '123456' },
  { type: 'refresh' },
  { type: 'retry' },
  { type: 'redirect' },
  { type: 'undo' },
  { type: 'logOut' },
] as const

/** What is reachable without an answer, by the shortest path: written down once, as `transitions.txt` is. */
const PATHS = [
  '{"signedOut":"checking"} incomplete: submit 12345, submit 123456, submit 123456',
  '{"signedOut":"checking"} null: submit 123456, submit 123456',
]

await judge('xstateGraph', async (machine) => {
  expect(() => createTestModel(machine as AnyStateMachine)).toThrow('Invocations')
  const plain: AnyStateMachine = createMachine(without(machine.config as never) as never).provide(
    machine.implementations as never,
  )
  const found: string[] = []
  for (const path of createTestModel(plain).getShortestPaths({ events: EVENTS as never })) {
    const events = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    const names = events.map(({ type, code }) => [type, code].filter(Boolean).join(' '))
    found.push(`${JSON.stringify(path.state.value)} ${path.state.context.problem}: ${names.join(', ')}`)
    // The whole chart, with ports that never end.
    const never = fromPromise(() => new Promise<never>(() => undefined))
    const actors = { logIn: never, loadParcel: never, redirectParcel: never }
    const actor = createActor(machine.provide({ actors } as never))
    actor.start()
    for (const event of events) actor.send(event as never)
    expect(actor.getSnapshot().value).toEqual(path.state.value)
    actor.stop()
  }
  expect(found.sort()).toEqual(PATHS)
})
