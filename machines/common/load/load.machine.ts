import {
  type ActorLogic,
  type ActorRefFrom,
  assign,
  type NonReducibleUnknown,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { channel, port } from '../port.ts'
import { type DoneEvent, type Failure, failureOf, isOk, type Result, type Success } from '../result.ts'

interface LoadContext {
  /** Identifies what is loaded, for example the id of a player. */
  readonly input: NonReducibleUnknown
  /** Why the last call failed; null while one is under way. */
  failure: Failure | null
}

type LoadEvent =
  | { type: 'retry' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

/**
 * Returns a machine that makes a call until it succeeds, and ends with the value: after a failure, it makes the call
 * again when the player wants that or returns to the tab.
 */
export function loadMachine<Value>() {
  return setup({
    types: {
      context: {} as LoadContext,
      events: {} as LoadEvent,
      input: {} as NonReducibleUnknown,
      output: {} as Success<Value>,
    },
    actors: {
      load: port<Result<Value>, NonReducibleUnknown>('load'),
      tabReturns: channel<LoadEvent>('tabReturns'),
    },
  }).createMachine({
    id: 'load',
    context: ({ input }) => ({ input, failure: null }),
    output: ({ event }) => event.output as Success<Value>,
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context }) => context.input,
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
  return loadMachine<Value>()
}

/** Returns true while the call is under way. */
export const isLoading = (snapshot?: LoadSnapshot): boolean => snapshot?.matches('loading') ?? false
