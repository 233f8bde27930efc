import { loginMachine } from '#machines/access/login/login.machine.ts'
import type { Failure } from '#machines/common/result.ts'
import { loginPortsOf } from '#src/ports/access/login.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { alerts, button, field, leaveField, typeInto } from '#tests/site/controls.ts'
import { leftFields } from '../formChanges.ts'

const LABELS = { username: 'Username', password: 'Password' }

const ERRORS = {
  usernameInvalid: 'Invalid username (only letters and numbers)',
  passwordTooShort: 'Password must be at least 8 characters',
}

const WORDS = {
  unanswered: 'Network error, please try again later.',
  refused: 'Invalid credentials',
}

/** Returns what the screen says of a log-in that failed. */
function wordsOf(failure: Failure): string {
  const isRejected = failure.kind === 'refused' && [400, 401, 403, 404, 422].includes(failure.status)
  return failureWords(
    failure,
    isRejected ? WORDS : { unanswered: WORDS.unanswered, refused: WORDS.unanswered },
  )
}

/** Typed values, both invalid and valid. */
const TYPED = [
  // As a keyboard completes it.
  { type: 'field.changed', field: 'username', value: 'rahim88 ' },
  { type: 'field.changed', field: 'username', value: 'rahim 88!' },
  { type: 'field.changed', field: 'password', value: 'secret99' },
  { type: 'field.changed', field: 'password', value: 'secret9' },
] as const

const PLAYER = { token: 'token-of-rahim', remote_id: '41', username: 'rahim88' }

export const model = defineModel<typeof loginMachine>({
  machine: loginMachine,
  ports: loginPortsOf,
  at: '/login',
  input: { passwordReset: false },
  project: ({ form, errors, failure, session }) => [form, errors, failure, session !== null],

  answers: {
    login: {
      welcome: { body: { ...PLAYER, remote_id: 41, exchange: [{ token: 'exchange-of-rahim' }] } },
      'welcome, without exchange': { body: PLAYER },
      'success is false': { body: { success: false, message: 'The account is locked.' } },
      'no token': { body: { username: 'rahim88' } },
      'an empty token': { body: { ...PLAYER, token: '' } },
      empty: { raw: '' },
      ...failures('These credentials do not match.', 30_000),
      // The 401 of a log-in ends no session.
      'refused without one': { status: 401, body: {} },
      'too many attempts': { status: 429, body: { message: 'Too Many Attempts.' } },
      'a broken server': { status: 502, raw: '<html>Bad Gateway</html>' },
    },
  },

  usual: {},
  plainEvents: ['submit'],
  events: {
    'field.changed': () => TYPED,
    'field.left': () => leftFields(LABELS),
  },

  gesture: {
    'field.changed': {
      when: ({ context: { form } }, { field, value }) => form[field] !== value,
      play: (page, { field: name, value }) => typeInto(field(page, LABELS[name]), value),
    },
    'field.left': (page, { field: name }) => leaveField(field(page, LABELS[name])),
    submit: (page) => button(page, 'Login').click(),
  },

  assertions: {
    'login.editing': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
      await expect(field(page, 'Username')).toHaveValue(context.form.username)
      await expect(field(page, 'Password')).toHaveValue(context.form.password)
      await expect(button(page, 'Login')).toBeEnabled()
      const { errors, failure } = context
      const username = errors.username ? ERRORS[errors.username] : ''
      const password = errors.password ? ERRORS[errors.password] : failure ? wordsOf(failure) : ''
      await expect(alerts(page)).toHaveText([username, password].filter(Boolean))
      await expect(field(page, 'Username')).toHaveAccessibleDescription(username)
      await expect(field(page, 'Password')).toHaveAccessibleDescription(password)
    },
    'login.submitting': async (page) => {
      await expect(button(page, 'Logging in...')).toBeDisabled()
      await expect(alerts(page)).toHaveCount(0)
    },
    'login.loggedIn': async (page, { context }) => {
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      const keys = ['token', 'remote_id', 'username', 'exchangeToken', 'popup', 'regPopup']
      const kept = await Promise.all(keys.map((key) => storedAt(page, key)))
      const { token, exchangeToken } = context.session ?? {}
      expect(kept.map((value) => value ?? '')).toEqual([token, '41', 'rahim88', exchangeToken, '1', '0'])
    },
  },
})
