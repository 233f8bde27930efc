import { type MessageOf, notifyParent, type UnheardIn } from '@tiya/ports/notifyParent'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type AnyActorRef, assign, createActor, type EventFrom, setup } from 'xstate'
import type { sessionMachine } from '#machines/access/session/session.machine.ts'
import type { connectionMachine } from '#machines/app/connection/connection.machine.ts'
import type { realityCheckMachine } from '#machines/app/realityCheck/realityCheck.machine.ts'
import type { rootMachine } from '#machines/app/root/root.machine.ts'
import type { updateMachine } from '#machines/app/update/update.machine.ts'
import { type LoadedMachine, spawnLoaded } from '#machines/common/loadedMachine.ts'
import { present } from '#machines/common/present.ts'
import type { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import type { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import type { homeSearchMachine } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'

type ChildMessage = { type: 'opened'; id: string } | { type: 'closed' }

const child = setup({
  types: { events: {} as { type: 'open'; id: string } },
  actions: { notifyParent: notifyParent<ChildMessage>() },
})
const childMachine = child.createMachine({
  on: {
    open: { actions: { type: 'notifyParent', params: ({ event }) => ({ type: 'opened', id: event.id }) } },
  },
})

const hearingMachine = setup({
  types: { events: {} as ChildMessage, context: {} as { opened: string } },
  actors: { child: childMachine },
}).createMachine({
  context: { opened: '' },
  invoke: { src: 'child', id: 'child' },
  on: { opened: { actions: assign({ opened: ({ event }) => event.id }) } },
})
const deafMachine = setup({
  types: { events: {} as { type: 'opened'; id: number } | { type: 'close' } },
  actors: { child: childMachine },
}).createMachine({ invoke: { src: 'child', id: 'child' } })
const View = () => null

describe('a message to the parent', () => {
  it('must be one of those that the machine declares', () => {
    child.createMachine({
      // @ts-expect-error The type is misspelt.
      entry: { type: 'notifyParent', params: { type: 'opend', id: '1' } },
    })
    child.createMachine({
      // @ts-expect-error The id may be missing.
      entry: { type: 'notifyParent', params: () => ({ type: 'opened', id: '1' as string | undefined }) },
    })
  })

  it('must be among the events of the parent, at any depth below a screen', () => {
    const aboveDeafMachine = setup({ actors: { deaf: deafMachine } }).createMachine({})
    expectTypeOf<UnheardIn<typeof hearingMachine>>().toBeNever()
    expectTypeOf<UnheardIn<typeof deafMachine>>().toEqualTypeOf<ChildMessage>()
    expectTypeOf<UnheardIn<typeof aboveDeafMachine>>().toEqualTypeOf<ChildMessage>()
    const rest = { ports: () => ({ child: childMachine }), input: () => undefined, View }
    defineScreen({ machine: hearingMachine, ...rest })
    // @ts-expect-error The screen's machine does not know the messages of its child.
    defineScreen({ machine: deafMachine, ...rest })
  })

  it('must be one that the router knows if it comes from a screen', () => {
    // @ts-expect-error The router knows no `opened`.
    defineScreen({ machine: childMachine, ports: () => ({}), input: () => undefined, View })
  })

  it('must be among the events of a parent that spawns the machine once it is loaded', () => {
    const spawning = setup({
      types: { events: {} as ChildMessage, context: {} as { ref: AnyActorRef | null } },
      actions: {
        start: assign((args, loaded: LoadedMachine<typeof childMachine>) => ({
          ref: spawnLoaded(args, 'child', loaded),
        })),
      },
    })
    setup({
      types: { events: {} as { type: 'close' }, context: {} as { ref: AnyActorRef | null } },
      actions: {
        start: assign((args, loaded: LoadedMachine<typeof childMachine>) => ({
          // @ts-expect-error This parent does not know `opened`.
          ref: spawnLoaded(args, 'child', loaded),
        })),
      },
    })
    const loaded = { logic: childMachine, input: undefined }
    const machine = spawning.createMachine({
      context: { ref: null },
      entry: { type: 'start', params: loaded },
    })
    const { children, context } = createActor(machine).start().getSnapshot()
    expect(children).toEqual({ child: context.ref })
  })

  it('is handled by every parent on the site', () => {
    expectTypeOf<MessageOf<typeof realityCheckMachine>>().toExtend<EventFrom<typeof sessionMachine>>()
    expectTypeOf<UnheardIn<typeof rootMachine>>().toBeNever()
    expectTypeOf<
      UnheardIn<
        | typeof homeSearchMachine
        | typeof launcherMachine
        | typeof ownGamesMachine
        | typeof paymentUnderWayMachine
        | typeof realityCheckMachine
      >
    >().toBeNever()
    // The root holds these untyped.
    type Later = typeof connectionMachine | typeof updateMachine
    expectTypeOf<MessageOf<Later> | UnheardIn<Later>>().toBeNever()
  })

  it('arrives', () => {
    const parent = createActor(hearingMachine).start()
    parent.getSnapshot().children.child?.send({ type: 'open', id: '1' })
    expect(parent.getSnapshot().context.opened).toBe('1')
  })
})

describe('a value that must be there', () => {
  it('is returned, whatever it is', () => expect([0, '', false].map(present)).toEqual([0, '', false]))

  it.each([null, undefined])('is a defect if it is %s', (value) => {
    expect(() => present(value)).toThrow('A value is missing.')
  })
})
