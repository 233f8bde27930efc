import { type AnyActorRef, type AnyEventObject, enqueueActions } from 'xstate'

/** Fits every machine's actions, whatever its context and events are. */
type NotifyParent = (args: { self: AnyActorRef }, message: AnyEventObject) => void

/**
 * An action that sends a message to the parent actor, in its turn among the other actions:
 * `actions: { type: 'notifyParent', params: ({ context }) => event }`. A flow without a parent, as in its model's
 * tests, sends nothing, where `sendParent` would throw.
 */
export const notifyParent = enqueueActions(({ enqueue, self }, message: AnyEventObject) => {
  if (self._parent) enqueue.sendTo(self._parent, message)
}) as unknown as NotifyParent
