import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import type { AnswerName } from '../../content/operator/answers.rules.ts'

/** The code of a language. `src/i18n/languages.ts` lists them. */
export type Language = string

type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'help.open' }
  | { type: 'language.open' }
  /** A `?` beside a word was pressed. */
  | { type: 'answer.open'; answer: AnswerName }
  | { type: 'close' }
  | { type: 'language.chosen'; language: Language }
  /** The player goes on without the texts that could not be loaded. */
  | { type: 'language.dismissed' }

/** What the shell sends its parent once the texts of another language are shown. */
export type ShellMessage = { readonly type: 'language.changed'; readonly language: Language }

interface ShellContext {
  /** The language of the displayed messages. */
  language: Language
  /** The language that was chosen last; reset to `language` if the player goes on without it. */
  requested: Language
  /** The answer that was opened last. */
  answer: AnswerName | null
}

export const shellPorts = {
  /** Loads and shows the messages of a language, and stores the choice. */
  useLanguage: load<undefined, Language>(),
  /** Sends `language.chosen` when another tab has changed the choice, so that all tabs agree. */
  chosenElsewhere: channel<ShellEvent>('chosenElsewhere'),
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
    children: {} as { useLanguage: 'useLanguage' },
  },
  actors: shellPorts,
  actions: { notifyParent: notifyParent<ShellMessage>() },
  guards: {
    isShown: ({ context }) => context.requested === context.language,
  },
})

const overlay = flow.createStateConfig({
  initial: 'none',
  on: {
    'menu.open': '.menu',
    'help.open': '.help',
    'language.open': '.language',
    'answer.open': { target: '.answer', actions: assign({ answer: ({ event }) => event.answer }) },
  },
  states: {
    none: {},
    menu: { on: { close: 'none' } },
    help: { on: { close: 'none' } },
    answer: { on: { close: 'none' } },
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
      invoke: {
        src: 'useLanguage',
        id: 'useLanguage',
        input: ({ context }) => context.requested,
        onDone: {
          target: 'ready',
          actions: [
            assign({ language: ({ context }) => context.requested }),
            { type: 'notifyParent', params: changedMessage },
          ],
        },
      },
      on: {
        'language.dismissed': {
          target: 'ready',
          actions: assign({ requested: ({ context }) => context.language }),
        },
      },
    },
  },
})

/** The overlays available on every screen (side menu, help sheet, one answer, language chooser), and the language. */
export const shellMachine = flow.createMachine({
  id: 'shell',
  type: 'parallel',
  context: ({ input }) => ({ language: 'en', requested: input.language, answer: null }),
  invoke: { src: 'chosenElsewhere', id: 'chosenElsewhere' },
  states: { overlay, language },
})
