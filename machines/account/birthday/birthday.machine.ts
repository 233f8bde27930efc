import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import { isLeftUnknown } from '../../money/idempotency.rules.ts'
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

type BirthdayEvent = { type: 'birthday.changed'; value: string } | { type: 'save' } | { type: 'cancel' }

export const birthdayPorts = {
  /** Resolves with the current day in Dhaka, `YYYY-MM-DD`. */
  readToday: port<string>('readToday'),
  /** Resolves with the birthday as saved by the server. */
  saveBirthday: port<Result<string>, { remoteId: string; birthday: string }>('saveBirthday'),
}

/**
 * The birthday editor. Its output is the saved birthday, or null if none was saved. Tells its parent to
 * `refresh` the profile if it is unknown whether the server saved the birthday.
 */
export const birthdayMachine = setup({
  types: {
    context: {} as BirthdayContext,
    events: {} as BirthdayEvent,
    input: {} as { readonly remoteId: string },
    output: {} as string | null,
  },
  actors: birthdayPorts,
  guards: {
    isBirthday: ({ context }) => checkBirthday(context.birthday, context.today) === null,
  },
  actions: {
    notifyParent,
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
        onDone: { target: 'editing', actions: assign({ today: ({ event }) => event.output }) },
        onError: 'done',
      },
    },
    editing: {
      on: {
        'birthday.changed': { actions: ['clearErrors', assign({ birthday: ({ event }) => event.value })] },
        save: [{ guard: 'isBirthday', target: 'saving', actions: 'clearErrors' }, { actions: 'showError' }],
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
            actions: assign({ saved: valueOr(null) }),
          },
          {
            guard: isLeftUnknown,
            target: 'editing',
            actions: [assign({ failure: failureOf }), { type: 'notifyParent', params: { type: 'refresh' } }],
          },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'editing', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    done: { type: 'final' },
  },
})
