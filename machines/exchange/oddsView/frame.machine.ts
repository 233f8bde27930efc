import { channel, port } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, not, type SnapshotFrom, setup } from 'xstate'
import { hasText, type Result } from '../../common/result.ts'

/** Milliseconds after a failure until the address is looked up again. */
export const LOOK_AGAIN = 10_000

interface FrameContext {
  readonly eventId: string
  address: string
  visible: boolean
}

type FrameEvent =
  | { type: 'visibility.changed'; visible: boolean }
  /** The device is back online. */
  | { type: 'tab.returned' }

export const framePorts = {
  /** Resolves with the http(s) address of an event's frame; empty if there is none. */
  findAddress: port<Result<string>, string>('findAddress'),
  visibility: channel<FrameEvent>('visibility'),
}

/** Returns a machine that looks up the address of an event's frame, again after each failure while the tab is visible. */
function frameMachine(id: string) {
  return setup({
    types: {
      context: {} as FrameContext,
      events: {} as FrameEvent,
      input: {} as { readonly eventId: string },
    },
    actors: framePorts,
    guards: {
      // A server that does not know the event has none either.
      hasNone: (_, result: Result<string>) =>
        result.ok || (result.failure.kind === 'refused' && result.failure.status === 404),
      isVisible: ({ context }) => context.visible,
    },
    delays: { lookAgain: LOOK_AGAIN },
  }).createMachine({
    id,
    context: ({ input: { eventId } }) => ({ eventId, address: '', visible: true }),
    invoke: { src: 'visibility', id: 'visibility' },
    on: { 'visibility.changed': { actions: assign({ visible: ({ event }) => event.visible }) } },
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'findAddress',
          id: 'findAddress',
          input: ({ context }) => context.eventId,
          onDone: [
            { guard: hasText, target: 'found', actions: assign({ address: outputValue }) },
            { guard: { type: 'hasNone', params: ({ event }) => event.output }, target: 'missing' },
            { target: 'failed' },
          ],
        },
      },
      found: {},
      missing: {},
      failed: {
        always: { guard: not('isVisible'), target: 'asleep' },
        after: { lookAgain: 'looking' },
        on: { 'tab.returned': 'looking' },
      },
      asleep: { always: { guard: 'isVisible', target: 'looking' } },
    },
  })
}

/** The live stream of an event. */
export const streamMachine = frameMachine('stream')

/** The scoreboard of an event. */
export const scoreMachine = frameMachine('score')

export type FrameMachine = ReturnType<typeof frameMachine>

/** Returns what is shown of a frame. After a failure it is still looked for. */
export function shownOf({ value }: SnapshotFrom<FrameMachine>): 'looking' | 'found' | 'missing' {
  return value === 'found' || value === 'missing' ? value : 'looking'
}
