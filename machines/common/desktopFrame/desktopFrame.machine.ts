import { channel } from '@tiya/ports/port'
import { assign, setup } from 'xstate'

interface FrameContext {
  /** Milliseconds since the epoch, as of the last tick; 0 before the first. */
  now: number
}

type FrameEvent =
  | { type: 'clock.ticked'; now: number }
  /** A pointer that can hover has entered the Sports menu. */
  | { type: 'sports.entered' }
  | { type: 'sports.left' }
  | { type: 'sports.pressed' }
  /** Escape was pressed, or the focus has left the menu. */
  | { type: 'sports.dismissed' }
  | { type: 'footer.toggled' }

export const desktopFramePorts = {
  /** Sends `clock.ticked` immediately and at each whole second. */
  clock: channel<FrameEvent>('clock'),
  /** Sends `sports.dismissed` when Escape is pressed anywhere on the page. */
  escapeKey: channel<FrameEvent>('escapeKey'),
}

const flow = setup({
  types: { context: {} as FrameContext, events: {} as FrameEvent },
  actors: desktopFramePorts,
})

/** `peeked`: open while the pointer is over the menu. `kept`: open until it is pressed again or dismissed. */
const sports = flow.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'sports.entered': 'open', 'sports.pressed': 'open.kept' } },
    open: {
      invoke: { src: 'escapeKey', id: 'escapeKey' },
      on: { 'sports.dismissed': 'closed' },
      initial: 'peeked',
      states: {
        peeked: { on: { 'sports.left': '#desktopFrame.sports.closed', 'sports.pressed': 'kept' } },
        kept: { on: { 'sports.pressed': '#desktopFrame.sports.closed' } },
      },
    },
  },
})

const footer = flow.createStateConfig({
  initial: 'folded',
  states: {
    folded: { on: { 'footer.toggled': 'unfolded' } },
    unfolded: { on: { 'footer.toggled': 'folded' } },
  },
})

/** The frame around the pages of the older shell: the clock, the Sports menu and the footer's folded text. */
export const desktopFrameMachine = flow.createMachine({
  id: 'desktopFrame',
  type: 'parallel',
  context: { now: 0 },
  invoke: { src: 'clock', id: 'clock' },
  on: { 'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) } },
  states: { sports, footer },
})
