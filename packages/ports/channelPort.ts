import { type AnyEventObject, type CallbackLogicFunction, type EventObject, fromCallback } from 'xstate'
import type { Channel } from './port.ts'

/** Returns a port for a channel. `connect` can send the events that the channel declares, and no others. */
export function channelPort<Sent extends EventObject, Received extends EventObject, Input>(
  connect: CallbackLogicFunction<Received, Sent, Input>,
): Channel<Sent, Received, Input> {
  return fromCallback(connect as CallbackLogicFunction<Received, AnyEventObject, Input>)
}
