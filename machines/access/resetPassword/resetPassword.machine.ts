import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import type { FieldChange } from '../../common/input/form.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { SUCCESS_SHOWN } from '../../common/time/timings.ts'
import { checkPassword, type PasswordForm } from './resetPassword.rules.ts'

interface PasswordContext {
  form: PasswordForm
  /** Only one error is shown at a time. */
  error: ReturnType<typeof checkPassword>
  failure: Failure | null
}

type PasswordEvent =
  | { type: 'field.changed'; field: keyof PasswordForm; value: string }
  | { type: 'submit' }
  | { type: 'dismiss' }

export const resetPasswordPorts = {
  changePassword: port<Result<unknown>, PasswordForm>('changePassword'),
  /** Clears the device at once, and ends the session when it is stopped: with the success, or with the screen. */
  sessionEnd: channel('sessionEnd'),
}

const EMPTY: PasswordForm = { current: '', next: '', confirm: '' }

/** Lets the player change their password; success ends the session and leads to the log-in. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: resetPasswordPorts,
  guards: { isRight: ({ context }) => checkPassword(context.form) === null },
  actions: {
    takeField: assign(({ context }, { field, value }: FieldChange<keyof PasswordForm>) => ({
      form: { ...context.form, [field]: value },
      error: null,
      failure: null,
    })),
    showError: assign({ error: ({ context }) => checkPassword(context.form), failure: null }),
  },
  delays: { successShown: SUCCESS_SHOWN },
}).createMachine({
  id: 'resetPassword',
  context: { form: EMPTY, error: null, failure: null },
  output: (): ScreenOutput => ({ kind: 'navigate', to: '/login' }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
        submit: [
          { guard: 'isRight', target: 'changing', actions: assign({ error: null, failure: null }) },
          { actions: 'showError' },
        ],
        dismiss: { actions: assign({ failure: null }) },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        id: 'changePassword',
        input: ({ context }) => context.form,
        onDone: [
          { guard: isOk, target: 'changed', actions: assign({ form: EMPTY }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    /** The server has ended the session. */
    changed: {
      invoke: { src: 'sessionEnd', id: 'sessionEnd' },
      after: { successShown: 'done' },
    },
    done: { type: 'final' },
  },
})
