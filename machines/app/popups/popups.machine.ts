import { assign, type EventObject, sendTo, setup } from 'xstate'
import { channel } from '../../common/port.ts'

/** The stored flags `popup` and `regPopup`: a popup is due where its flag equals 1. */
export interface PopupFlags {
  readonly notice: boolean
  readonly welcome: boolean
}

export type PopupStoreEvent = { type: 'dismiss'; popup: keyof PopupFlags } | { type: 'read' }

type PopupsEvent =
  | ({ type: 'flags.changed' } & PopupFlags)
  | { type: 'notice.known'; html: string }
  | { type: 'player.changed'; player: boolean }
  | { type: 'dismiss' }

interface PopupsContext extends PopupFlags {
  player: boolean
  /** The system notice as the server wrote it, empty where there is none: to be sanitised by whoever shows it. */
  html: string
}

export const popupPorts = { popupStore: channel<PopupStoreEvent & EventObject>('popupStore') }

/** After log-in the system notice, after registration the welcome, one at a time. */
export const popupsMachine = setup({
  types: { context: {} as PopupsContext, events: {} as PopupsEvent, input: {} as { player: boolean } },
  actors: popupPorts,
  guards: {
    // Editors leave empty tags behind where there is nothing to say.
    noticeIsDue: ({ context }) =>
      context.player && context.notice && /(^|>)(&nbsp;|\s)*(?!&nbsp;)[^<\s]/.test(context.html),
    welcomeIsDue: ({ context }) => context.player && context.welcome,
    noticeIsOver: ({ context }) => !context.player || !context.notice,
    welcomeIsOver: ({ context }) => !context.player || !context.welcome,
  },
}).createMachine({
  id: 'popups',
  context: ({ input }) => ({ player: input.player, notice: false, welcome: false, html: '' }),
  invoke: { src: 'popupStore', id: 'popupStore' },
  on: {
    'flags.changed': { actions: assign(({ event }) => ({ notice: event.notice, welcome: event.welcome })) },
    'notice.known': { actions: assign(({ event }) => ({ html: event.html })) },
    'player.changed': {
      actions: [assign(({ event }) => ({ player: event.player })), sendTo('popupStore', { type: 'read' })],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'noticeIsDue', target: 'notice' },
        { guard: 'welcomeIsDue', target: 'welcome' },
      ],
    },
    notice: {
      always: { guard: 'noticeIsOver', target: 'idle' },
      on: {
        dismiss: {
          target: 'idle',
          actions: [assign({ notice: false }), sendTo('popupStore', { type: 'dismiss', popup: 'notice' })],
        },
      },
    },
    welcome: {
      always: { guard: 'welcomeIsOver', target: 'idle' },
      on: {
        dismiss: {
          target: 'idle',
          actions: [assign({ welcome: false }), sendTo('popupStore', { type: 'dismiss', popup: 'welcome' })],
        },
      },
    },
  },
})
