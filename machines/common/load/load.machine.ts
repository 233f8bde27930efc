import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk, type Success } from '@tiya/ports/result'
import {
  type ActorLogic,
  type ActorRefFrom,
  assign,
  type NonReducibleUnknown,
  type SnapshotFrom,
  setup,
} from 'xstate'
import type { DoneEvent, Failure, Result } from '../result.ts'

interface LoadContext {
  /** Identifies what is loaded, for example the id of a player. */
  readonly input: NonReducibleUnknown
  /** Why the last call failed; null while one is under way. */
  failure: Failure | null
}

/** What the port gets. */
export interface LoadRequest<Input = NonReducibleUnknown> {
  readonly input: Input
  /** True if the call is repeated by itself: a server that has named a time is left alone until then. */
  readonly mayWait: boolean
}

type LoadEvent =
  | { type: 'retry' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

/**
 * Returns a machine that makes a call until it succeeds, and ends with the value: after a failure, it makes the call
 * again when the player wants that or returns to the tab. For what nobody waits for, such as code, it also does so
 * `again` milliseconds after a call that was lost.
 */
export function loadMachine<Value>(id: string, again?: number) {
  return setup({
    types: {
      context: {} as LoadContext,
      events: {} as LoadEvent,
      input: {} as NonReducibleUnknown,
      output: {} as Success<Value>,
    },
    actors: {
      load: port<Result<Value>, LoadRequest>('load'),
      tabReturns: channel<LoadEvent>('tabReturns'),
    },
    guards: { isLost: ({ context }) => context.failure?.kind === 'lost' },
    delays: { again: again ?? 0 },
  }).createMachine({
    id,
    context: ({ input }) => ({ input, failure: null }),
    output: ({ event }) => event.output as Success<Value>,
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context, event }) => ({ input: context.input, mayWait: event.type === 'tab.returned' }),
          onDone: [
            { guard: isOk, target: 'loaded' },
            { target: 'failed', actions: assign({ failure: failureOf }) },
          ],
        },
      },
      failed: {
        exit: assign({ failure: null }),
        invoke: { src: 'tabReturns', id: 'tabReturns' },
        on: { retry: 'loading', 'tab.returned': 'loading' },
        after: again === undefined ? {} : { again: { guard: 'isLost', target: 'loading' } },
      },
      loaded: {
        type: 'final',
        output: ({ event }) => (event as unknown as DoneEvent<Value>['event']).output,
      },
    },
  })
}

type LoadSnapshot<Value = unknown> = SnapshotFrom<ReturnType<typeof loadMachine<Value>>>

/** What a chart invokes like a port that never fails. A view shows the failure with `LoadNotice`. */
export type Load<Value, Input = undefined> = ActorLogic<LoadSnapshot<Value>, LoadEvent, Input>

export type LoadRef = ActorRefFrom<Load<unknown>>

/** Returns a typed placeholder for a load. `src/ports` replaces it with `loadOf`. */
export function load<Value, Input extends NonReducibleUnknown = undefined>(): Load<Value, Input> {
  return loadMachine<Value>('load')
}

/** Returns true while the call is under way. */
export const isLoading = (snapshot?: LoadSnapshot): boolean => snapshot?.matches('loading') ?? false
