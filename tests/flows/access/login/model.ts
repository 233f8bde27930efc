import type { Page } from '@playwright/test'
import { loginMachine } from '#machines/access/login/login.machine.ts'
import { loginPortsOf } from '#src/ports/access/login.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'

const username = (page: Page) => page.getByLabel('Username', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })

const ERRORS = {
  usernameInvalid: 'Invalid username (only letters and numbers)',
  passwordTooShort: 'Password must be at least 8 characters',
}

/** Typed values, both invalid and valid. */
const TYPED = [
  { field: 'username', value: 'rahim88' },
  { field: 'username', value: 'rahim 88!' },
  { field: 'password', value: 'secret99' },
  { field: 'password', value: 'secret9' },
] as const

export const model = defineModel<typeof loginMachine>({
  machine: loginMachine,
  ports: loginPortsOf,
  at: '/login',
  project: ({ form, errors, failure, session }) => [form, errors, failure, session !== null],

  answers: {
    login: {
      welcome: {
        body: {
          token: 'token-of-rahim',
          remote_id: 41,
          username: 'rahim88',
          exchange: [{ token: 'exchange-of-rahim' }],
        },
      },
      'welcome, without exchange': {
        body: { token: 'token-of-rahim', remote_id: '41', username: 'rahim88' },
      },
      'refused with a message': { status: 401, body: { message: 'These credentials do not match.' } },
      'refused without one': { status: 401, body: {} },
      'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
      'success is false': { body: { success: false, message: 'The account is locked.' } },
      'not JSON': { raw: 'welcome' },
      'no token': { body: { username: 'rahim88' } },
      'an empty token': { body: { token: '', remote_id: '41', username: 'rahim88' } },
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

  gesture: {
    'field.changed': (page, { field, value }) =>
      (field === 'username' ? username(page) : password(page)).fill(value),
    submit: (page) => button(page).click(),
  },

  assertions: {
    'login.editing': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
      await expect(username(page)).toHaveValue(context.form.username)
      await expect(password(page)).toHaveValue(context.form.password)
      await expect(button(page)).toBeEnabled()
      const alerts = [
        ...(context.errors.username ? [ERRORS[context.errors.username]] : []),
        ...(context.errors.password ? [ERRORS[context.errors.password]] : []),
        ...(context.failure ? [wordsOf(context.failure)] : []),
      ]
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveText(alerts)
    },
    'login.submitting': async (page) => {
      await expect(page.getByRole('button', { name: 'Logging in...', exact: true })).toBeDisabled()
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveCount(0)
    },
    'login.loggedIn': async (page, { context }) => {
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(context.session?.token)
    },
  },
})

/** Returns the spec's text for a failed login. A response that can't be read counts as a refusal without a message. */
function wordsOf(failure: { kind: string; message?: string }): string {
  const lost = failure.kind === 'lost' || failure.kind === 'timedOut'
  return lost ? 'Network error, please try again later.' : (failure.message ?? 'Invalid credentials')
}
