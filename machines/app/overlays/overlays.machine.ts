import { channel } from '@tiya/ports/port'
import { assign, type EventObject, emit, not, sendTo, setup } from 'xstate'

type OverlaysEvent =
  | { type: 'opened'; id: string }
  | { type: 'closed'; id: string }
  /** The player pressed the browser's Back. */
  | { type: 'entry.left' }
  /** The site itself took the entry away, or another page came over it. */
  | { type: 'entry.removed' }

type EntryEvent = EventObject & { type: 'add' | 'remove' }

export const overlaysPorts = {
  /** Keeps one history entry above the page's own, see `OverlaysEvent`. */
  entry: channel<OverlaysEvent, EntryEvent>('entry'),
}

const flow = setup({
  types: {
    /** The ids of the open overlays, the topmost last. */
    context: {} as { open: readonly string[] },
    events: {} as OverlaysEvent,
    /** Asks an overlay's owner to close it. */
    emitted: {} as { type: 'close'; id: string | undefined },
    children: {} as { entry: 'entry' },
  },
  actors: overlaysPorts,
  guards: {
    isAnyOpen: ({ context }) => context.open.length > 0,
  },
  actions: {
    add: assign({ open: ({ context }, id: string) => [...context.open, id] }),
    drop: assign({ open: ({ context }, id: string) => context.open.filter((one) => one !== id) }),
    addEntry: sendTo('entry', { type: 'add' } satisfies EntryEvent),
    removeEntry: sendTo('entry', { type: 'remove' } satisfies EntryEvent),
    askToClose: emit(({ context }) => ({ type: 'close' as const, id: context.open.at(-1) })),
  },
})

/** Open menus, sheets and dialogs lie on a history entry of their own, so the browser's Back closes the topmost. */
export const overlaysMachine = flow.createMachine({
  id: 'overlays',
  context: { open: [] },
  invoke: { src: 'entry', id: 'entry' },
  on: {
    opened: { actions: { type: 'add', params: ({ event }) => event.id } },
    closed: { actions: { type: 'drop', params: ({ event }) => event.id } },
  },
  initial: 'none',
  states: {
    none: { always: { guard: 'isAnyOpen', target: 'shown' } },
    shown: {
      entry: 'addEntry',
      always: { guard: not('isAnyOpen'), target: 'removing' },
      on: { 'entry.left': 'closing', 'entry.removed': 'outlived' },
    },
    /** Back took the entry; overlays below the topmost get a new one. */
    closing: {
      entry: 'askToClose',
      on: { closed: { target: 'none', actions: { type: 'drop', params: ({ event }) => event.id } } },
    },
    /** Closed in another way, so the entry must go. */
    removing: { entry: 'removeEntry', on: { 'entry.removed': 'none' } },
    /** The page below is being left, and takes its overlays with it. */
    outlived: { always: { guard: not('isAnyOpen'), target: 'none' } },
  },
})
