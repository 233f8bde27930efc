import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { isFilled } from '../../common/input/form.ts'
import { isOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import { type BirthdayError, checkBirthday } from './birthday.rules.ts'

interface BirthdayContext {
  remoteId: string
  /** As typed, `YYYY-MM-DD`. */
  birthday: string
  /** In Dhaka, `YYYY-MM-DD`. */
  today: string
  error: BirthdayError | null
  failure: Failure | null
  /** As saved by the server. */
  saved: string | null
}

type BirthdayEvent =
  | { type: 'birthday.changed'; value: string }
  | { type: 'birthday.left' }
  | { type: 'save' }
  | { type: 'dismiss' }
  | { type: 'cancel' }

export const birthdayPorts = {
  /** Resolves with the current day in Dhaka, `YYYY-MM-DD`. */
  readToday: port<Result<string>>('readToday'),
  /** Resolves with the birthday as saved by the server. */
  saveBirthday: port<Result<string>, { remoteId: string; birthday: string }>('saveBirthday'),
}

/** What the birthday editor sends its parent if it is unknown whether the server saved the birthday. */
export type BirthdayMessage = { readonly type: 'refresh' }

/** The birthday editor. Its output is the saved birthday, or null if none was saved. */
export const birthdayMachine = setup({
  types: {
    context: {} as BirthdayContext,
    events: {} as BirthdayEvent,
    input: {} as { readonly remoteId: string },
    output: {} as string | null,
  },
  actors: birthdayPorts,
  guards: {
    isFilled: ({ context }) => isFilled(context.birthday),
    isBirthday: ({ context }) => checkBirthday(context.birthday, context.today) === null,
  },
  actions: {
    notifyParent: notifyParent<BirthdayMessage>(),
    clearErrors: assign({ error: null, failure: null }),
    showError: assign({ error: ({ context }) => checkBirthday(context.birthday, context.today) }),
  },
}).createMachine({
  id: 'birthday',
  context: ({ input }) => ({ ...input, birthday: '', today: '', error: null, failure: null, saved: null }),
  output: ({ context }) => context.saved,
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'readToday',
        id: 'readToday',
        onDone: [
          { guard: isOk, target: 'editing', actions: assign({ today: outputValue }) },
          { target: 'done' },
        ],
      },
    },
    editing: {
      on: {
        'birthday.changed': { actions: ['clearErrors', assign({ birthday: ({ event }) => event.value })] },
        'birthday.left': { guard: 'isFilled', actions: 'showError' },
        save: [{ guard: 'isBirthday', target: 'saving', actions: 'clearErrors' }, { actions: 'showError' }],
        dismiss: { actions: assign({ failure: null }) },
        cancel: 'done',
      },
    },
    saving: {
      invoke: {
        src: 'saveBirthday',
        id: 'saveBirthday',
        input: ({ context }) => ({ remoteId: context.remoteId, birthday: context.birthday }),
        onDone: [
          {
            guard: isOk,
            target: 'done',
            actions: assign({ saved: outputValue }),
          },
          {
            guard: isOutcomeUnknown,
            target: 'editing',
            actions: [assign({ failure: failureOf }), { type: 'notifyParent', params: { type: 'refresh' } }],
          },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    done: { type: 'final' },
  },
})
