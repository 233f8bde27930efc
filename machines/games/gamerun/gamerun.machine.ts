import { channel } from '@tiya/ports/port'
import { assign, setup } from 'xstate'
import type { Section } from '../../common/routing/routes.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { FRAME_LIMIT } from '../../common/time/timings.ts'

export interface GamerunInput {
  /** The http(s) address to frame; empty if the given one isn't one. */
  readonly url: string
  /** The name of the game, empty if unknown. */
  readonly title: string
  /** The game's picture; null without one. */
  readonly image: string | null
  /** The section that the framed page belongs to. */
  readonly section: Section
  /** The route to return to, and the navigation state that it expects. */
  readonly from: string
  readonly state: unknown
}

interface GamerunContext extends GamerunInput {
  /** How many times the frame was opened. Each attempt uses a new frame. */
  attempt: number
}

export const gamerunPorts = {
  /** Sends `back` when the player uses a game's own exit. */
  gameExit: channel<{ type: 'back' }>('gameExit'),
}

/** A game in its frame: loading, loaded, or failed if it takes longer than 20 s. */
export const gamerunMachine = setup({
  types: {
    context: {} as GamerunContext,
    events: {} as { type: 'frame.loaded' } | { type: 'back' } | { type: 'retry' },
    input: {} as GamerunInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: gamerunPorts,
  guards: { hasUrl: ({ context }) => context.url !== '' },
  delays: { frameLimit: FRAME_LIMIT },
}).createMachine({
  id: 'gamerun',
  context: ({ input }) => ({ ...input, attempt: 1 }),
  output: ({ context }): ScreenOutput => ({
    kind: 'navigate',
    to: context.from,
    replace: true,
    state: context.state,
  }),
  invoke: { src: 'gameExit', id: 'gameExit' },
  on: { back: '.done' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasUrl', target: 'loading' }, { target: 'done' }] },
    loading: { tags: 'busy', after: { frameLimit: 'failed' }, on: { 'frame.loaded': 'loaded' } },
    loaded: {},
    failed: {
      on: {
        retry: { target: 'loading', actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },
        'frame.loaded': 'loaded',
      },
    },
    done: { type: 'final' },
  },
})
