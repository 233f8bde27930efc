import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { signupMachine } from '#machines/access/signup/signup.machine.ts'
import type { SignupField, SignupForm } from '#machines/access/signup/signup.rules.ts'
import { signupPortsOf } from '#src/ports/access/signup.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { alerts, button } from '#tests/site/controls.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'
import { CREATE_PLAYER, FIELD_ERRORS, playerForm, signupWords } from '../createPlayer.fixture.ts'
import { formChanges, leftFields, present } from '../formChanges.ts'

const LABELS: Record<SignupField, string> = {
  username: 'Username',
  email: 'Email',
  callingCode: 'Calling code',
  phone: 'Phone',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  name: 'Full Name',
  referralCode: 'Referral Code',
  currency: 'Currency',
}

const ERRORS = { ...FIELD_ERRORS, usernameLength: 'Username must be between 8 and 16 characters' }
/** What stays beside a label, also with an error. */
const NOTES: Readonly<Partial<Record<SignupField, string>>> = {
  username: '8–16 letters and numbers',
  name: 'optional',
  referralCode: 'optional',
}

const LOGIN_WORDS = { unanswered: 'Network error, please try again', refused: 'please log in.' }

const PLAYER = { token: 'token-of-rahim', remote_id: 41, username: 'rahim2026' }

/** Valid values, filled in this order, and restored after something else was tried. */
const GOOD: SignupForm = {
  // As a keyboard completes it.
  username: 'rahim2026 ',
  email: 'rahim@site.test',
  callingCode: '+880',
  phone: '+880 1712-345678',
  password: 'secret99',
  confirmPassword: 'secret99',
  name: '',
  referralCode: '',
  currency: 'BDT',
}

/** Values that are wrong, or written in another way. */
const STRANGE = {
  username: ['rahim', 'rahim 2026'],
  email: ['rahim@site'],
  phone: ['01712', '০১৭১২৩৪৫৬৭৮'],
  password: ['secret9', 'secret99!', 'secretsecret'],
  confirmPassword: ['', 'secret98'],
  callingCode: ['+91'],
}

/** Good values of the fields that need not be filled. */
const OTHERS = { name: 'Rahim Uddin', referralCode: 'FRIEND-7', currency: 'PKR' }

const form = (page: Page) => playerForm(page, LABELS)

/** The fields to type into, in the order of the page. */
const TYPED = Object.keys(LABELS).filter((name) => name !== 'currency') as SignupField[]

async function seeForm(page: Page, typed: SignupForm): Promise<void> {
  for (const name of TYPED) await expect(form(page).control(name)).toHaveValue(typed[name])
  await expect(form(page).currency(typed.currency)).toBeChecked()
}

/** Asserts that typed values are kept and nothing can be typed while a call is in progress. */
async function seeBusy(page: Page, typed: SignupForm): Promise<void> {
  await seeForm(page, typed)
  await expect(button(page, 'Sign up…')).toBeDisabled()
  await expect(form(page).control('username')).not.toBeEditable()
  await expect(form(page).currency('BDT')).toBeDisabled()
  await expect(alerts(page)).toHaveCount(0)
  await seeError(page, null)
}

const isCovered = ({ value, context }: SnapshotFrom<typeof signupMachine>) =>
  value !== 'createdOnly' && signupWords(context) !== null

export const model = defineModel<typeof signupMachine>({
  machine: signupMachine,
  input: { codes: { referral: '', agent: 'AGENT-7', affiliate: '' } },
  stored: { agent_code: 'AGENT-7' },
  ports: signupPortsOf,
  at: '/signup',
  project: ({ errors, refusals, ...context }) => [context, present(errors), present(refusals)],

  answers: {
    createPlayer: {
      ...CREATE_PLAYER,
      'several fields': {
        status: 422,
        body: {
          message: 'Some fields are wrong.',
          errors: {
            email: 'The e-mail has been taken.',
            referral_code: ['No such code.'],
            agent_code: 'No.',
          },
        },
      },
    },
    login: {
      welcome: { body: { ...PLAYER, exchange: [{ token: 'exchange-of-rahim' }] } },
      'welcome, without exchange': { body: PLAYER },
      'no token': { body: { username: 'rahim2026' } },
      ...failures('These credentials do not match.', 30_000),
    },
  },

  usual: {},
  plainEvents: ['submit', 'dismiss'],
  events: {
    'field.changed': ({ context }) => formChanges(context.form, GOOD, STRANGE, OTHERS),
    'field.left': () => leftFields(GOOD),
  },

  covered: (snapshot) => (isCovered(snapshot) ? ['dismiss'] : undefined),
  gesture: {
    'field.changed': (page, { field, value }) => form(page).change(field, value),
    'field.left': (page, { field }) => form(page).leave(field),
    submit: (page) => page.getByRole('button', { name: /^(Sign up|Try again)$/ }).click(),
    dismiss: { when: isCovered, play: closeError },
  },

  assertions: {
    'signup.editing': async (page, { context }) => {
      const { errors, refusals } = context
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
      await seeForm(page, context.form)
      await expect(button(page, 'Sign up')).toBeEnabled()
      const words = TYPED.flatMap((name) => {
        const error = errors[name]
        const said = error ? ERRORS[error] : refusals[name]
        return said ? [[name, said] as const] : []
      })
      await expect(alerts(page)).toHaveText(words.map(([, said]) => said))
      await seeError(page, signupWords(context))
      for (const [name, said] of words) {
        await expect(form(page).control(name)).toHaveAttribute('aria-invalid', 'true')
        const description = [said, NOTES[name]].join(' ').trim()
        // The error of a password takes the place of its rules.
        await expect(form(page).control(name)).toHaveAccessibleDescription(description)
      }
      for (const [name, path] of Object.entries({
        Terms: '/terms',
        Privacy: '/privacy',
        '18+': '/age-limit',
      }))
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      const rules = page.getByRole('list', { name: 'A new password has' })
      await expect(rules).toHaveCount(words.some(([name]) => name === 'password') ? 0 : 1)
    },
    'signup.creating': (page, { context }) => seeBusy(page, context.form),
    'signup.loggingIn': (page, { context }) => seeBusy(page, context.form),
    'signup.loggingInAgain': (page, { context }) => seeBusy(page, context.form),
    'signup.createdOnly': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
      const said = context.failure && failureWords(context.failure, LOGIN_WORDS)
      await expect(alerts(page)).toHaveText([`Your account was created, but logging in failed: ${said}`])
      const link = page.getByRole('main').getByRole('link', { name: 'Login', exact: true })
      await expect(link).toHaveAttribute('href', '/login')
      await expect(form(page).control('username')).toHaveCount(0)
    },
    'signup.signedUp': async (page, { context }) => {
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      const keys = ['token', 'exchangeToken', 'regPopup']
      const kept = await Promise.all(keys.map((key) => storedAt(page, key)))
      // The login's own token takes precedence over the one that came with the new player.
      const exchangeToken = context.session?.exchangeToken || context.exchangeToken
      expect(kept.map((value) => value ?? '')).toEqual([context.session?.token, exchangeToken, '1'])
      expect(await storedAt(page, 'agent_code')).toBeNull()
    },
  },
})
