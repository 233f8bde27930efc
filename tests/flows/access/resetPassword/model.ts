import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { resetPasswordPortsOf } from '#src/ports/access/resetPassword.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { alerts, announcements, button, field } from '#tests/site/controls.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'

const LABELS = { current: 'Current Password', next: 'New Password', confirm: 'Confirm New Password' }

const ERRORS = {
  nextInvalid: 'New Password must contain at least one number, one letter, and 8 characters long.',
  currentMissing: 'Please enter your current password.',
  confirmMissing: 'Please confirm your new password.',
  confirmDiffers: 'Passwords do not match.',
}

const WORDS = {
  unanswered: 'An error occurred while changing the password. Please try again.',
  refused: 'Failed to change password. Please try again.',
}

/** Typed values, both invalid and valid. */
const TYPED = [
  { type: 'field.changed', field: 'current', value: 'secret99' },
  { type: 'field.changed', field: 'next', value: 'newsecret1' },
  { type: 'field.changed', field: 'next', value: 'new secret!' },
  { type: 'field.changed', field: 'confirm', value: 'newsecret1' },
  { type: 'field.changed', field: 'confirm', value: 'newsecret2' },
] as const

const hasDialog = ({ context }: SnapshotFrom<typeof resetPasswordMachine>) => context.failure !== null

export const model = defineModel<typeof resetPasswordMachine>({
  machine: resetPasswordMachine,
  ports: resetPasswordPortsOf,
  at: '/reset-password',
  project: ({ form, error, failure }) => [form, error, failure],

  answers: {
    changePassword: {
      changed: { body: { message: 'Password changed.' } },
      'refused with a field alone': { status: 422, body: { errors: { old_password: ['That is not it.'] } } },
      'success is false': { body: { success: false, message: 'Not now.' } },
      empty: { raw: '' },
      ...failures('The current password is wrong.', 30_000),
    },
  },

  usual: {},
  plainEvents: ['submit'],
  events: {
    'field.changed': () => TYPED,
    dismiss: () => [unusual({ type: 'dismiss' })],
  },
  durations: { successShown: 1_500 },

  covered: (snapshot) => (hasDialog(snapshot) ? ['dismiss'] : undefined),
  gesture: {
    'field.changed': {
      when: ({ context: { form } }, { field, value }) => form[field] !== value,
      play: (page, { field: name, value }) => field(page, LABELS[name]).fill(value),
    },
    submit: (page) => button(page, 'Change Password').click(),
    dismiss: { when: hasDialog, play: closeError },
  },

  assertions: {
    'resetPassword.editing': async (page, { context: { form, error, failure } }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Reset password', exact: true })).toBeVisible()
      for (const name of ['current', 'next', 'confirm'] as const)
        await expect(field(page, LABELS[name])).toHaveValue(form[name])
      const fields = failure?.kind === 'refused' ? failure.fields : undefined
      await expect(alerts(page)).toHaveText(error ? [ERRORS[error.error]] : [])
      await expect(announcements(page)).toHaveCount(0)
      await seeError(page, failure && (fields?.old_password ?? failureWords(failure, WORDS)))
      if (error) await expect(field(page, LABELS[error.field])).toHaveAttribute('aria-invalid', 'true')
    },
    'resetPassword.changing': async (page) => {
      await expect(button(page, 'Change Password…')).toBeDisabled()
      await expect(alerts(page)).toHaveCount(0)
      await seeError(page, null)
    },
    'resetPassword.changed': async (page) => {
      const words = 'Password changed successfully. Please login with your new password.'
      await expect(announcements(page)).toHaveText(words)
      await expect(button(page, 'Change Password')).toHaveCount(0)
      await expect(page).toHaveURL('/reset-password')
    },
    'resetPassword.done': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
      await expect(page).toHaveURL('/login')
      expect([await storedAt(page, 'token'), await storedAt(page, 'remote_id')]).toEqual([null, null])
    },
  },
})
