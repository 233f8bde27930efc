import { type AnyEventObject, assign, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { channel } from '../../common/port.ts'
import type { RequestState } from './paymentRequest.rules.ts'

interface RequestContext {
  /** Null where the navigation state can't be read. */
  request: RequestState | null
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
}

type RequestEvent = { type: 'clock.ticked'; now: number } | { type: 'close' }

export const paymentRequestPorts = {
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

/** A request that has been taken and is on its way: its 30 minutes, and what stands there when they are over. */
export const paymentRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as { request: RequestState | null },
    output: {} as ScreenOutput,
  },
  actors: paymentRequestPorts,
  guards: {
    isKnown: ({ context }) => context.request !== null,
    isOver: ({ context }) => context.now >= (context.request?.deadline ?? 0),
  },
}).createMachine({
  id: 'paymentRequest',
  context: ({ input }) => ({ ...input, now: 0 }),
  output: ({ context }): ScreenOutput => ({
    kind: 'navigate',
    to: context.request ? '/account' : '/transaction-record',
    replace: true,
  }),
  on: { close: '.left' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'counting' }, { target: 'left' }] },
    counting: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: context.request?.deadline ?? 0 }),
      },
      always: { guard: 'isOver', target: 'over' },
      on: { 'clock.ticked': { actions: assign(({ event }) => ({ now: event.now })) } },
    },
    over: {},
    left: { type: 'final' },
  },
})
