import { assign, sendTo, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel } from '../../common/port.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'

/** The stored flags `popup` and `regPopup`: a popup is due if its flag equals 1. */
export interface PopupFlags {
  readonly notice: boolean
  readonly welcome: boolean
}

type PopupStoreEvent = { type: 'dismiss'; popup: keyof PopupFlags } | { type: 'read' }

type PopupsEvent =
  | ({ type: 'flags.changed' } & PopupFlags)
  | { type: 'notice.known'; html: string }
  | { type: 'player.changed'; player: boolean }
  | { type: 'dismiss' }
  /** The player accepts the offer of the welcome. */
  | { type: 'deposit' }

interface PopupsContext extends PopupFlags {
  player: boolean
  /** The system notice as unsanitized HTML from the server, empty if there is none. The view sanitizes it. */
  html: string
}

export const popupsPorts = { popupStore: channel<PopupsEvent, PopupStoreEvent>('popupStore') }

/** Returns true if the HTML contains more than tags and spaces: editors leave empty tags behind. */
const hasText = (html: string) => /(^|>)(&nbsp;|\s)*(?!&nbsp;)[^<\s]/.test(html)

/** Shows the system notice after login and the welcome popup after registration, one at a time. */
export const popupsMachine = setup({
  types: { context: {} as PopupsContext, events: {} as PopupsEvent, input: {} as { player: boolean } },
  actors: popupsPorts,
  guards: {
    noticeIsDue: ({ context }) => context.player && context.notice && hasText(context.html),
    welcomeIsDue: ({ context }) => context.player && context.welcome,
    noticeIsOver: ({ context }) => !context.player || !context.notice,
    welcomeIsOver: ({ context }) => !context.player || !context.welcome,
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    readFlags: sendTo('popupStore', { type: 'read' }),
    dismiss: sendTo('popupStore', (_, popup: keyof PopupFlags) => ({ type: 'dismiss' as const, popup })),
  },
}).createMachine({
  id: 'popups',
  context: ({ input }) => ({ player: input.player, notice: false, welcome: false, html: '' }),
  invoke: { src: 'popupStore', id: 'popupStore' },
  on: {
    'flags.changed': { actions: assign(({ event: { notice, welcome } }) => ({ notice, welcome })) },
    'notice.known': { actions: assign({ html: ({ event }) => event.html }) },
    'player.changed': { actions: [assign({ player: ({ event }) => event.player }), 'readFlags'] },
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
          actions: [assign({ notice: false }), { type: 'dismiss', params: 'notice' }],
        },
      },
    },
    welcome: {
      always: { guard: 'welcomeIsOver', target: 'idle' },
      on: {
        dismiss: {
          target: 'idle',
          actions: [assign({ welcome: false }), { type: 'dismiss', params: 'welcome' }],
        },
        deposit: {
          target: 'idle',
          actions: [
            assign({ welcome: false }),
            { type: 'dismiss', params: 'welcome' },
            { type: 'notifyParent', params: { type: 'navigate', to: '/deposit' } },
          ],
        },
      },
    },
  },
})
