import type { Page } from '@playwright/test'
import { labelled, unusual, type World } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { failed, succeeded } from '@tiya/ports/result'
import type { SnapshotFrom } from 'xstate'
import type { Result } from '#machines/common/result.ts'
import { makePaymentMachine } from '#machines/money/makePayment/makePayment.machine.ts'
import { isEwalletPayment } from '#machines/money/makePayment/makePayment.rules.ts'
import { formState } from '#machines/money/makePayment/makePayment.selectors.ts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'
import { makePaymentPortsOf } from '#src/ports/money/makePayment.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { fetched } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { button, leaveField, typeInto } from '#tests/site/controls.ts'
import { arriveWith, CASH_OUT, phonesOf, USDT, WALLET_NUMBER, WALLET_PAGE } from '#tests/site/payments.ts'
import { deposits, NO_OFFER, OPEN_KEY, RECHECK } from '../money.fixture.ts'
import { makePaymentPage } from './makePayment.page.ts'

type Snapshot = SnapshotFrom<typeof makePaymentMachine>

const GOOD_ID = '8N7A2QX91K'
const DRAFT = { phone: '01712345678', transactionId: GOOD_ID }
/** The device, which has stored what was typed about the payment. */
const STORED = { ...PLAYER, 'app.payments': JSON.stringify({ 41: { payment: CASH_OUT, form: DRAFT } }) }

const inputOf = (payment: Payment | null, outcomeUnknown = false, remoteId = '41') => ({
  payment,
  remoteId,
  form: { phone: '', transactionId: '' },
  outcomeUnknown,
})

/** Returns how a player starts with a payment, which the navigation state contains. */
const startWith = (payment: Payment) => ({
  input: inputOf(payment),
  arrive: (world: World) => arriveWith(payment, world),
})

const phaseOf = ({ payment, now }: Snapshot['context']) => {
  const left = (payment?.deadline ?? 0) - now
  if (left <= 0) return 'over'
  return left <= 5_000 ? 'near' : 'fresh'
}

/** Returns the moment of the next tick that shows something new: five seconds before the end, then the end. */
const nextTick = (context: Snapshot['context']) =>
  (context.payment?.deadline ?? 0) - (phaseOf(context) === 'fresh' ? 5_000 : 0)

const isCovered = ({ context }: Snapshot) => Boolean(context.failure ?? context.rejected)

const alerts = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

/** Returns true while the player, or the screen by itself, waits for a call. */
const isCalling = (snapshot: Snapshot) =>
  ['submitting', 'checkingLast'].includes(formState(snapshot)) ||
  snapshot.matches({ open: { form: { editing: 'looking' } } })

const LOOK = 'GET /transaction/show'
const SUBMIT = 'POST /submit-deposit'
const CONFIRM = 'POST /ewa/confirm'

const MISSING = deposits(['0'], { transaction_id: 'ANOTHER123' })
const BROKEN = { error: new Error('broken') }

/** Returns how a look at the transactions may end. One that the player asks for also tells a rejection. */
function endsOfLook({ context: { payment, form, outcomeUnknown } }: Snapshot, isAsked = true) {
  const look = (kind: string, key: string, transaction_id = form.transactionId) => ({
    output: { kind, ...succeeded({ at: NOON, transactions: [] }) },
    play: (world: World) => world.release(LOOK, deposits([key], { transaction_id })),
  })
  return {
    'it is there': look('accepted', '1', payment?.transaction || undefined),
    'it is not there': look('notFound', '0', 'ANOTHER123'),
    unchecked: {
      output: { kind: 'unchecked', ...failed({ kind: 'refused', status: 400, message: 'Not now.' }) },
      play: (world: World) => world.release(LOOK, { status: 400, body: { message: 'Not now.' } }),
    },
    ...(isAsked && outcomeUnknown && { 'it was rejected': look('rejected', '2') }),
    broken: BROKEN,
  }
}

/** The ends of a confirmation: the server's answers, after a look for one that may have arrived. */
function endsOfConfirmation(snapshot: Snapshot) {
  const { payment, outcomeUnknown } = snapshot.context
  const { 'it is not there': _, ...found } = endsOfLook(snapshot)
  const isEwallet = payment?.paymentType === 'ewallet'
  const end = (kind: string, result: Result<unknown>, wire: WireAnswer) => ({
    output: { kind, ...result },
    play: async (world: World) => {
      if (outcomeUnknown) await world.release(LOOK, MISSING)
      await world.release(isEwallet ? CONFIRM : SUBMIT, wire)
    },
  })
  const refused = (status: number, body: object = {}) =>
    [failed({ kind: 'refused', status, ...body }), { status, body }] as const
  return {
    accepted: end('accepted', succeeded({ at: NOON }), { body: { message: 'Thank you.' } }),
    refused: end('refused', ...refused(422, { message: 'This transaction ID has been used already.' })),
    'refused without words': end('refused', ...refused(400)),
    ...(payment?.promotionId != null && {
      'refused because of the promotion': end(
        'refused',
        failed({ kind: 'refused', status: 422, message: PROMOTION, fields: { promotion_id: PROMOTION } }),
        { status: 422, body: { message: PROMOTION, errors: { promotion_id: [PROMOTION] } } },
      ),
    }),
    lost: end('unknown', failed({ kind: 'lost' }), { lost: true }),
    'under way': end('unknown', ...refused(409, { message: 'Still being processed.' })),
    ...(outcomeUnknown && found),
    broken: BROKEN,
  }
}

const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'

const PROMOTION = 'This promotion is for your first deposit.'

const REJECTED = 'A deposit with this transaction ID had arrived and was rejected.'

/** Returns the dialog's text for a response. */
function wordsOf({ failure, outcomeUnknown }: Snapshot['context']): string {
  const refused = failure?.kind === 'refused' ? failure : undefined
  if (refused?.status === 409) return 'Still being processed.'
  if (outcomeUnknown) return UNKNOWN
  const said = refused?.message ?? Object.values(refused?.fields ?? {})[0]
  return `Submission failed: ${said ?? 'An error occurred. Please try again.'}`
}

async function seeOutcome(page: Page, { context }: Snapshot): Promise<void> {
  const { dialog } = makePaymentPage(page)
  if (context.rejected) {
    await expect(dialog).toContainText(REJECTED)
    const link = dialog.getByRole('link', { name: 'See the request' })
    return expect(link).toHaveAttribute('href', '/transaction-record')
  }
  if (!context.failure) return expect(page.getByRole('dialog')).toHaveCount(0)
  const words = wordsOf(context)
  const kept = 'Your form is kept. Do not pay again: send the same form once more.'
  await expect(dialog.getByRole('paragraph')).toHaveText([words, ...(context.outcomeUnknown ? [kept] : [])])
  await expect(dialog.locator('[lang=bn]')).toHaveText(words === UNKNOWN ? [UNKNOWN] : [])
  const isPromotion = context.failure.kind === 'refused' && context.failure.message === PROMOTION
  const ask = dialog.getByRole('button', { name: 'Ask support' })
  await expect(ask).toHaveCount(isPromotion ? 1 : 0)
  await expect(button(page, 'Submit without the promotion')).toHaveCount(
    isPromotion && !isEwalletPayment(context.payment) && phaseOf(context) !== 'over' ? 1 : 0,
  )
}

async function seeForm(page: Page, { context: { form, phones } }: Snapshot): Promise<void> {
  const { phone, transactionId } = makePaymentPage(page)
  await expect(phone).toHaveValue(phones.includes(form.phone) ? form.phone : '')
  await expect(transactionId).toHaveValue(form.transactionId)
  await expect(transactionId).toHaveAttribute('spellcheck', 'false')
}

async function seeBusy(page: Page, snapshot: Snapshot): Promise<void> {
  await seeForm(page, snapshot)
  await expect(button(page, 'Submitting...')).toBeDisabled()
  const { phone, transactionId } = makePaymentPage(page)
  await expect(phone).toBeDisabled()
  await expect(transactionId).not.toBeEditable()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const AMOUNTS: Readonly<Record<number, string>> = {
  50000: '৳ 500.00',
  5000: '50.00 USDT',
  50050: '৳ 500.50',
  0: '৳ 0.00',
}
const ACTIONS: Readonly<Record<string, string>> = { cashOut: 'Cash Out', usdt: 'Send USDT', ewallet: 'Pay' }

const PLAIN = 'Don’t pay twice or another amount: such a payment can’t be found.'
/** What the screen says of each kind of payment, or of an e-wallet that has only a page. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  cashOut: [
    'Copy number and amount',
    'bKash Agent number',
    'exactly ৳ 500.00, once, from your own bKash',
    'Don’t use Send Money or Make Payment, another amount or number, and don’t pay twice: such a payment can’t be found.',
  ],
  usdt: [
    'Copy address and amount',
    'USDT wallet address',
    'exactly 50.00 USDT, once, to this address',
    PLAIN,
  ],
  ewallet: ['Copy number and amount', 'bKash number', 'exactly ৳ 500.50, once, from your own bKash', PLAIN],
  page: ['Pay on the page', 'exactly ৳ 0.00, once, from your own bKash', PLAIN],
}

async function seePayment(page: Page, payment: Payment, world: World): Promise<void> {
  const { paymentType, number, url, message, network } = payment
  const isUsdt = payment.currency === 'USDT'
  await expect(page.getByRole('heading', { level: 1, name: 'Make Payment' })).toBeVisible()
  await expect(page.getByText(ACTIONS[paymentType] ?? '?', { exact: true })).toBeVisible()
  for (const words of SAID[number ? paymentType : 'page'] ?? ['?'])
    await expect(page.getByRole('main')).toContainText(words)
  const shown = [AMOUNTS[payment.amount] ?? '?', number, message, network && `Network: ${network}`]
  for (const words of shown.filter(Boolean))
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  // The number stands in groups, which are one piece.
  if (number) await expect(page.getByRole('paragraph').filter({ hasText: number })).toHaveText(number)
  const code = page.getByRole('img', { name: 'Wallet address QR code' })
  if (paymentType === 'usdt') await fetched(world, code)
  else await expect(code).toHaveCount(0)
  const newTab = page.getByRole('link', { name: 'Open in a new tab', exact: true })
  for (const [part, isShown] of [
    [page.locator('iframe'), url],
    [newTab, url],
    [page.getByText('USDT sent on another network is lost.'), isUsdt && !network],
    [page.getByText(isUsdt ? 'about ৳ 6,075.00 · 1 USDT = 121.50 BDT/TK' : /1 USDT =/), isUsdt],
    [page.getByText(/^Pay on the page below\. Use the number only if/), number && url],
  ] as const)
    await expect(part).toHaveCount(isShown ? 1 : 0)
}

const PHONE_WORDS = { missing: 'Choose a phone.', invalid: 'ফোন নম্বর ঠিক 11 সংখ্যার হতে হবে।' }

async function seeEditing(page: Page, snapshot: Snapshot, world: World): Promise<void> {
  const { errors, payment } = snapshot.context
  if (payment) await seePayment(page, payment, world)
  await seeForm(page, snapshot)
  await seeOutcome(page, snapshot)
  const { outcomeUnknown, form } = snapshot.context
  const warning = page.getByText('Your last submission may have arrived.')
  await expect(warning).toHaveCount(outcomeUnknown && form.transactionId ? 1 : 0)
  const words = [
    ...(errors.phone ? [PHONE_WORDS[errors.phone]] : []),
    ...(errors.transactionId ? ['ট্রানজ্যাকশন আইডি কমপক্ষে 7 অক্ষরের হতে হবে।'] : []),
  ]
  await expect(alerts(page).filter({ hasText: /Choose a phone|ফোন|ট্রানজ্যাকশন/ })).toHaveText(words)
}

/** Once the time is over, nothing of the form is left. */
const isOver = (snapshot: Snapshot) => ['checkingLast', 'expired'].includes(formState(snapshot))

export const model = defineModel<typeof makePaymentMachine>({
  machine: makePaymentMachine,
  ...startWith(CASH_OUT),
  ports: makePaymentPortsOf,
  stored: PLAYER,
  at: '/make-payment',
  ambient: { ...NO_OFFER, [LOOK]: 'held', [SUBMIT]: 'held', [CONFIRM]: 'held' },
  variants: {
    'in USDT': startWith(USDT),
    'to an e-wallet': startWith(WALLET_NUMBER),
    'on the page of an e-wallet': startWith(WALLET_PAGE),
    'after a confirmation of unknown outcome': {
      input: { ...inputOf(CASH_OUT, true), form: DRAFT },
      stored: { ...STORED, ...OPEN_KEY },
    },
    'with the draft of an earlier visit': {
      input: { ...inputOf(CASH_OUT), form: DRAFT },
      stored: STORED,
    },
    'as a guest': { input: inputOf(CASH_OUT, false, ''), stored: {} },
    'with the payment of another player': {
      ...startWith({ ...CASH_OUT, remoteId: '42' }),
      input: inputOf(null),
    },
  },
  project: (context) => {
    const { payment, form, errors, phones, failure, outcomeUnknown } = context
    return [
      [payment?.paymentType, payment?.url, payment?.promotionId, context.remoteId],
      [phaseOf(context), context.accepted !== null],
      [form, errors, failure, context.rejected, outcomeUnknown, phones],
    ]
  },

  answers: {
    loadPhones: {
      'two phones': [userWith({ session_id: '1' }), phonesOf(1, 0)],
      'the main one, the others refused': [userWith({ session_id: '1' }), { status: 500, raw: '' }],
      'the others are not readable': [userWith({ session_id: '1' }), { body: { data: [{ id: 1 }] } }],
      'none that is verified': [userWith({ session_id: '0' }), phonesOf(0)],
    },
  },
  outcomes: {
    recheck: RECHECK,
    confirmation: endsOfConfirmation,
    look: (snapshot) => endsOfLook(snapshot, false),
    lastLook: (snapshot) => endsOfLook(snapshot),
  },

  usual: { first: ['loadPhones'] },
  plainEvents: ['submit', 'submit.withoutPromotion', 'restart', 'dismiss'],
  events: {
    'field.changed': () => [
      { type: 'field.changed', field: 'phone', value: DRAFT.phone },
      { type: 'field.changed', field: 'transactionId', value: GOOD_ID },
      unusual({ type: 'field.changed', field: 'transactionId', value: '8N7A2Q' }),
    ],
    'field.left': () => [unusual({ type: 'field.left', field: 'transactionId' })],
    // While a player fills in the form, time passes once: it changes what every response leads to.
    'clock.ticked': (snapshot) => {
      const isFresh = phaseOf(snapshot.context) === 'fresh'
      const now = nextTick(snapshot.context)
      const tick = labelled(isFresh ? 'its last seconds' : 'its end', { type: 'clock.ticked' as const, now })
      // A call would not wait so long for its answer.
      if (isCalling(snapshot) && isFresh) return []
      return [formState(snapshot) === 'editing' ? unusual(tick) : tick]
    },
  },
  durations: { 'clock.ticked': ({ context }) => nextTick(context) - context.now },

  covered: (snapshot) =>
    isCovered(snapshot) ? ['dismiss', 'submit.withoutPromotion', 'clock.ticked'] : undefined,
  gesture: {
    'field.changed': {
      when: ({ context: { form, phones } }, { field, value }) =>
        value !== form[field] && (field !== 'phone' || phones.includes(value)),
      play: async (page, { field, value }) => {
        const { phone, transactionId } = makePaymentPage(page)
        await (field === 'phone' ? phone.selectOption(value) : typeInto(transactionId, value))
      },
    },
    'field.left': (page) => leaveField(makePaymentPage(page).transactionId),
    submit: (page) => makePaymentPage(page).pressSubmit(),
    'submit.withoutPromotion': (page) => button(page, 'Submit without the promotion').click(),
    dismiss: { when: isCovered, play: (page) => makePaymentPage(page).closeDialog() },
    restart: (page) => button(page, 'Start again').click(),
  },

  invariants: {
    'a payment whose time is over is neither edited nor shown to a guest': (after) =>
      phaseOf(after.context) !== 'over' ||
      !(after.matches({ open: { form: 'editing' } }) || after.matches({ open: { form: 'guest' } })),
  },

  assertions: {
    'makePayment.open.phones.none': (page) => expect(makePaymentPage(page).phone).toHaveCount(0),
    'makePayment.open.phones.loading': async (page) => {
      await expect(makePaymentPage(page).phone).toBeDisabled()
      await expect(page.getByText('Please verify your phone number first.')).toHaveCount(0)
    },
    'makePayment.open.phones.ready': async (page, snapshot) => {
      const { context } = snapshot
      if (formState(snapshot) !== 'editing') return
      const masks: Record<string, string> = { '01712345678': '01*******78', '01812345690': '01*******90' }
      const options = makePaymentPage(page).phone.getByRole('option')
      await expect(options.filter({ hasText: '*' })).toHaveText(
        context.phones.map((one) => masks[one] ?? one),
      )
      await expect(page.getByText('Please verify your phone number first.')).toHaveCount(
        context.phones.length === 0 ? 1 : 0,
      )
    },
    'makePayment.open.clock.running': async (page, { context }) => {
      const { timer } = makePaymentPage(page)
      await expect(timer).toHaveText(/^\d?\d:\d\d$/)
      await expect(page.getByRole('heading', { name: 'Time is over' })).toHaveCount(0)
      if (phaseOf(context) !== 'near') return
      await expect(timer).toHaveText('0:05')
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
    },
    'makePayment.open.clock.over': (page, snapshot) =>
      expect(makePaymentPage(page).timer).toHaveText(isOver(snapshot) ? [] : ['0:00']),
    'makePayment.open.form.guest': async (page, { context: { payment } }, world) => {
      if (payment) await seePayment(page, payment, world)
      await expect(page.getByRole('link', { name: 'Log in to submit' })).toHaveAttribute('href', '/login')
      await expect(makePaymentPage(page).transactionId).toHaveCount(0)
      await expect(button(page, 'Submit')).toHaveCount(0)
    },
    'makePayment.open.form.editing.still': seeEditing,
    'makePayment.open.form.editing.looking': seeEditing,
    'makePayment.open.form.editing.resting': seeEditing,
    'makePayment.open.form.checkingLast': async (page) => {
      await expect(page.getByRole('heading', { name: 'Time is over' })).toBeVisible()
      await expect(button(page, 'Start again…')).toBeDisabled()
      await expect(page.getByText('01700000321')).toHaveCount(0)
    },
    'makePayment.open.form.submitting': seeBusy,
    'makePayment.open.form.expired': async (page, snapshot) => {
      await seeOutcome(page, snapshot)
      if (snapshot.context.failure || snapshot.context.rejected) return
      await expect(page.getByRole('heading', { name: 'Time is over' })).toBeVisible()
      const { form, outcomeUnknown } = snapshot.context
      const words =
        outcomeUnknown && form.transactionId
          ? 'Your form got no answer, and it may have arrived.'
          : 'If you have paid already, do not pay again'
      await expect(page.getByRole('alert')).toContainText(words)
      const typed = page.getByRole('alert').getByText(/^Transaction ID: /)
      await expect(typed).toHaveText(
        form.transactionId ? [`Transaction ID: ${form.transactionId.trim()}`] : [],
      )
      await expect(button(page, 'Start again')).toBeEnabled()
      await expect(button(page, 'Ask support')).toHaveCount(form.transactionId ? 1 : 0)
      const support = page.getByRole('link', { name: 'Support', exact: true })
      if (form.transactionId) await expect(support).toHaveCount(0)
      else await expect(support).toHaveAttribute('href', '/chat')
      // Nobody should pay to an expired number.
      await expect(page.getByText('01700000321')).toHaveCount(0)
      await expect(button(page, 'Submit')).toHaveCount(0)
    },
    'makePayment.done': async (page, { context }) => {
      // A guest has to log in to see the deposit.
      const back = context.remoteId ? '/deposit' : '/login'
      await expect(page).toHaveURL(context.accepted ? '/payment-request' : back)
      if (!context.accepted) return
      await expect(page.getByText('আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText('30:00')
      const [key, payments] = await page.evaluate(() => [
        localStorage['app.idempotency.41'],
        localStorage['app.payments'],
      ])
      expect(key).toBeUndefined()
      // Nothing that was typed is left.
      if (context.form.transactionId) expect(payments ?? '').not.toContain(context.form.transactionId)
      const id = context.form.transactionId || '900'
      await expect(page.getByText(id, { exact: true })).toBeVisible()
    },
  },
})
