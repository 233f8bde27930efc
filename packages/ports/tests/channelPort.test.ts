import { expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { channelPort } from '../channelPort.ts'
import { type Channel, channel } from '../port.ts'

type Sent = { type: 'scrolled'; top: number }
type Received = { type: 'scrollTo'; top: number }

const machine = setup({
  types: { context: {} as { top: number }, events: {} as Sent },
  actors: { scroll: channel<Sent, Received>('scroll') },
}).createMachine({
  context: { top: 0 },
  invoke: { src: 'scroll', id: 'scroll' },
  on: { scrolled: { actions: assign({ top: ({ event }) => event.top }) } },
})

it('a channel tells its parent what happens, and hears what it is asked', () => {
  const scroll = channelPort<Sent, Received, undefined>(({ sendBack, receive }) => {
    receive(({ top }) => sendBack({ type: 'scrolled', top }))
  })
  const actor = createActor(machine.provide({ actors: { scroll } })).start()
  actor.getSnapshot().children.scroll?.send({ type: 'scrollTo', top: 40 })
  expect(actor.getSnapshot().context).toEqual({ top: 40 })
})

it('a channel that sends another event is a type error', () => {
  const wrong: Channel<Sent, Received, undefined> = channelPort(({ sendBack }) => {
    // @ts-expect-error The type is misspelt.
    sendBack({ type: 'scroled', top: 1 })
  })
  // @ts-expect-error It sends what the chart's channel does not.
  const other: typeof scroll = channelPort<{ type: 'closed' }, Received, undefined>(() => {})
  const scroll = channel<Sent, Received>('scroll')
  expect([wrong, other]).toHaveLength(2)
})
