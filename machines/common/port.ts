import {
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * Returns a typed placeholder for a promise actor. `src/ports` replaces it via `.provide()`; a port that is
 * not replaced rejects with an error that names it.
 */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)))
}

/**
 * Returns a typed placeholder for a callback actor, which receives `Received` events and sends events to its
 * parent. A channel that is not replaced throws an error that names it.
 */
export function channel<
  Received extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = undefined,
>(name: string) {
  return fromCallback<Received, Input>(() => {
    throw new Error(`The channel ${name} is not provided.`)
  })
}
