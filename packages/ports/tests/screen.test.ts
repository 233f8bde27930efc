import { expect, expectTypeOf, it } from 'vitest'
import { type AnyStateMachine, assign, createActor, setup } from 'xstate'
import { notifyParent, type UnheardIn } from '../notifyParent.ts'
import { port } from '../port.ts'
import { promisePort } from '../promisePort.ts'
import { type Result, succeeded, type Unexpected } from '../result.ts'
import type { EachHeard, ScreenChart } from '../screen.ts'

type Opened = { type: 'opened'; id: string }
type World = { readonly now: () => number }
type RouterEvent = { type: 'navigate'; to: string }

/** As a site defines its screens. */
const startScreen = <Machine extends AnyStateMachine>(
  { machine, ports, input }: ScreenChart<Machine, World, string> & EachHeard<Machine, RouterEvent>,
  world: World,
) => createActor(machine.provide({ actors: ports(world) }), { input: input('/games', world) }).start()

const rowMachine = setup({
  types: { events: {} as { type: 'open' } },
  actions: { notifyParent: notifyParent<Opened>() },
}).createMachine({
  on: { open: { actions: { type: 'notifyParent', params: { type: 'opened', id: '1' } } } },
})

const listMachine = setup({
  types: {
    context: {} as { path: string; opened: string | null; time: number },
    input: {} as string,
    events: {} as Opened,
  },
  actors: { row: rowMachine, readTime: port<Result<number, Unexpected>>('readTime') },
}).createMachine({
  context: ({ input }) => ({ path: input, opened: null, time: 0 }),
  invoke: { src: 'row', id: 'row' },
  on: { opened: { actions: assign({ opened: ({ event }) => event.id }) } },
})

const ports = ({ now }: World) => ({
  row: rowMachine,
  readTime: promisePort<number, undefined>(console.error, async () => succeeded(now())),
})

it('a message arrives at the parent that knows it', () => {
  const screen = startScreen({ machine: listMachine, ports, input: (path) => path }, { now: () => 0 })
  screen.getSnapshot().children.row.send({ type: 'open' })
  expect(screen.getSnapshot().context).toEqual({ path: '/games', opened: '1', time: 0 })
})

it('a message that nobody hears, and a port that is missing, are type errors', () => {
  const deafMachine = setup({
    types: { events: {} as { type: 'close' } },
    actors: { row: rowMachine },
  }).createMachine({ invoke: { src: 'row' } })
  expectTypeOf<UnheardIn<typeof listMachine>>().toBeNever()
  expectTypeOf<UnheardIn<typeof deafMachine>>().toEqualTypeOf<Opened>()
  const world = { now: () => 0 }
  // @ts-expect-error The screen's machine does not know the message of its row.
  startScreen({ machine: deafMachine, ports: () => ({ row: rowMachine }), input: () => undefined }, world)
  // @ts-expect-error The router does not know `opened`.
  startScreen({ machine: rowMachine, ports: () => ({}), input: () => undefined }, world)
  // @ts-expect-error There is no port readTime.
  startScreen({ machine: listMachine, ports: () => ({ row: rowMachine }), input: (path) => path }, world)
})
