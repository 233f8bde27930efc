import { type AnyActorRef, type AnyEventObject, enqueueActions } from 'xstate'

/** Assignable to the actions of any machine. */
type NotifyParent = (args: { self: AnyActorRef }, event: AnyEventObject) => void

/**
 * Action that sends an event to the parent actor, in order with the other actions:
 * `actions: { type: 'notifyParent', params: ({ context }) => event }`. Does nothing in a machine without a parent,
 * where `sendParent` would throw.
 */
export const notifyParent = enqueueActions(({ enqueue, self }, event: AnyEventObject) => {
  if (self._parent) enqueue.sendTo(self._parent, event)
}) as unknown as NotifyParent
