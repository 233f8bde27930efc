import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { verificationMachine } from '#machines/account/verification/verification.machine.ts'
import { verificationPortsOf } from '#src/ports/account/verification.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { defineModel, failures, type WireAnswer, type World } from '#tests/model/model.ts'
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

/** Values typed as a contact, both valid and invalid. */
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

/** A walk has trouble with only one of the two forms at a time, because their troubles are independent. */
const isAtContact = ({ contactError, sendFailure }: Steady['context']) => Boolean(contactError ?? sendFailure)
const isAtCode = ({ code, codeMissing, verifyFailure }: Steady['context']) =>
  code === 'abc' || codeMissing || verifyFailure !== null

async function open(world: World, kind: keyof typeof TITLES): Promise<void> {
  await world.page.goto('/profile')
  await button(world.page, TITLES[kind]).click()
}

const input = { kind: 'added' as const, remoteId: '41', contact: '', added: [] }

const FAILURES = failures('Not this one.', 30_000)

export const model = defineModel<typeof verificationMachine>({
  machine: verificationMachine,
  ports: verificationPortsOf,
  stored: PLAYER,
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

  plainEvents: ['contact.left', 'code.left'],
  events: {
    'contact.changed': ({ context }) =>
      (isAtCode(context) ? [] : TYPED[context.kind])
        .filter((value) => value !== context.contact)
        .map((value) => ({ type: 'contact.changed', value })),
    'code.changed': ({ context }) =>
      (isAtContact(context) ? [] : ['১২৩456', 'abc'])
        .filter((value) => value !== context.code)
        .map((value) => ({ type: 'code.changed', value })),
    send: ({ context }) => (isAtCode(context) ? [] : [{ type: 'send' }]),
    verify: ({ context }) => (isAtContact(context) ? [] : [{ type: 'verify' }]),
    close: ({ context }) =>
      context.isClosed || isAtContact(context) || isAtCode(context) ? [] : [{ type: 'close' }],
    reopen: ({ context }) => (context.isClosed ? [{ type: 'reopen' }] : []),
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
    close: {
      when: (snapshot) => !snapshot.hasTag('busy'),
      play: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    },
    reopen: 'a closed popup shows no state; the profile’s journeys open it again',
  },

  assertions: {
    'verification.open.form.editing': async (page, snapshot) => {
      const { context } = snapshot
      await expect(dialog(page, snapshot)).toBeVisible()
      await expect(contactField(page)).toHaveValue(context.contact)
      await expect(codeField(page)).toHaveValue(context.code)
      const alerts = [
        ...(context.contactError ? [CONTACT_ERRORS[context.contactError]] : []),
        ...(context.sendFailure ? [failureWords(context.sendFailure, WORDS)] : []),
        ...(context.codeMissing ? ['Please enter the verification code.'] : []),
        ...(context.verifyFailure ? [failureWords(context.verifyFailure, WORDS)] : []),
      ]
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(alerts)
    },
    'verification.open.form.adding': (page) => expect(button(page, 'Send Code…')).toBeDisabled(),
    'verification.open.form.sending': (page) => expect(button(page, 'Send Code…')).toBeDisabled(),
    'verification.open.form.verifying': async (page) => {
      await expect(button(page, 'Verify…')).toBeDisabled()
      await expect(contactField(page)).toHaveAttribute('readonly', '')
    },
    'verification.open.countdown.over': async (page, snapshot) => {
      await expect(page.getByRole('dialog').getByRole('timer')).toHaveCount(0)
      if (!snapshot.hasTag('busy')) await expect(button(page, 'Send Code')).toBeEnabled()
    },
    'verification.open.countdown.running': async (page, snapshot) => {
      const seconds = secondsLeft(snapshot)
      const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      await expect(page.getByRole('dialog').getByRole('timer')).toHaveText(clock)
      await expect(button(page, 'Send Code')).toBeDisabled()
    },
    'verification.closed': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'verification.verified': async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(announcements(page)).toHaveText('Verified successfully.')
    },
  },
})
