import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import type { ForgotForm, ForgotMode } from '#machines/access/forgotPassword/forgotPassword.rules.ts'
import { forgotPasswordPortsOf } from '#src/ports/access/forgotPassword.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords, isUnanswered, type Told } from '#tests/model/failureWords.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { alerts, button, leaveField, typeInto } from '#tests/site/controls.ts'
import { formChanges, leftFields, present } from '../formChanges.ts'

type Field = keyof ForgotForm
type Seen = SnapshotFrom<typeof forgotPasswordMachine>['context']

const TABS = { email: 'Email', sms: 'SMS' }

const LABELS: Record<Field, string> = {
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  otp: 'OTP',
  password: 'New Password',
  confirmPassword: 'Confirm New Password',
}

const ERRORS = {
  usernameMissing: 'Please enter your username.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Invalid email address',
  phoneMissing: 'Please enter your phone number.',
  phoneInvalid: 'Invalid phone number (10-15 digits)',
  otpMissing: 'Please enter the OTP.',
  otpInvalid: 'The OTP has 6 digits.',
  passwordInvalid: 'New Password must contain at least one number, one letter, and 8 characters long.',
  confirmMissing: 'Please confirm your new password.',
  confirmDiffers: 'Passwords do not match.',
}

/** Values of each step: good ones, and those that are wrong or written in another way. */
const STEPS: Record<
  ForgotMode | 'otp',
  { readonly good: Partial<ForgotForm>; readonly strange: Partial<Record<Field, readonly string[]>> }
> = {
  email: {
    good: { username: 'rahim88', email: 'rahim@site.test' },
    strange: { username: ['  '], email: ['', 'rahim@site'] },
  },
  sms: {
    good: { username: 'rahim88', phone: '+880 ১৭১২-৩৪৫৬৭৮' },
    strange: { phone: ['', '01712'] },
  },
  otp: {
    good: { otp: '১২৩৪৫৬', password: 'secret99', confirmPassword: 'secret99' },
    strange: { otp: ['12345'], password: ['secret9', 'secretsecret'], confirmPassword: ['', 'secret98'] },
  },
}

const stepOf = ({ value, context }: SnapshotFrom<typeof forgotPasswordMachine>) =>
  STEPS[value === 'request' ? context.mode : 'otp']

const fieldsOf = (mode: ForgotMode): Field[] => ['username', mode === 'email' ? 'email' : 'phone']
const OTP_FIELDS: Field[] = ['otp', 'password', 'confirmPassword']

const field = (page: Page, name: Field) => page.getByRole('textbox', { name: LABELS[name], exact: true })

/** The texts of a code that was not sent, and of a password that was not set. */
const SEND_WORDS = {
  unanswered: 'An error occurred while sending the OTP. Please try again.',
  refused: 'Failed to send OTP. Please try again.',
}
const RESET_WORDS = {
  unanswered: 'An error occurred while changing the password. Please try again.',
  refused: 'Failed to change password. Please try again.',
}

async function seeAlerts(page: Page, names: readonly Field[], { form, errors }: Seen, failures: string[]) {
  const words: string[] = []
  for (const name of names) {
    await expect(field(page, name)).toHaveValue(form[name])
    const error = errors[name]
    if (!error) continue
    words.push(ERRORS[error])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    const said = ERRORS[error].replace(/[()]/g, '\\$&')
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^(6 digits )?${said}`))
  }
  await expect(alerts(page)).toHaveText([...words, ...failures])
}

/** Returns all messages of the code step: those of the form, then those of the resend. */
function toldOf({ failure, resendFailure }: Seen): string[] {
  return [
    ...(failure ? [failureWords(failure, RESET_WORDS)] : []),
    ...(resendFailure ? [failureWords(resendFailure, SEND_WORDS)] : []),
  ]
}

async function seeSent(page: Page, { mode }: Seen): Promise<void> {
  const words = `OTP sent successfully. Please check your ${mode}.`
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words)
}

/** The server's possible responses to either call, one name for each way to interpret them. */
const REFUSALS = {
  'success is false': { body: { success: false } },
  ...failures('Please check what you typed.', 30_000, 'a countdown would run meanwhile'),
}

/** Returns a failure as its messages: the graph need not distinguish more. */
function projectFailure(failure: Told | null): string | null {
  return (
    failure &&
    (failure.message ??
      (isUnanswered(failure) ? 'silence' : failure.kind === 'unexpected' ? 'unexpected' : 'refused'))
  )
}

const DRAFT = { mode: 'sms', username: 'rahim88', email: '', phone: '01712345678', sentAt: NOON } as const
const STALE = { ...DRAFT, sentAt: NOON - 300_000 }
const kept = (draft: object) => ({ 'app.forgotPassword': JSON.stringify(draft) })

export const model = defineModel<typeof forgotPasswordMachine>({
  machine: forgotPasswordMachine,
  ports: forgotPasswordPortsOf,
  at: '/forgot-password',
  input: { draft: null, now: NOON },
  variants: {
    'after a reload': { input: { draft: DRAFT, now: NOON }, stored: kept(DRAFT) },
    'after a reload that is too late': { input: { draft: STALE, now: NOON }, stored: kept(STALE) },
  },
  project: ({ mode, form, errors, failure, resendFailure }) => [
    mode,
    form,
    present(errors),
    projectFailure(failure),
    projectFailure(resendFailure),
  ],

  answers: {
    sendOtp: { sent: { body: { message: 'Sent.' } }, 'sent, without a word': { body: {} }, ...REFUSALS },
    resetPassword: { done: { body: { message: 'Changed.' } }, ...REFUSALS },
  },

  usual: {},
  plainEvents: ['submit', 'back', 'resend'],
  events: {
    'mode.chosen': ({ context }) => [
      { type: 'mode.chosen', mode: context.mode === 'email' ? 'sms' : 'email' },
    ],
    'field.changed': (snapshot) => {
      const { good, strange } = stepOf(snapshot)
      return formChanges(snapshot.context.form, good, strange)
    },
    'field.left': (snapshot) => leftFields(stepOf(snapshot).good),
    'clock.ticked': ({ context }) => [{ type: 'clock.ticked', now: context.sentAt + 60_000 }],
  },
  durations: { 'clock.ticked': 60_000 },

  gesture: {
    'mode.chosen': (page, { mode }) => page.getByRole('tab', { name: TABS[mode], exact: true }).click(),
    'field.changed': (page, { field: name, value }) => typeInto(field(page, name), value),
    'field.left': (page, { field: name }) => leaveField(field(page, name)),
    submit: (page) => page.getByRole('button', { name: /^(Send OTP|Reset Password)$/ }).click(),
    resend: (page) => button(page, 'Resend').click(),
    back: (page) => button(page, 'Back').click(),
  },

  assertions: {
    'forgotPassword.request': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(TABS[context.mode])
      await expect(button(page, 'Send OTP')).toBeEnabled()
      const said = context.failure ? [failureWords(context.failure, SEND_WORDS)] : []
      await seeAlerts(page, fieldsOf(context.mode), context, said)
    },
    'forgotPassword.sending': async (page, { context }) => {
      await expect(button(page, 'Send OTP…')).toBeDisabled()
      await seeAlerts(page, fieldsOf(context.mode), context, [])
      await expect(field(page, 'username')).not.toBeEditable()
    },
    'forgotPassword.otp.form.editing': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
      await expect(button(page, 'Reset Password')).toBeEnabled()
      await seeAlerts(page, OTP_FIELDS, context, toldOf(context))
    },
    'forgotPassword.otp.form.resetting': async (page, { context }) => {
      await expect(button(page, 'Reset Password…')).toBeDisabled()
      await seeAlerts(page, OTP_FIELDS, context, toldOf(context))
      await expect(field(page, 'otp')).not.toBeEditable()
    },
    'forgotPassword.otp.resend.cooling': async (page, { context }) => {
      await seeSent(page, context)
      await expect(button(page, 'Resend')).toBeDisabled()
      const timer = page.getByRole('timer', { name: 'Time until another code can be sent' })
      await expect(timer).toHaveText('1:00')
    },
    'forgotPassword.otp.resend.ready': async (page, { context }) => {
      await seeSent(page, context)
      await expect(button(page, 'Resend')).toBeEnabled()
      await expect(page.getByRole('timer')).toHaveCount(0)
    },
    'forgotPassword.otp.resend.sending': async (page) => {
      await expect(button(page, 'Resend…')).toBeDisabled()
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Sending…')
    },
    'forgotPassword.done': async (page) => {
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
      const said = 'Your password has been changed. Please log in with the new one.'
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
      expect(await storedAt(page, 'app.forgotPassword')).toBeNull()
    },
  },
})
