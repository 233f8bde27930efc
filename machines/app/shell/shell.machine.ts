import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'

export type Language = 'en' | 'bn'

type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'help.open' }
  | { type: 'language.open' }
  | { type: 'close' }
  | { type: 'language.chosen'; language: Language }

interface ShellContext {
  language: Language
  requested: Language
}

export const shellPorts = {
  /** Loads the catalogue of a language, puts it to use and remembers the choice. */
  useLanguage: port<undefined, Language>('useLanguage'),
}

/** What lies over the screens: side menu, help sheet, language chooser; and the language itself. */
export const shellMachine = setup({
  types: { context: {} as ShellContext, events: {} as ShellEvent, input: {} as { language: Language } },
  actors: shellPorts,
}).createMachine({
  id: 'shell',
  type: 'parallel',
  context: ({ input }) => ({ language: 'en', requested: input.language }),
  states: {
    overlay: {
      initial: 'none',
      on: { 'menu.open': '.menu', 'help.open': '.help', 'language.open': '.language' },
      states: {
        none: {},
        menu: { on: { close: 'none' } },
        help: { on: { close: 'none' } },
        language: { on: { close: 'none', 'language.chosen': 'none' } },
      },
    },
    language: {
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: ({ context }) => context.requested === context.language, target: 'ready' },
            { target: 'loading' },
          ],
        },
        ready: {
          on: {
            'language.chosen': {
              guard: ({ context, event }) => event.language !== context.language,
              target: 'loading',
              actions: assign(({ event }) => ({ requested: event.language })),
            },
          },
        },
        loading: {
          invoke: {
            src: 'useLanguage',
            id: 'useLanguage',
            input: ({ context }) => context.requested,
            onDone: { target: 'ready', actions: assign(({ context }) => ({ language: context.requested })) },
            onError: 'ready',
          },
        },
      },
    },
  },
})
