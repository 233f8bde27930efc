import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import { fromCallback, type SnapshotFrom } from 'xstate'
import { registerMachine } from '#machines/access/register/register.machine.ts'
import type { RegisterTextField } from '#machines/access/register/register.rules.ts'
import { registerPortsOf } from '#src/ports/access/register.ts'
import { CAPTCHA } from '#tests/model/ambient.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'
import { CREATE_PLAYER, FIELD_ERRORS, signupWords } from '../createPlayer.fixture.ts'
import { formChanges, leftFields, present } from '../formChanges.ts'
import { registerPage, STEPS } from './register.page.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>
type Step = keyof typeof STEPS

const ERRORS = {
  ...FIELD_ERRORS,
  usernameLength: 'Username must be between 4 and 15 characters',
  usernameInvalid: 'Invalid username (only letters and numbers)',
  passwordLong: 'Password must be at most 20 characters',
  referralCodeLength: 'Refer Code must be between 6 and 20 characters',
  nameMissing: 'Full Name is required',
  nameLong: 'Full Name must be at most 100 characters',
  captchaInvalid: 'Enter the 4 digits of the picture',
  captchaExpired: 'The picture has expired. Enter the 4 digits of the new one',
  adultMissing: 'You must confirm that you are 18 years old.',
}

const CODES = { referral: 'FRIEND-7', agent: 'AGENT1', affiliate: 'AFF1' }

/** Valid values, filled in this order, and restored after something else was tried. */
const GOOD: Record<Step, Partial<Record<RegisterTextField, string>>> = {
  credentials: {
    username: 'karim',
    password: 'secret99',
    confirmPassword: 'secret99',
    currency: 'BDT',
    referralCode: '',
  },
  details: {
    name: 'Karim Uddin',
    callingCode: '+880',
    phone: '+880 1812-345678',
    email: 'karim@site.test',
    captcha: '1234',
  },
}

/** Values that are invalid or optional. */
const STRANGE: Record<Step, Partial<Record<RegisterTextField, readonly string[]>>> = {
  credentials: {
    username: ['kar', 'karim_88'],
    password: ['secret9', 'secret99secret99secre', 'secret99!', 'secretsecret'],
    confirmPassword: ['', 'secret98'],
    currency: ['INR'],
    referralCode: ['AB-12', 'FRIEND-9'],
  },
  details: {
    name: ['', 'K'.repeat(101)],
    callingCode: ['+92'],
    phone: ['01812'],
    email: ['karim@site'],
    captcha: ['123', '১২৩৪'],
  },
}

const stepOf = (snapshot: Snapshot): Step => (snapshot.matches('credentials') ? 'credentials' : 'details')

/** Returns the good values of the visible step. */
const goodOf = (snapshot: Snapshot): Partial<Record<RegisterTextField, string>> =>
  snapshot.matches('credentials')
    ? { ...GOOD.credentials, referralCode: snapshot.context.codes.referral }
    : GOOD.details

const hasDialog = ({ context }: Snapshot) => signupWords(context) !== null

/** Asserts the typed values, their errors, and that the rest of the form is not shown. */
async function seeStep(page: Page, step: Step, { form, errors, refusals }: Snapshot['context']) {
  const shown = registerPage(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  await expect(shown.step).toHaveText(step === 'credentials' ? 'Step 1 of 2' : 'Step 2 of 2')
  const names = Object.keys(STEPS[step]) as RegisterTextField[]
  const words: string[] = []
  for (const name of names) {
    if (name === 'currency') {
      await expect(shown.currency(form.currency)).toBeChecked()
      continue
    }
    const control = shown.control(name)
    const error = errors[name]
    const said = error ? ERRORS[error] : refusals[name]
    await expect(control).toHaveValue(form[name])
    if (!said) continue
    words.push(said)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    // The error of a password takes the place of its rules.
    await expect(control).toHaveAccessibleDescription(name === 'referralCode' ? `${said} optional` : said)
  }
  if (step === 'credentials') {
    await expect(shown.control('email')).toHaveCount(0)
    await expect(shown.next).toBeEnabled()
    return words
  }
  await expect(shown.control('username')).toHaveCount(0)
  await expect(shown.adult).toBeChecked({ checked: form.adult })
  if (errors.adult) {
    words.push(ERRORS[errors.adult])
    await expect(shown.adult).toHaveAccessibleDescription(ERRORS[errors.adult])
  }
  return words
}

/** Asserts step 2 with its picture, or the message in its place. */
async function seeDetails(page: Page, { context }: Snapshot, hasPicture = true): Promise<void> {
  const shown = registerPage(page)
  const hasText = 'The picture could not be loaded.'
  await expect(shown.alerts.filter({ hasNotText: hasText })).toHaveText(
    await seeStep(page, 'details', context),
  )
  await expect(shown.alerts.filter({ hasText })).toHaveCount(hasPicture ? 0 : 1)
  await seeError(page, signupWords(context))
  await expect(shown.submit).toBeEnabled()
  await expect(shown.newPicture).toBeEnabled()
  if (hasPicture) await seePicture(page, context)
  else await expect(shown.picture).toHaveCount(0)
}

/** Asserts the picture; each has a different key. */
async function seePicture(page: Page, { seed, pictures }: Snapshot['context']): Promise<void> {
  await expect(registerPage(page).picture).toHaveAttribute('src', `/api/captcha?key=${seed}.${pictures}`)
}

export const model = defineModel<typeof registerMachine>({
  machine: registerMachine,
  // The page's random numbers are zeros, see `arrive`.
  input: { codes: { referral: '', agent: '', affiliate: '' }, seed: '0'.repeat(32) },
  ports: (environment) => ({ ...registerPortsOf(environment), desktopFrame: fromCallback(() => undefined) }),
  at: '/register',
  viewport: DESKTOP,
  ambient: { 'GET /captcha': 'held' },
  arrive: async ({ page }) => {
    await page.addInitScript(() => {
      crypto.getRandomValues = (bytes) => bytes
    })
    await page.goto('/register')
  },
  variants: {
    'with the codes of shared links': {
      input: { codes: CODES, seed: '0'.repeat(32) },
      stored: {
        referral_code: CODES.referral,
        agent_code: CODES.agent,
        affiliate_code: CODES.affiliate,
      },
    },
  },
  project: ({ seed: _, pictures: __, errors, refusals, ...context }) => ({
    ...context,
    errors: present(errors),
    refusals: present(refusals),
  }),
  localPorts: ['forgetCodes'],

  answers: {
    createPlayer: {
      ...CREATE_PLAYER,
      'captcha wrong': { status: 422, body: { errors: { captcha: ['The code is wrong.'] } } },
      'captcha’s key unknown': { status: 422, body: { errors: { captcha_key: 'Unknown picture.' } } },
      'fields of both steps': {
        status: 422,
        body: { errors: { referral_code: ['No such code.'], email: 'The e-mail has been taken.' } },
      },
    },
  },

  usual: {},
  plainEvents: [
    'adult.toggled',
    'next',
    'previous',
    'submit',
    'picture.loaded',
    'picture.failed',
    'picture.renew',
  ],
  events: {
    'field.changed': (snapshot) =>
      formChanges(snapshot.context.form, goodOf(snapshot), STRANGE[stepOf(snapshot)]),
    'field.left': (snapshot) => leftFields(STRANGE[stepOf(snapshot)]),
    dismiss: () => [unusual({ type: 'dismiss' })],
  },
  durations: { captchaLife: 300_000 },

  covered: (snapshot) =>
    hasDialog(snapshot) ? ['dismiss', 'next', 'picture.loaded', 'picture.failed'] : undefined,
  gesture: {
    'field.changed': (page, { field, value }) => registerPage(page).change(field, value),
    'field.left': (page, { field }) => registerPage(page).leave(field),
    'adult.toggled': (page) => registerPage(page).adult.click(),
    next: (page) => registerPage(page).next.click(),
    previous: (page) => registerPage(page).previous.click(),
    submit: (page) => registerPage(page).submit.click(),
    dismiss: { when: hasDialog, play: closeError },
    'picture.loaded': (_, __, world) => world.release('GET /captcha', CAPTCHA),
    'picture.failed': (_, __, world) => world.release('GET /captcha', { status: 500, raw: '' }),
    'picture.renew': (page) => registerPage(page).newPicture.click(),
  },

  assertions: {
    'register.credentials': async (page, snapshot) => {
      const { refusals, registered, outcomeUnknown } = snapshot.context
      const shown = registerPage(page)
      await expect(shown.alerts).toHaveText(await seeStep(page, 'credentials', snapshot.context))
      const exists = outcomeUnknown && refusals.username !== undefined
      await expect(shown.mayExist).toHaveCount(exists ? 1 : 0)
      await expect(shown.success).toHaveCount(registered ? 1 : 0)
      await expect(shown.loginLink).toHaveCount(exists ? 2 : 1)
      await expect(shown.loginLink.first()).toHaveAttribute('href', '/login')
      if (!registered) return
      for (const key of ['referral_code', 'agent_code', 'affiliate_code', 'token'])
        expect(await storedAt(page, key), key).toBeNull()
    },
    'register.details.loading': async (page, snapshot) => {
      await seeDetails(page, snapshot)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    },
    'register.details.shown': async (page, snapshot) => {
      await seeDetails(page, snapshot)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
    'register.details.failed': (page, snapshot) => seeDetails(page, snapshot, false),
    'register.creating': async (page, { context }) => {
      const shown = registerPage(page)
      await expect(shown.busy).toBeDisabled()
      await expect(shown.previous).toBeDisabled()
      await expect(shown.newPicture).toBeDisabled()
      await expect(shown.adult).toBeDisabled()
      await expect(shown.control('email')).not.toBeEditable()
      await expect(shown.control('captcha')).toHaveValue(context.form.captcha)
      await expect(shown.alerts).toHaveCount(0)
      await seeError(page, null)
      await seePicture(page, context)
    },
  },
})
