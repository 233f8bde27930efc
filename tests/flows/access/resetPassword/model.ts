import type { Page } from '@playwright/test'
import { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import type { Failure } from '#machines/common/result.ts'
import { resetPasswordPortsOf } from '#src/ports/access/resetPassword.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'

const LABELS = { current: 'Current Password', next: 'New Password', confirm: 'Confirm New Password' }

const ERRORS = {
  nextInvalid: 'New Password must contain at least one number, one letter, and 8 characters long.',
  currentMissing: 'Please enter your current password.',
  confirmMissing: 'Please confirm your new password.',
  confirmDiffers: 'Passwords do not match.',
}

/** Typed values, both invalid and valid. */
const TYPED = [
  { field: 'current', value: 'secret99' },
  { field: 'next', value: 'newsecret1' },
  { field: 'next', value: 'new secret!' },
  { field: 'confirm', value: 'newsecret1' },
  { field: 'confirm', value: 'newsecret2' },
] as const

const field = (page: Page, name: keyof typeof LABELS) => page.getByLabel(LABELS[name], { exact: true })

export const model = defineModel<typeof resetPasswordMachine>({
  machine: resetPasswordMachine,
  ports: resetPasswordPortsOf,
  stored: PLAYER,
  at: '/reset-password',
  project: ({ form, error, failure }) => [form, error, failure],

  localPorts: ['forgetToken'],
  answers: {
    changePassword: {
      changed: { body: { message: 'Password changed.' } },
      'refused with a message': { status: 400, body: { message: 'The current password is wrong.' } },
      'refused with a field alone': {
        status: 422,
        body: { errors: { old_password: ['That is not it.'] } },
      },
      'success is false': { body: { success: false, message: 'Not now.' } },
      'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
      'not JSON': { raw: 'changed' },
      empty: { raw: '' },
      ...unanswered(30_000),
    },
  },

  events: {
    'field.changed': ({ context: { form } }) =>
      TYPED.filter(({ field, value }) => form[field] !== value).map((change) => ({
        type: 'field.changed',
        ...change,
      })),
    submit: () => [{ type: 'submit' }],
  },
  durations: { successShown: 1_500 },

  gesture: {
    'field.changed': (page, { field: name, value }) => field(page, name).fill(value),
    submit: (page) => page.getByRole('button', { name: 'Change Password', exact: true }).click(),
  },

  assertions: {
    'resetPassword.editing': async (page, { context: { form, error, failure } }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Reset password', exact: true })).toBeVisible()
      for (const name of ['current', 'next', 'confirm'] as const)
        await expect(field(page, name)).toHaveValue(form[name])
      const alerts = [...(error ? [ERRORS[error.error]] : []), ...(failure ? [wordsOf(failure)] : [])]
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveText(alerts)
      if (error) await expect(field(page, error.field)).toHaveAttribute('aria-invalid', 'true')
    },
    'resetPassword.changing': async (page) => {
      await expect(page.getByRole('button', { name: 'Changing…', exact: true })).toBeDisabled()
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveCount(0)
    },
    'resetPassword.changed': async (page) => {
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
        'Password changed successfully. Please login with your new password.',
      )
      await expect(page).toHaveURL('/reset-password')
    },
    'resetPassword.done': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible()
      await expect(page).toHaveURL('/login')
      expect(
        await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('remote_id')]),
      ).toEqual([null, null])
    },
  },
})

/** Returns the text for a failure. A response that can't be read counts as a refusal without a message. */
function wordsOf(failure: Failure): string {
  if (failure.kind === 'lost' || failure.kind === 'timedOut')
    return 'An error occurred while changing the password. Please try again.'
  const refused = failure.kind === 'refused' ? failure : undefined
  return refused?.message ?? refused?.fields?.old_password ?? 'Failed to change password. Please try again.'
}
