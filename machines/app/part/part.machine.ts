import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result } from '../../common/result.ts'

export interface PartInput {
  readonly name: string
}

interface PartContext extends PartInput {
  /** Why the code could not be fetched. */
  failure: Failure | null
}

export const partPorts = {
  /** Fetches the code of a part of the page, by its name. */
  fetchPart: port<Result<undefined>, string>('fetchPart'),
}

/** A part of the page whose code or text is fetched when it is first shown. */
export const partMachine = setup({
  types: { context: {} as PartContext, events: {} as { type: 'retry' }, input: {} as PartInput },
  actors: partPorts,
}).createMachine({
  id: 'part',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchPart',
        id: 'fetchPart',
        input: ({ context }) => context.name,
        onDone: [
          { guard: isOk, target: 'ready' },
          { target: 'failed', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    ready: {},
    failed: { on: { retry: 'loading' } },
  },
})
