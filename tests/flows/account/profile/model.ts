import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { profileMachine } from '../../../../machines/account/profile/profile.machine.ts'
import { profilePortsOf } from '../../../../src/ports/account/profile.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, unanswered, type WireAnswer } from '../../../model/model.ts'
import { button } from '../../../site/controls.ts'

type Steady = SnapshotFrom<typeof profileMachine>

const USER = {
  id: 41,
  username: 'rahim88',
  name: 'Rahim Uddin',
  phone: '01712345678',
  email: 'rahim@site.test',
  session_id: '0',
  created_at: '2025-01-02 20:04:05',
  vip_coin: '1250',
  balance: '1500.00',
  referral_code: 'RAHIM',
  cash_bonus: '12.50',
}
const PHONES: WireAnswer = { body: { data: [{ id: 1, contract_value: '01811111111', isverify: 0 }] } }

/** The two calls of the profile: the user, then the further phones. */
const profileOf = (changes: object, phones: WireAnswer = PHONES): readonly WireAnswer[] => [
  { body: { user: { ...USER, ...changes } } },
  phones,
]

const BIRTHDAY_ERRORS = {
  missing: 'Please choose your birthday.',
  future: 'Your birthday cannot be in the future.',
  tooYoung: 'You must be 18 years old or older.',
}

const TITLES = { phone: 'Verify phone', added: 'Add phone', email: 'Verify email' }

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fact = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const birthday = (page: Page) => page.getByLabel('Birthday', { exact: true })
const said = (page: Page) => page.getByRole('status').filter({ hasText: /./ })

/** True while nothing goes on in the other regions: their troubles are their own. */
function isAtRest({ value, context }: Steady): boolean {
  return (
    value.birthday === 'viewing' &&
    value.bonus === 'resting' &&
    value.dialog === 'closed' &&
    !hasTrouble(context)
  )
}

function hasTrouble({ birthdayFailure, bonusFailure, bonusShort }: Steady['context']): boolean {
  return Boolean(birthdayFailure ?? bonusFailure) || bonusShort
}

const REFUSALS: Record<string, WireAnswer> = {
  'refused with a message': { status: 422, body: { message: 'Not this one.' } },
  'refused without one': { status: 400, body: {} },
  'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
  'not JSON': { raw: 'done' },
  ...unanswered(30_000),
}

export const model = defineModel<typeof profileMachine>({
  machine: profileMachine,
  ports: profilePortsOf,
  stored: PLAYER,
  at: '/profile',
  input: { remoteId: '41' },
  project: ({
    profile,
    failure,
    birthday,
    birthdayError,
    birthdayFailure,
    bonusShort,
    bonusFailure,
    asked,
  }) => [
    profile && [
      profile.user.session_id,
      profile.user.email_verified_at,
      profile.user.dofb,
      profile.user.cash_bonus,
      profile.user.name,
      profile.contacts.length,
      profile.contactsFailure,
    ],
    failure,
    birthday,
    birthdayError,
    birthdayFailure,
    bonusShort,
    bonusFailure,
    asked.kind,
  ],

  localPorts: ['askToday'],
  answers: {
    loadProfile: {
      'nothing verified': profileOf({}),
      'all verified': profileOf(
        { session_id: 1, email_verified_at: '2025-02-03 04:05:06', dofb: '1990-05-06', cash_bonus: 9.99 },
        { body: { data: [{ id: 1, contract_value: 8801811111111, isverify: '1' }] } },
      ),
      'no name, no phones': profileOf({ name: null }, { body: { data: [] } }),
      'refused with a message': { status: 400, body: { message: 'Try later.' } },
      'phones refused': [{ body: { user: USER } }, { status: 500, raw: '' }],
      'no user': { body: {} },
      'not JSON': { raw: '<html>' },
      ...unanswered(15_000),
    },
    saveBirthday: { saved: { body: { dofb: '2008-03-02' } }, ...REFUSALS },
    claimBonus: {
      claimed: { body: { message: 'Claimed.' } },
      'still under way': { status: 409, body: { message: 'Processing.' } },
      ...REFUSALS,
    },
  },
  outcomes: {
    verification: {
      verified: {
        play: async ({ page, ambient }) => {
          const path: Record<string, string> = {
            'Verify phone': '/verify-phone-number',
            'Verify email': '/verify-email',
          }
          const title = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? ''
          ambient.set(`POST ${path[title] ?? '/add/verify-phone-number'}`, { body: {} })
          await page.getByLabel('Verification Code', { exact: true }).fill('123456')
          await page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click()
        },
      },
      broken: { error: new Error('broken') },
    },
  },

  events: {
    retry: (snapshot) => (isAtRest(snapshot) ? [{ type: 'retry' }] : []),
    refresh: (snapshot) =>
      snapshot.value.details === 'ready' && isAtRest(snapshot) && snapshot.context.profile?.contactsFailure
        ? [{ type: 'refresh' }]
        : [],
    'birthday.edit': (snapshot) =>
      snapshot.value.details === 'ready' && isAtRest(snapshot) ? [{ type: 'birthday.edit' }] : [],
    'birthday.changed': ({ value: { details }, context }) =>
      // 18 years to the day, a day too young, and tomorrow.
      (details === 'ready' ? ['2008-03-02', '2008-03-03', '2026-03-03'] : [])
        .filter((value) => value !== context.birthday)
        .map((value) => ({ type: 'birthday.changed', value })),
    'birthday.save': ({ value }) => (value.details === 'ready' ? [{ type: 'birthday.save' }] : []),
    'birthday.cancel': ({ value }) => (value.details === 'ready' ? [{ type: 'birthday.cancel' }] : []),
    claim: (snapshot) =>
      snapshot.value.birthday === 'viewing' && snapshot.value.dialog === 'closed' ? [{ type: 'claim' }] : [],
    'verification.open': (snapshot) =>
      snapshot.value.details === 'ready' &&
      snapshot.context.birthday === '' &&
      (isAtRest(snapshot) || snapshot.value.dialog === 'verified')
        ? offered(snapshot)
        : [],
    'verification.close': ({ value }) => (value.details === 'ready' ? [{ type: 'verification.close' }] : []),
    'contacts.changed': ({ value, context }) =>
      value.dialog === 'open' &&
      value.details === 'ready' &&
      context.asked.kind === 'added' &&
      context.asked.contact === ''
        ? [{ type: 'contacts.changed' }]
        : [],
  },
  // One thing at a time: what becomes of a loading is walked in full where nothing else goes on.
  prune: (snapshot, { kind, label }, place) =>
    !(
      !(place === 'browser' && label.endsWith('broken')) &&
      (kind !== 'outcome' || snapshot.value.details === 'ready') &&
      (!label.startsWith('loadProfile') || isAtRest(snapshot) || /nothing verified|lost/.test(label))
    ),
  durations: { successShown: 1_500, noticeShown: 4_000 },

  gesture: {
    retry: (page) => button(page, 'Try again').click(),
    refresh: (page) => button(page, 'Try again').click(),
    'birthday.edit': (page) => button(page, 'Edit birthday').click(),
    'birthday.changed': (page, { value }) => birthday(page).fill(value),
    'birthday.save': (page) => button(page, 'Save').click(),
    'birthday.cancel': (page) => button(page, 'Cancel').click(),
    claim: (page) => button(page, 'Claim All').click(),
    'verification.open': (page, { kind, contact }) =>
      button(page, kind === 'added' && contact !== '' ? 'Verify 01*******11' : TITLES[kind]).click(),
    'verification.close': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    'contacts.changed': async (page, _, { ambient }) => {
      ambient.set('POST /add/number', { body: {} })
      ambient.set('POST /add/send-verification-code', { status: 400, body: {} })
      await page.getByRole('dialog').getByLabel('Phone', { exact: true }).fill('01999999999')
      await button(page, 'Send Code').click()
    },
  },

  assertions: {
    'profile.details.loading': (page) =>
      expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1),
    'profile.details.ready': (page, snapshot) => seeProfile(page, snapshot),
    'profile.details.failed': async (page, { context: { failure, profile } }) => {
      const refused = failure?.kind === 'refused' && failure.message ? failure.message : undefined
      const words = failure?.kind === 'unexpected' ? 'An unknown error occurred.' : refused
      await expect(page.getByRole('alert').filter({ has: button(page, 'Try again') })).toContainText(
        words ?? 'Your details could not be loaded.',
      )
      await expect(region(page, 'VIP')).toHaveCount(profile ? 1 : 0)
    },
    'profile.birthday.viewing': (page) => expect(button(page, 'Save')).toHaveCount(0),
    'profile.birthday.editing': async (page, { context }) => {
      if (context.profile?.user.dofb) return
      await expect(birthday(page)).toHaveValue(context.birthday)
      const alerts = [
        ...(context.birthdayError ? [BIRTHDAY_ERRORS[context.birthdayError]] : []),
        ...(context.birthdayFailure ? [birthdayWords(context.birthdayFailure)] : []),
      ]
      await expect(region(page, 'Details').getByRole('alert')).toHaveText(alerts)
    },
    'profile.birthday.saving': (page) => expect(button(page, 'Saving…')).toBeDisabled(),
    'profile.bonus.resting': async (page, { context, value }) => {
      if (!context.profile) return
      const words = context.bonusShort
        ? ['You need at least 10 to claim all.']
        : context.bonusFailure
          ? [bonusWords(context.bonusFailure)]
          : []
      await expect(region(page, 'Cash bonus').getByRole('alert')).toHaveText(words)
      await expect(page.getByRole('button', { name: 'Claim All', includeHidden: true })).toBeEnabled({
        enabled: value.details === 'ready',
      })
    },
    'profile.bonus.claiming': (page) => expect(button(page, 'Claiming…')).toBeDisabled(),
    'profile.bonus.claimed': async (page) => {
      await expect(said(page)).toHaveText('Bonus Claimed successfully.')
      await expect(button(page, 'Claim All')).toBeDisabled()
    },
    'profile.dialog.closed': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'profile.dialog.open': (page, { context }) =>
      expect(page.getByRole('dialog', { name: TITLES[context.asked.kind], exact: true })).toBeVisible(),
    'profile.dialog.verified': (page) => expect(said(page)).toHaveText('Verified successfully.'),
  },

  unreached: {
    'profile.details.loading refresh#0':
      'Two changes within one loading: the regions are walked one at a time.',
    'profile.details.failed refresh#0':
      'A change after a failed loading: the regions are walked one at a time.',
  },
})

/** The contacts that the screen offers to verify. */
function offered({ context: { profile } }: Steady) {
  const open = (kind: keyof typeof TITLES, contact: string) => ({
    type: 'verification.open' as const,
    kind,
    contact,
  })
  if (!profile) return []
  const { user, contacts } = profile
  return [
    open('added', ''),
    ...(user.session_id === '1' ? [] : [open('phone', user.phone)]),
    ...(user.email_verified_at ? [] : [open('email', user.email)]),
    ...contacts
      .filter(({ isverify }) => !isverify)
      .map(({ contract_value }) => open('added', contract_value)),
  ]
}

async function seeProfile(page: Page, { context, value }: Steady): Promise<void> {
  if (!context.profile || value.dialog === 'open') return
  const { user, contacts, contactsFailure } = context.profile
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Info', exact: true })).toBeVisible()
  await expect(region(page, 'VIP')).toContainText('VP Points1,250')
  await expect(fact(page, 'Full Name')).toContainText(user.name ?? '–')
  // 20:04 UTC is past midnight in Dhaka.
  await expect(fact(page, 'Registration Date')).toContainText('2025-01-03')
  const main = user.session_id === '1'
  await expect(
    page.getByRole('list', { name: 'Phone numbers', exact: true }).getByRole('listitem'),
  ).toHaveText([
    main ? /^01\*{7}78 Verified$/ : /^01\*{7}78 Not verified\s*Verify phone$/,
    ...contacts.map(({ isverify }) =>
      isverify ? /^01\*{7}11 Verified$/ : /^01\*{7}11 Not verified\s*Verify$/,
    ),
  ])
  await expect(region(page, 'Contacts').getByRole('alert')).toHaveText(
    contactsFailure ? ['Your further phone numbers could not be loaded.Try again'] : [],
  )
  await expect(button(page, 'Add phone')).toBeVisible()
  await expect(fact(page, 'Email')).toContainText(user.email_verified_at ? 'Verified' : 'Not verified')
  await expect(button(page, 'Verify email')).toHaveCount(user.email_verified_at ? 0 : 1)
  if (user.dofb) {
    await expect(fact(page, 'Birthday')).toContainText(user.dofb)
    await expect(button(page, 'Edit birthday')).toHaveCount(0)
  }
  await expect(region(page, 'Cash bonus')).toContainText(user.cash_bonus === 1250 ? '৳ 12.50' : '৳ 9.99')
}

interface Words {
  kind: string
  status?: number
  message?: string
}

const isSilent = ({ kind }: Words) => kind === 'lost' || kind === 'timedOut'

function birthdayWords(failure: Words): string {
  if (isSilent(failure)) return 'An error occurred. Please try again.'
  return failure.kind === 'unexpected'
    ? 'An unknown error occurred.'
    : (failure.message ?? 'Failed to update DOFB')
}

/** An answer of 4xx, but a few, is known; everything else is not. */
function bonusWords(failure: Words): string {
  if (failure.status === 409) return 'Still being processed.'
  return failure.kind === 'refused' && (failure.status ?? 0) < 500
    ? (failure.message ?? 'Failed to claim bonus. Please try again.')
    : 'An error occurred while claiming the bonus. Please try again.'
}
