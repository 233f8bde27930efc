import {
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * A typed placeholder for one question to the outside world. `src/ports` replaces it through `.provide()`;
 * where nothing replaces it, the invoke fails and says which port is missing.
 */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)))
}

/**
 * A typed placeholder for a lasting connection to the outside world: it takes `Received` events and sends what
 * it hears to the machine that invokes it.
 */
export function channel<
  Received extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = undefined,
>(name: string) {
  return fromCallback<Received, Input>(() => {
    throw new Error(`The channel ${name} is not provided.`)
  })
}
