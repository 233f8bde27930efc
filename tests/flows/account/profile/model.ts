import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { profileMachine } from '#machines/account/profile/profile.machine.ts'
import { profilePortsOf } from '#src/ports/account/profile.ts'
import { userWith } from '#tests/model/ambient.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { announcements, button } from '#tests/site/controls.ts'
import { closeError } from '#tests/site/errorDialog.ts'

/** Returns how a player is led here by a screen that needs a phone or a birthday. */
const needs = (verify: 'phone' | 'added' | 'birthday', back: '/deposit' | '/withdrawal') => ({
  input: { remoteId: '41', first: { verify, back } },
  arrive: arriveAt('/profile', { verify, back }),
})

type Steady = SnapshotFrom<typeof profileMachine>

const UNVERIFIED = {
  name: 'Rahim Uddin',
  session_id: '0',
  created_at: '2025-01-02 20:04:05',
  vip_coin: '1250',
  cash_bonus: '12.50',
}
const PHONES: WireAnswer = { body: { data: [{ id: 1, contract_value: '01811111111', isverify: 0 }] } }

/** Returns the responses to the profile's two calls: the user, then the additional phones. */
const profileOf = (changes: object, phones: WireAnswer = PHONES): readonly WireAnswer[] => [
  userWith({ ...UNVERIFIED, ...changes }),
  phones,
]

const TITLES = { phone: 'Verify phone', added: 'Add phone', email: 'Verify email' }

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fact = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** Selected by name, because the birthday's group has the same label. */
const birthdayField = (page: Page) => page.locator('input[name=birthday]')

const HELD =
  'a popup is hidden only while its call is held; the journeys and the verification’s model close it'

/** Returns true if no dialog covers the page. */
const isUncovered = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ verification: { open: 'shown' } })

/** Returns true if a verified phone leads back to the screen that needs it. */
const leadsBack = ({ context: { back, toVerify } }: AnyMachineSnapshot) =>
  back !== null && toVerify.kind !== 'email'

export const model = defineModel<typeof profileMachine>({
  machine: profileMachine,
  ports: profilePortsOf,
  at: '/profile',
  input: { remoteId: '41', first: null },
  variants: {
    'for a verified phone that a deposit needs': needs('phone', '/deposit'),
    'for another phone that a withdrawal needs': needs('added', '/withdrawal'),
    'for a birthday that a withdrawal needs': needs('birthday', '/withdrawal'),
  },
  project: ({ profile, toVerify, first, back }) => [
    first,
    back,
    profile && [
      profile.user.session_id,
      profile.user.email_verified_at,
      profile.user.dofb,
      profile.user.cash_bonus,
      profile.user.name,
      profile.contacts.length,
      profile.contactsFailure,
    ],
    toVerify,
  ],

  answers: {
    loadProfile: {
      'nothing verified': profileOf({}),
      'all verified': profileOf(
        { session_id: 1, email_verified_at: '2025-02-03 04:05:06', dofb: '1990-05-06', cash_bonus: 9.99 },
        { body: { data: [{ id: 1, contract_value: 8801811111111, isverify: '1' }] } },
      ),
      'no name, no phones': profileOf({ name: null }, { body: { data: [] } }),
      'phones refused': profileOf({}, { status: 500, raw: '' }),
    },
  },
  outcomes: {
    verification: {
      verified: {
        output: true,
        play: {
          when: (snapshot) => !isUncovered(snapshot) && !leadsBack(snapshot),
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
      },
      closed: { output: false, play: HELD },
      broken: { error: new Error('broken') },
    },
    birthday: {
      saved: {
        output: '1990-05-06',
        play: {
          when: (snapshot) => isUncovered(snapshot) && snapshot.context.back === null,
          play: async ({ page, ambient }) => {
            ambient.set('POST /user/profile/update', { body: { dofb: '1990-05-06' } })
            await birthdayField(page).fill('1990-05-06')
            await button(page, 'Save').click()
          },
        },
      },
      cancelled: {
        output: null,
        play: { when: isUncovered, play: ({ page }) => button(page, 'Cancel').click() },
      },
      broken: { error: new Error('broken') },
    },
  },

  plainEvents: [
    'tab.returned',
    'refresh',
    'birthday.edit',
    'claim',
    'verification.close',
    'contacts.changed',
  ],
  events: {
    'bonus.changed': () => [{ type: 'bonus.changed', claimed: 12_50 }],
    'verification.open': () => [
      { type: 'verification.open', kind: 'added', contact: '01811111111' },
      unusual({ type: 'verification.open', kind: 'added', contact: '' }),
      unusual({ type: 'verification.open', kind: 'phone', contact: '01712345678' }),
      unusual({ type: 'verification.open', kind: 'email', contact: 'rahim@site.test' }),
    ],
  },
  usual: { ends: { loadProfile: ['nothing verified', 'all verified'], birthday: ['cancelled'] } },
  durations: { noticeShown: 4_000 },
  deviceEvents: { 'tab.returned': (page) => page.dispatch('online') },

  covered: (snapshot) => (isUncovered(snapshot) ? undefined : ['verification.close', 'contacts.changed']),
  gesture: {
    refresh: {
      when: ({ value, context }) =>
        value.birthday === 'open' || (value.details === 'ready' && Boolean(context.profile?.contactsFailure)),
      play: async (page, _, { ambient }) => {
        const field = birthdayField(page)
        if ((await field.count()) === 0) return button(page, 'Try again').click()
        ambient.set('POST /user/profile/update', { lost: true })
        await field.fill('1990-05-06')
        await button(page, 'Save').click()
        await closeError(page)
      },
    },
    'birthday.edit': (page) => button(page, 'Edit birthday').click(),
    claim: async (page, _, { ambient }) => {
      ambient.set('POST /cash-claim', { status: 400, body: {} })
      await button(page, 'Claim All').click()
      await closeError(page)
    },
    'bonus.changed': {
      when: ({ value, context }) =>
        value.details === 'ready' &&
        (context.profile?.user.cash_bonus ?? 0) >= 10_00 &&
        // Time passes, and the notice with it.
        value.verification !== 'verified',
      play: async (page, _, world) => {
        world.ambient.set('POST /cash-claim', { body: {} })
        await button(page, 'Claim All').click()
        await expect(announcements(page).filter({ hasText: 'Bonus' })).toHaveText(
          'Bonus Claimed successfully.',
        )
        await world.pass(1_500)
      },
    },
    'verification.open': {
      when: isOffered,
      play: (page, { kind, contact }) =>
        button(page, kind === 'added' && contact !== '' ? 'Verify 01*******11' : TITLES[kind]).click(),
    },
    'verification.close': HELD,
    'contacts.changed': {
      when: (snapshot) => !isUncovered(snapshot) && snapshot.context.toVerify.kind === 'added',
      play: async (page, _, { ambient, made }) => {
        ambient.set('POST /add/number', { body: {} })
        ambient.set('POST /add/send-verification-code', { status: 400, body: {} })
        await page
          .getByRole('dialog')
          .getByLabel('Phone', { exact: true })
          .fill(`0199999999${made.length % 10}`)
        await button(page, 'Send Code').click()
      },
    },
  },

  unreachedInBrowser: {
    'profile.verification.open.hidden': HELD,
    'profile.verification.open xstate.done.actor.verification#0':
      'it leaves the screen: a journey of the deposit plays it',
    'profile.verification.open xstate.done.actor.verification#2': HELD,
    'profile.birthday.open xstate.done.actor.birthday#0':
      'it leaves the screen: a journey of the withdrawal plays it',
    'profile.verification.open.hidden verification.open#0': HELD,
  },

  assertions: {
    'profile.details.loading': async (page, snapshot) => {
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
      await expect(region(page, 'Contacts').getByRole('alert')).toHaveCount(0)
      if (isUncovered(snapshot)) await expect(fact(page, 'Full Name')).toHaveCount(1)
    },
    'profile.details.ready': (page, snapshot) => seeProfile(page, snapshot),
    'profile.birthday.closed': async (page) => {
      await expect(button(page, 'Save')).toHaveCount(0)
      await expect(announcements(page).getByText('Your birthday has been saved.')).toHaveCount(0)
    },
    'profile.birthday.open': (page, { context: { profile } }) =>
      expect(birthdayField(page)).toHaveCount(profile?.user.dofb ? 0 : 1),
    'profile.birthday.saved': (page) =>
      expect(announcements(page).getByText('Your birthday has been saved.', { exact: true })).toBeVisible(),
    'profile.verification.closed': async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(announcements(page).getByText('Verified successfully.')).toHaveCount(0)
    },
    'profile.verification.open.hidden': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'profile.verification.open.shown': (page, { context }) =>
      expect(page.getByRole('dialog', { name: TITLES[context.toVerify.kind], exact: true })).toBeVisible(),
    'profile.verification.verified': (page) =>
      expect(announcements(page).getByText('Verified successfully.', { exact: true })).toBeVisible(),
  },
})

/** Returns whether the screen offers to verify a contact. */
function isOffered(
  { context: { profile } }: Steady,
  { kind, contact }: Steady['context']['toVerify'],
): boolean {
  if (!profile) return false
  if (kind === 'phone') return profile.user.session_id !== '1'
  if (kind === 'email') return !profile.user.email_verified_at
  return contact === '' || profile.contacts.some((one) => one.contract_value === contact && !one.isverify)
}

async function seeProfile(page: Page, snapshot: Steady): Promise<void> {
  const { context } = snapshot
  if (!context.profile || !isUncovered(snapshot)) return
  const { user, contacts, contactsFailure } = context.profile
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Info', exact: true })).toBeVisible()
  await expect(region(page, 'VIP')).toContainText('rahim88VP Points1,250')
  await expect(fact(page, 'Full Name')).toContainText(user.name ?? '–')
  // 20:04 UTC is past midnight in Dhaka.
  await expect(fact(page, 'Registration Date')).toContainText('2025-01-03')
  const main = user.session_id === '1'
  const phones = page.getByRole('list', { name: 'Phone numbers', exact: true })
  await expect(phones.getByRole('listitem')).toHaveText([
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
  await expect(button(page, 'Claim All')).toBeEnabled()
}
