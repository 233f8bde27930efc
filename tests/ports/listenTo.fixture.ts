import { type AnyActorLogic, type AnyEventObject, createActor, createMachine } from 'xstate'

/** Runs a channel as the child of a parent; returns the events that the parent hears. */
export function listenTo(channel: AnyActorLogic, input?: unknown) {
  const heard: AnyEventObject[] = []
  const parent = createMachine({
    invoke: { src: channel, id: 'channel', input },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  })
  const actor = createActor(parent).start()
  const { children } = actor.getSnapshot()
  return {
    heard,
    send: (event: AnyEventObject) => children.channel?.send(event),
    stop: () => void actor.stop(),
  }
}
