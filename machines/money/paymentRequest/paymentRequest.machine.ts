import { type AnyEventObject, assign, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { channel } from '../../common/port.ts'
import type { RequestState } from './paymentRequest.types.ts'

interface RequestInput {
  /** Null if the navigation state can't be read. */
  readonly request: RequestState | null
}

interface RequestContext extends RequestInput {
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
}

type RequestEvent = { type: 'clock.ticked'; now: number } | { type: 'close' }

export const paymentRequestPorts = {
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

/** An accepted request: its 30-minute countdown, and what is shown when it is over. */
export const paymentRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
    output: {} as ScreenOutput,
  },
  actors: paymentRequestPorts,
  guards: {
    hasRequest: ({ context }) => context.request !== null,
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
  on: { close: '.done' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasRequest', target: 'counting' }, { target: 'done' }] },
    counting: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: context.request?.deadline ?? 0 }),
      },
      always: { guard: 'isOver', target: 'over' },
      on: { 'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) } },
    },
    over: {},
    done: { type: 'final' },
  },
})
