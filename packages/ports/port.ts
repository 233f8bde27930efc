import {
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'
import type { Result } from './result.ts'

/** The error is also an unhandled rejection, so that no `onError` of a parent can hide it, in a test least of all. */
function notProvided(what: string): Error {
  const error = new Error(`${what} is not provided.`)
  void Promise.reject(error)
  return error
}

/**
 * Returns a typed placeholder for a promise actor. `.provide()` replaces it with a `promisePort`,
 * which never rejects, so an invoke needs no `onError`. A port that is not replaced fails with an error that names it.
 */
export function port<Output extends Result<unknown, unknown>, Input extends NonReducibleUnknown = undefined>(
  name: string,
) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(`The port ${name}`)))
}

/** A callback actor that sends its parent `Sent` events only. */
export type Channel<Sent extends EventObject, Received extends EventObject, Input> = CallbackActorLogic<
  Received,
  Input
> & { readonly sent?: Sent }

/**
 * Returns a typed placeholder for a callback actor, which sends its parent `Sent` events and receives `Received` events.
 * `.provide()` replaces it with a `channelPort`. A channel that is not replaced throws an error that names it.
 */
export function channel<
  Sent extends EventObject = never,
  Received extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = undefined,
>(name: string): Channel<Sent, Received, Input> {
  return fromCallback<Received, Input>(() => {
    throw notProvided(`The channel ${name}`)
  })
}
