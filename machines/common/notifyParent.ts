import { type AnyActorRef, type AnyEventObject, enqueueActions } from 'xstate'

/** Fits every machine's actions, whatever its context and events are. */
type NotifyParent = (args: { self: AnyActorRef }, message: AnyEventObject) => void

/**
 * An action that tells the parent actor something, in its turn among the other actions:
 * `actions: { type: 'tell', params: ({ context }) => event }`. A flow that runs by itself, as in its model's
 * tests, has nobody to tell: then nothing happens, where `sendParent` would throw.
 */
export const notifyParent = enqueueActions(({ enqueue, self }, message: AnyEventObject) => {
  if (self._parent) enqueue.sendTo(self._parent, message)
}) as unknown as NotifyParent
