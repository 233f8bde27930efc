import { setup } from 'xstate'
import { port } from '../port.ts'
import { isUnanswered, type Result } from '../result.ts'

interface BackgroundLoadContext {
  /** Identifies what is loaded, for example the id of a player. */
  readonly subject: string
}

export type BackgroundLoad<Value> = ReturnType<typeof backgroundLoad<Value>>

/**
 * Returns a machine that loads what nobody waits for, such as code. It tries again a while after a load that was lost,
 * and ends with the result of any other.
 */
export function backgroundLoad<Value>() {
  return setup({
    types: {
      context: {} as BackgroundLoadContext,
      input: {} as BackgroundLoadContext,
      output: {} as Result<Value>,
    },
    actors: { load: port<Result<Value>, string>('load') },
    delays: { retried: 1_000 },
  }).createMachine({
    id: 'backgroundLoad',
    context: ({ input }) => input,
    output: ({ event }) => event.output as Result<Value>,
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context }) => context.subject,
          onDone: [{ guard: isUnanswered, target: 'waiting' }, { target: 'ended' }],
        },
      },
      waiting: { after: { retried: 'loading' } },
      ended: { type: 'final', output: ({ event }) => event.output },
    },
  })
}
