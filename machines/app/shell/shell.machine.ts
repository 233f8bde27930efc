import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result } from '../../common/result.ts'

/** The code of a language. `src/i18n/languages.ts` lists them. */
export type Language = string

type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'help.open' }
  | { type: 'language.open' }
  | { type: 'close' }
  | { type: 'language.chosen'; language: Language }
  /** The player wants the texts that could not be loaded once more, or goes on without them. */
  | { type: 'language.retry' }
  | { type: 'language.dismissed' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }

/** What the shell sends its parent once the texts of another language are shown. */
export type ShellMessage = { readonly type: 'language.changed'; readonly language: Language }

interface ShellContext {
  /** The language of the displayed messages. */
  language: Language
  /** The language that was chosen last; reset to `language` if the player goes on without it. */
  requested: Language
  /** Why the texts of the last choice could not be loaded. */
  failure: Failure | null
}

export const shellPorts = {
  /** Loads and shows the messages of a language, and stores the choice. */
  useLanguage: port<Result<undefined>, Language>('useLanguage'),
  /** Sends `language.chosen` when another tab has changed the choice, so that all tabs agree. */
  chosenElsewhere: channel<ShellEvent>('chosenElsewhere'),
  tabReturns: channel<ShellEvent>('tabReturns'),
}

const changedMessage = ({ context }: { context: ShellContext }): ShellMessage => ({
  type: 'language.changed',
  language: context.language,
})

const flow = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellEvent,
    input: {} as { language: Language },
    tags: {} as 'busy',
  },
  actors: shellPorts,
  actions: { notifyParent: notifyParent<ShellMessage>() },
  guards: {
    isShown: ({ context }) => context.requested === context.language,
  },
})

const overlay = flow.createStateConfig({
  initial: 'none',
  on: { 'menu.open': '.menu', 'help.open': '.help', 'language.open': '.language' },
  states: {
    none: {},
    menu: { on: { close: 'none' } },
    help: { on: { close: 'none' } },
    language: { on: { close: 'none', 'language.chosen': 'none' } },
  },
})

/** The last choice wins: choosing another language cancels the load in progress. */
const language = flow.createStateConfig({
  initial: 'checking',
  on: {
    'language.chosen': {
      target: '.checking',
      actions: assign({ requested: ({ event }) => event.language }),
    },
  },
  states: {
    checking: { always: [{ guard: 'isShown', target: 'ready' }, { target: 'loading' }] },
    ready: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'useLanguage',
        id: 'useLanguage',
        input: ({ context }) => context.requested,
        onDone: [
          {
            guard: isOk,
            target: 'ready',
            actions: [
              assign({ language: ({ context }) => context.requested }),
              { type: 'notifyParent', params: changedMessage },
            ],
          },
          { target: 'failed', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    failed: {
      on: {
        'language.retry': 'loading',
        'tab.returned': 'loading',
        'language.dismissed': {
          target: 'ready',
          actions: assign({ requested: ({ context }) => context.language }),
        },
      },
    },
  },
})

/** The overlays available on every screen (side menu, help sheet, language chooser), and the language. */
export const shellMachine = flow.createMachine({
  id: 'shell',
  type: 'parallel',
  context: ({ input }) => ({ language: 'en', requested: input.language, failure: null }),
  invoke: [
    { src: 'chosenElsewhere', id: 'chosenElsewhere' },
    { src: 'tabReturns', id: 'tabReturns' },
  ],
  states: { overlay, language },
})
