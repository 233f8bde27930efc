import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, not, sendTo, setup } from 'xstate'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import { hasWords } from './notice.rules.ts'

/** The stored flags `popup` and `regPopup`: a popup is due if its flag equals 1. */
export interface PopupFlags {
  readonly notice: boolean
  readonly welcome: boolean
}

type PopupStoreEvent =
  | { type: 'dismiss'; popup: keyof PopupFlags }
  | { type: 'read' }
  /** The operator is told that the notice holds nothing to read. */
  | { type: 'blank' }

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

/** Shows the system notice after login and the welcome popup after registration, one at a time. */
export const popupsMachine = setup({
  types: { context: {} as PopupsContext, events: {} as PopupsEvent, input: {} as { player: boolean } },
  actors: popupsPorts,
  guards: {
    noticeIsDue: ({ context }) => context.player && context.notice && hasWords(context.html),
    isNewBlank: ({ context }, html: string) => html !== context.html && html.trim() !== '' && !hasWords(html),
    welcomeIsDue: ({ context }) => context.player && context.welcome,
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    takeNotice: assign((_, html: string) => ({ html })),
    tellBlank: sendTo('popupStore', { type: 'blank' }),
    readFlags: sendTo('popupStore', { type: 'read' }),
    dismiss: sendTo('popupStore', (_, popup: keyof PopupFlags) => ({ type: 'dismiss' as const, popup })),
  },
}).createMachine({
  id: 'popups',
  context: ({ input }) => ({ player: input.player, notice: false, welcome: false, html: '' }),
  invoke: { src: 'popupStore', id: 'popupStore' },
  on: {
    'flags.changed': { actions: assign(({ event: { notice, welcome } }) => ({ notice, welcome })) },
    'notice.known': [
      {
        guard: { type: 'isNewBlank', params: ({ event }) => event.html },
        actions: [{ type: 'takeNotice', params: ({ event }) => event.html }, 'tellBlank'],
      },
      { actions: { type: 'takeNotice', params: ({ event }) => event.html } },
    ],
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
      always: { guard: not('noticeIsDue'), target: 'idle' },
      on: {
        dismiss: {
          target: 'idle',
          actions: [assign({ notice: false }), { type: 'dismiss', params: 'notice' }],
        },
      },
    },
    welcome: {
      always: { guard: not('welcomeIsDue'), target: 'idle' },
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
