import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'
import { hasText, outputValue, type Result } from '../../common/result.ts'

export const framePorts = {
  /** Resolves with the http(s) address of an event's frame; empty if there is none. */
  findAddress: port<Result<string>, string>('findAddress'),
}

/** Returns a machine that looks up the address of an event's frame once. */
function frameMachine(id: string) {
  return setup({
    types: {
      context: {} as { readonly eventId: string; address: string },
      input: {} as { readonly eventId: string },
    },
    actors: framePorts,
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, address: '' }),
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'findAddress',
          id: 'findAddress',
          input: ({ context }) => context.eventId,
          onDone: [
            {
              guard: hasText,
              target: 'found',
              actions: assign({ address: outputValue }),
            },
            { target: 'missing' },
          ],
        },
      },
      found: {},
      missing: {},
    },
  })
}

/** The live stream of an event. */
export const streamMachine = frameMachine('stream')

/** The scoreboard of an event. */
export const scoreMachine = frameMachine('score')

export type FrameMachine = ReturnType<typeof frameMachine>
