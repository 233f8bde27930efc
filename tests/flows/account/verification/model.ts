import type { Locator, Page } from '@playwright/test'
import { unusual, type World } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { SnapshotFrom } from 'xstate'
import { verificationMachine } from '#machines/account/verification/verification.machine.ts'
import { verificationPortsOf } from '#src/ports/account/verification.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { announcements, button, leaveField, typeInto } from '#tests/site/controls.ts'

type Steady = SnapshotFrom<typeof verificationMachine>

const MAIN = '01712345678'
const ADDED = '01811111111'
const MAIL = 'rahim@site.test'

/** A player who has verified nothing yet. */
const AMBIENCE: Record<string, WireAnswer> = {
  'GET /user/show': userWith({ session_id: '0' }),
  'GET /get/other/phone': { body: { data: [] } },
}

const TITLES = { phone: 'Verify phone', added: 'Add phone', email: 'Verify email' }

const CONTACT_ERRORS = {
  phoneMissing: 'Please enter your phone number.',
  phoneInvalid: 'Please enter a phone number of 11 digits.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Invalid email address',
}

const WORDS = { unanswered: 'Failed to send code', refused: 'Failed to send code' }

/** Values typed as a contact: valid, invalid and none. */
const TYPED = {
  phone: [MAIN, '0171', ''],
  added: [ADDED, '017111', ''],
  email: [MAIL, 'rahim@site', ''],
}

const dialog = (page: Page, { context }: Steady) =>
  page.getByRole('dialog', { name: TITLES[context.kind], exact: true })
const contactField = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: /^(Phone|Email)$/ })
const codeField = (page: Page) => page.getByRole('dialog').getByLabel('Verification Code', { exact: true })

/** Returns the seconds until another code may be sent to the typed contact. */
function secondsLeft({ context }: Steady): number {
  const typed = context.contact.trim()
  return Math.max(0, Math.ceil(((context.codes[typed]?.until ?? 0) - context.now) / 1_000))
}

/** The button that opened the popup, which opens it again. */
const openers = new WeakMap<Page, Locator>()

async function open({ page }: World, kind: keyof typeof TITLES): Promise<void> {
  const opener = button(page, TITLES[kind])
  openers.set(page, opener)
  await page.goto('/profile')
  await opener.click()
}

/** Looks at the page unless the popup is closed. */
const whenShown =
  (look: (page: Page, snapshot: Steady) => Promise<unknown>) => async (page: Page, snapshot: Steady) => {
    if (!snapshot.matches({ open: { popup: 'hidden' } })) await look(page, snapshot)
  }

const input = { kind: 'added' as const, remoteId: '41', contact: '', added: [] }

const FAILURES = failures('Not this one.', 30_000)

export const model = defineModel<typeof verificationMachine>({
  machine: verificationMachine,
  ports: verificationPortsOf,
  at: '/profile',
  ambient: AMBIENCE,
  input,
  arrive: (world) => open(world, 'added'),
  variants: {
    'for the main phone': {
      input: { ...input, kind: 'phone', contact: MAIN },
      arrive: (world) => open(world, 'phone'),
    },
    'for the e-mail': {
      input: { ...input, kind: 'email', contact: MAIL },
      arrive: (world) => open(world, 'email'),
    },
    'while a countdown runs': {
      input: { ...input, kind: 'phone', contact: MAIN },
      stored: {
        ...PLAYER,
        'app.verification.41': JSON.stringify({ [MAIN]: { until: NOON + 120_000, added: false } }),
      },
      arrive: (world) => open(world, 'phone'),
    },
  },
  project: ({ now, remoteId: _, added: __, codes, ...context }) => [
    context,
    Object.values(codes).map(({ until, added }) => [until > now, added]),
  ],

  localPorts: ['recall'],
  answers: {
    addNumber: { added: { body: { message: 'Added.' } }, ...FAILURES },
    sendCode: { sent: { body: { message: 'Sent.' } }, ...FAILURES },
    verifyCode: { verified: { body: { message: 'Verified.' } }, ...FAILURES },
  },

  usual: {},
  plainEvents: ['contact.left', 'code.left', 'send', 'verify', 'close', 'reopen'],
  events: {
    'contact.changed': ({ context: { kind, contact } }) =>
      TYPED[kind]
        .map((value) => ({ type: 'contact.changed' as const, value }))
        .map((change, at) => (at === 1 ? unusual(change) : change))
        .filter(({ value }) => value !== contact),
    'code.changed': ({ context: { code } }) =>
      [
        { type: 'code.changed' as const, value: '১২৩456' },
        unusual({ type: 'code.changed' as const, value: 'abc' }),
      ].filter(({ value }) => value !== code),
    // Only while no call is in progress: the time that a tick takes here would exceed a call's time limit.
    'clock.ticked': (snapshot) =>
      snapshot.hasTag('busy')
        ? []
        : [{ type: 'clock.ticked', now: snapshot.context.now + secondsLeft(snapshot) * 1_000 }],
  },
  durations: { 'clock.ticked': (snapshot) => secondsLeft(snapshot) * 1_000 },

  gesture: {
    'contact.changed': (page, { value }) => typeInto(contactField(page), value),
    'code.changed': (page, { value }) => typeInto(codeField(page), value),
    'contact.left': (page) => leaveField(contactField(page)),
    'code.left': (page) => leaveField(codeField(page)),
    send: (page) => button(page, 'Send Code').click(),
    verify: (page) => button(page, 'Verify').click(),
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    reopen: async (page) => openers.get(page)?.click(),
  },

  unmarked: { 'verification.open.popup.hidden': 'a closed popup shows nothing' },
  assertions: {
    'verification.open.form.editing': async (page, snapshot) => {
      const { context } = snapshot
      await expect(dialog(page, snapshot)).toBeVisible()
      await expect(contactField(page)).toHaveValue(context.contact)
      const isEmail = context.kind === 'email'
      await expect(contactField(page)).toHaveAttribute('name', isEmail ? 'email' : 'phone')
      const prefix = contactField(page).locator('xpath=preceding-sibling::span')
      await expect(prefix).toHaveText(isEmail ? [] : ['+88'])
      await expect(codeField(page)).toHaveValue(context.code)
      const alerts = [
        ...(context.contactError ? [CONTACT_ERRORS[context.contactError]] : []),
        ...(context.sendFailure ? [failureWords(context.sendFailure, WORDS)] : []),
        ...(context.codeMissing
          ? [context.code ? 'Please enter the code alone: 6 digits.' : 'Please enter the verification code.']
          : []),
        ...(context.verifyFailure ? [failureWords(context.verifyFailure, WORDS)] : []),
      ]
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(alerts)
    },
    'verification.open.form.adding': whenShown((page) => expect(button(page, 'Send Code…')).toBeDisabled()),
    'verification.open.form.sending': whenShown((page) => expect(button(page, 'Send Code…')).toBeDisabled()),
    'verification.open.form.verifying': whenShown(async (page) => {
      await expect(button(page, 'Verify…')).toBeDisabled()
      await expect(contactField(page)).toHaveAttribute('readonly', '')
    }),
    'verification.open.countdown.over': whenShown(async (page, snapshot) => {
      await expect(page.getByRole('dialog').getByRole('timer')).toHaveCount(0)
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
      if (!snapshot.hasTag('busy')) await expect(button(page, 'Send Code')).toBeEnabled()
    }),
    'verification.open.countdown.running': whenShown(async (page, snapshot) => {
      const seconds = secondsLeft(snapshot)
      const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      await expect(page.getByRole('dialog').getByRole('timer')).toHaveText(clock)
      const sent = `Code sent. Please check your ${snapshot.context.kind === 'email' ? 'email' : 'SMS'}.`
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(sent)
      await expect(button(page, 'Send Code')).toBeDisabled()
    }),
    'verification.open.popup.shown': (page, snapshot) => expect(dialog(page, snapshot)).toBeVisible(),
    'verification.open.popup.hidden': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'verification.closed': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'verification.verified': async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(announcements(page)).toHaveText('Verified successfully.')
    },
  },
})
