import type { Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { Answer } from '@tiya/graph-tests/wire'
import type { SnapshotFrom } from 'xstate'
import { depositMachine } from '#machines/money/deposit/deposit.machine.ts'
import { methodOf } from '#machines/money/deposit/deposit.rules.ts'
import type { DepositField, DepositForm } from '#machines/money/deposit/deposit.types.ts'
import { depositPortsOf } from '#src/ports/money/deposit.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failedReads } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { CASH_OUT, phonesOf } from '#tests/site/payments.ts'
import { deposits } from '../money.fixture.ts'
import { depositPage } from './deposit.page.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>
type Context = Snapshot['context']

const EMPTY: DepositForm = { method: '', channel: '', amount: '', promotion: '' }
const GOOD: DepositForm = { method: '1', channel: '11', amount: '500', promotion: '' }
const IN_USDT: DepositForm = { method: '5', channel: '51', amount: '50', promotion: 'none' }
const TYPED = { phone: '', transactionId: 'BK7X2M9Q' }

const inputOf = (form: DepositForm) => ({ remoteId: '41', form })
const withDraft = (form: DepositForm) => ({
  input: inputOf(form),
  stored: { ...PLAYER, 'app.draft.41': JSON.stringify({ deposit: form }) },
})

/** Values tried one at a time in a complete form. */
const TRIED: readonly (readonly [DepositField, string])[] = [
  ...['', '5.5', '99'].map((amount) => ['amount', amount] as const),
  ['promotion', 'none'],
  ['promotion', '1'],
  ['method', '2'],
]

const method = (id: string, name: string, account_type: string, more: object = {}) => ({
  id,
  name,
  icon: null,
  status: 'active',
  account_type,
  ...more,
})

const METHODS = [
  method('1', 'bKash', 'Agent', { deposit_bouns: '3.00' }),
  method('2', 'Nagad', 'Personal'),
  method('3', 'BKASH', 'Agent'),
  method('4', 'Rocket', 'Agent', { status: 'inactive' }),
  method('5', 'USDT', 'USDT'),
]

/** Answers with channels of the method that is asked for; undefined if it has other ones. */
const channels =
  (of: 'USDT' | 'a wallet', ...rows: [id: string, accountType: string, more?: object][]): Answer =>
  ({ query }) => {
    const name = query.get('name') ?? ''
    const data = rows.map(([id, accountType, more]) => method(id, name, accountType, more))
    return (name === 'USDT') === (of === 'USDT') ? { body: { success: true, data } } : undefined
  }

const promotion = (id: string, name: string, more: object = {}) => ({
  ...{
    id,
    name,
    desc: '',
    thumbnail: '',
    turnover: '12',
    deposit_bouns: '100',
    status: 'active',
    max_bonus: 300,
  },
  ...more,
})

const VERIFIED = userWith({ session_id: '1' })
const UNVERIFIED = userWith({ session_id: '0' })
const FOREIGN = userWith({ session_id: '1', phone: '919876543210' })
const ERROR = { status: 500, body: {} }
const PROMOTION_REFUSED = {
  status: 422,
  body: { message: 'You have had this promotion.', errors: { promotion_id: 'You have had this promotion.' } },
}
const READ = failedReads(15_000)
const REFUSED = READ['refused with a message']

/** The steps of the form, and the names of their choices by id. */
const STEPS = {
  method: ['Payment Method', { 1: 'bKash', 2: 'Nagad', 5: 'USDT' }],
  channel: ['Deposit Channel', { 11: 'Cash Out', 12: 'Send Money', 51: 'USDT' }],
  promotion: ['Promotion', { none: 'No promotion', 1: 'Double it' }],
} as const
type Choice = keyof typeof STEPS
const choiceName = (field: Choice, id: string) => (STEPS[field][1] as Record<string, string>)[id]

/** The texts shown beside a step. */
const INLINE: Readonly<Record<string, string>> = {
  amountMissing: 'Please fill in your amount.',
  methodMissing: 'Please select a valid payment method.',
  channelMissing: 'Please select a Deposit channel.',
  notWhole: 'Amount must be a whole number.',
}
/** The texts of the dialog, other than those for a failed call. */
const DIALOGS: Readonly<Record<string, string>> = {
  unverified: 'Please verify your phone number first.',
  pending:
    'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
  promotionMissing:
    'The promotion that you chose is not available at the moment. Choose again, or go on without it.',
  mayHavePaid:
    'You have entered a transaction ID for the payment under way. If you have paid, continue your payment and do not pay again. A new deposit takes its place.',
  unavailable: 'This channel has no number at the moment. Please choose another one.',
}
const CONFIRMED = 'Deposits need a verified number of 11 digits (01…).'
const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'

/** Returns the title and text of the dialog; undefined if none is open. */
function dialogOf({ error }: Context): readonly [title: string, text: string] | undefined {
  if (!error) return undefined
  if (!('failure' in error)) {
    const text = DIALOGS[error.kind]
    return text === undefined ? undefined : ['Error', text]
  }
  const { kind, failure } = error
  const status = failure.kind === 'refused' ? failure.status : 0
  if (kind === 'requestEwallet' && ![403, 422].includes(status))
    return ['Message', status === 409 ? 'Still being processed.' : UNKNOWN]
  const words =
    kind === 'loadEligibility'
      ? {
          unanswered: 'An error occurred while checking your account.',
          refused: 'Failed to check your account',
        }
      : 'An error occurred. Please try again.'
  return ['Error', failureWords(failure, words)]
}

/** What the footer says of an amount that may be deposited, in taka unless it says otherwise. */
const PAYS: Readonly<Record<string, string>> = {
  '201': '৳ 201.00',
  '500': '৳ 500.00',
  '50 USDT': '50.00 USDTabout ৳ 6,075.00',
}

/** What the footer says is received for ৳ 500, by its bonus in percent and whether it is doubled. */
const RECEIVES: Readonly<Record<string, string>> = {
  '2.5': 'You receive (+2.5%)৳ 512.50',
  '2.5 doubled': 'You receive (+2.5%)up to ৳ 812.50',
  '3': 'You receive (+3%)৳ 515.00',
  '3 doubled': 'You receive (+3%)up to ৳ 815.00',
  ' doubled': 'You receiveup to ৳ 800.00',
}

async function seeFooter(page: Page, { context }: Snapshot): Promise<void> {
  const { form, channels: all, promotions } = context
  const of = methodOf(context)
  const isUsdt = of?.id === '5'
  const isOpen = all?.some(({ id, status }) => id === form.channel && status === 'active')
  const by = [of?.name, isOpen && !isUsdt && choiceName('channel', form.channel)].filter(Boolean).join(' ')
  const promoted = form.promotion === '1' && promotions.length > 0 ? 'With Double it' : ''
  const pays = PAYS[`${form.amount}${isUsdt ? ' USDT' : ''}`] ?? '–'
  const footer = page.locator('footer').filter({ has: depositPage(page).next })
  const rate = isOpen ? { 11: '2.5' }[form.channel] : { 1: '3' }[of?.id ?? '']
  const received = pays === '৳ 500.00' && RECEIVES[`${rate ?? ''}${promoted && ' doubled'}`]
  await expect(footer).toContainText(`You pay${by && ` by ${by}`}${pays}${promoted}${received || ''}Next`)
}

async function seeMethods(page: Page, { context }: Snapshot): Promise<void> {
  const { step, choices } = depositPage(page)
  if (Array.isArray(context.methods) && context.methods.length === 0)
    return expect(step('Payment Method').getByText('No Data', { exact: true })).toBeVisible()
  // Each name without duplicates, and only active ones.
  const offered = isEwallets(context) ? 2 : 3
  await expect(choices('Payment Method').getByRole('radio')).toHaveCount(offered)
  await expect(page.getByText('+3%', { exact: true })).toBeVisible()
}

async function seePromotions(page: Page, { context }: Snapshot): Promise<void> {
  const promotions = depositPage(page).choices('Promotion')
  await expect(promotions.getByRole('radio')).toHaveCount(2)
  // The currency is the taka unless the chosen method is known and on offer.
  const taka = methodOf(context)?.id === '5' ? '' : context.form.amount
  const terms: Record<string, string> = {
    '500': 'You get ৳ 300.00 · turnover ৳ 3,600.00',
  }
  await expect(promotions).toContainText(terms[taka] ?? 'Bonus 100% · turnover 12×')
}

async function seeChoices(page: Page, snapshot: Snapshot): Promise<void> {
  const { form, methods, channels: ofMethod } = snapshot.context
  const promotions = snapshot.context.promotions.length > 0
  const { amount, choices, choice } = depositPage(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await seePlayer(page, snapshot)
  await (methods ? seeMethods(page, snapshot) : seeLoading('method')(page))
  await (promotions ? seePromotions(page, snapshot) : seeLoading('promotion')(page))
  await expect(amount).toHaveValue(form.amount)
  await expect(amount.locator('..')).toHaveText(methodOf(snapshot.context)?.id === '5' ? 'USDT' : '৳')
  for (const [field, id, isLoaded] of [
    // The method of a draft may be no longer on offer.
    ['method', methodOf(snapshot.context)?.id ?? '', methods],
    ['channel', form.channel, ofMethod],
    ['promotion', form.promotion, promotions],
  ] as const) {
    if (!isLoaded) continue
    const [step] = STEPS[field]
    const chosen = choiceName(field, id)
    await expect(choices(step).getByRole('radio', { checked: true })).toHaveCount(chosen ? 1 : 0)
    if (chosen) await expect(choice(step, chosen)).toBeChecked()
  }
}

const seeLoading = (field: Choice) => (page: Page) =>
  expect(depositPage(page).step(STEPS[field][0])).toHaveAttribute('aria-busy', 'true')

const seeBusy = async (page: Page, snapshot: Snapshot) => {
  await seeChoices(page, snapshot)
  await expect(button(page, 'Next…')).toBeDisabled()
  await expect(depositPage(page).amount).not.toBeEditable()
  await expect(depositPage(page).dialog).toHaveCount(0)
}

const isPending = ({ transactions }: Context) => transactions?.some(({ key }) => key === '0') ?? false

async function seePlayer(page: Page, { context }: Snapshot): Promise<void> {
  const pending = page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })
  await expect(pending).toHaveCount(isPending(context) ? 1 : 0)
  const { missingPhone } = context
  for (const [kind, name] of [['phone', 'Verify phone'] as const, ['added', 'Add phone'] as const]) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(missingPhone === kind ? 1 : 0)
  }
}

const isEwallets = ({ methods }: Context) => methods !== null && 'pgs' in methods

/** Returns whether a choice can be touched: an offered method or an open channel. */
function isThere({ methods, channels: all, promotions }: Context, field: DepositField, value: string) {
  if (field === 'promotion') return promotions.length > 0
  if (field === 'amount') return true
  const byMethod = methods && 'pgs' in methods ? methods.pgs : methods
  const offered = field === 'channel' ? all : byMethod
  return offered?.some(({ id, status }) => id === value && status === 'active') ?? false
}

/** Returns the first field that differs from a complete form; for a complete form, what is tried in it. */
function nextFixtures(context: Context) {
  const { form } = context
  if (form.method === '5') return [['amount', form.amount === '50' ? '201' : '50']] as const
  if (form.method === '1' && context.channelsMethod === '1' && !context.channels)
    return [['method', '2']] as const
  const wanted = isEwallets(context) ? { ...GOOD, channel: '' } : GOOD
  const wrong = (['method', 'channel', 'amount'] as const).find((field) => form[field] !== wanted[field])
  if (wrong) return [[wrong, wanted[wrong]] as const]
  return form.promotion === '' ? TRIED : [['promotion', form.promotion === '1' ? 'none' : '1'] as const]
}

export const model = defineModel<typeof depositMachine>({
  machine: depositMachine,
  input: inputOf(EMPTY),
  ports: depositPortsOf,
  stored: PLAYER,
  at: '/deposit',
  variants: {
    'with the draft of a deposit in USDT': withDraft(IN_USDT),
    'with a promotion chosen by the navigation state': {
      input: inputOf({ ...EMPTY, promotion: '1' }),
      arrive: arriveAt('/deposit', { promotion: '1' }),
    },
    'with a payment under way that may be paid': {
      input: inputOf(GOOD),
      stored: {
        ...withDraft(GOOD).stored,
        'app.payments': JSON.stringify({ 41: { payment: CASH_OUT, form: TYPED } }),
      },
    },
    'with the draft of a promotion that has ended': withDraft({ ...GOOD, promotion: '9' }),
  },
  project: (context) => {
    const { form, methods, promotions, channels: ofMethod, channelsMethod, error, payment } = context
    return [
      context.replaces,
      [form, methods && isEwallets(context), methods && 'length' in methods && methods.length],
      [promotions.length, ofMethod?.length, channelsMethod, isPending(context), error, payment !== null],
    ]
  },

  answers: {
    loadMethods: {
      'a list': { body: METHODS },
      'e-wallets': { body: { type: 'ewallet', pgs: METHODS.slice(0, 2) } },
      none: { body: [] },
    },
    loadPromotions: {
      some: {
        body: {
          promotions: [
            promotion('1', 'Double it'),
            promotion('2', 'No more', { status: 'display' }),
            promotion('3', 'Long ago', { end_date: '2024-12-31 23:59:59' }),
          ],
        },
      },
    },
    loadOpening: {
      'nothing that waits': [deposits(['1', '2']), VERIFIED, phonesOf(0)],
      'a deposit waits, no phone is verified': [deposits(['2', '0']), UNVERIFIED, phonesOf(0)],
      'the main phone is of another country': [deposits([]), FOREIGN, phonesOf(0)],
    },
    loadChannels: {
      two: channels('a wallet', ['11', 'Agent', { deposit_bouns: '2.5' }], ['12', 'Personal']),
      'the one of USDT': channels('USDT', ['51', 'USDT']),
      'none at all': { body: { success: true, data: [] } },
      'none that is open': channels('a wallet', ['11', 'Agent', { status: 'inactive' }]),
    },
    loadEligibility: {
      // What has succeeded blocks nothing, whatever is odd in it.
      good: [VERIFIED, phonesOf(0), deposits(['1'], { amount: null, created_at: null })],
      'verified by another phone': [UNVERIFIED, phonesOf(1), deposits([])],
      'not verified': [UNVERIFIED, phonesOf(0), ERROR],
      'a deposit is pending': [VERIFIED, ERROR, deposits(['0'])],
      'no transactions': [VERIFIED, phonesOf(0), REFUSED],
      'a transaction is not readable': [VERIFIED, phonesOf(0), deposits(['1'], { key: null })],
      'a phone is not readable': [VERIFIED, { body: { data: [{ id: 1, isverify: 1 }] } }, deposits([])],
      'no user': [ERROR, phonesOf(0), deposits([])],
      lost: [{ lost: true }, phonesOf(0), deposits([]), { lost: true }],
      silence: { silent: 15_000 },
    },
    requestNumber: {
      // A number that lost its 0.
      'a number': { body: [{ id: 11, account_number: 1700000321 }] },
      'no number': { body: [] },
      'the promotion is refused': PROMOTION_REFUSED,
      ...READ,
    },
    requestEwallet: {
      'a number': { body: { amount: '500.00', transaction: 900, number: '01700000321', timer: 15 } },
      'a page': { body: { amount: 500, transaction: 'T900', number: null, url: 'https://wallet.test/pay' } },
      'neither of them': {
        body: { amount: 500, transaction: 'T900', number: null, url: 'javascript:alert(1)' },
      },
      'under way': { status: 409, body: {} },
      'the promotion is refused': PROMOTION_REFUSED,
      ...failedReads(30_000),
    },
  },

  usual: {
    ends: {
      loadMethods: ['a list', 'e-wallets'],
      loadChannels: ['two', 'the one of USDT'],
      requestEwallet: ['a number'],
    },
    first: ['loadMethods', 'loadPromotions', 'loadOpening'],
  },
  plainEvents: ['next', 'dismiss', 'payment.replace', 'promotion.drop'],
  events: {
    'field.changed': ({ context }) => {
      const wanted = context.form.method === '5' ? IN_USDT : GOOD
      return nextFixtures(context).map(([field, value]) => {
        const fixture = { type: 'field.changed', field, value } as const
        return value === wanted[field] || field === 'amount' ? fixture : unusual(fixture)
      })
    },
  },

  covered: ({ context }) => dialogOf(context) && ['dismiss', 'payment.replace', 'promotion.drop', 'next'],
  gesture: {
    'field.changed': {
      when: ({ context }, { field, value }) => isThere(context, field, value),
      play: (page, { field, value }) => {
        const { typeAmount, choice } = depositPage(page)
        if (field === 'amount') return typeAmount(value)
        return choice(STEPS[field][0], choiceName(field, value) ?? '').click()
      },
    },
    // Some dialogs offer to repeat the call. Whether the promotions are there changes nothing that the page shows.
    next: {
      when: (snapshot) =>
        snapshot.context.promotions.length > 0 &&
        (snapshot.context.error?.kind === 'loadEligibility' ||
          [undefined, 'Message'].includes(dialogOf(snapshot.context)?.[0])),
      play: async (page) => {
        const { dialog, retryInDialog, pressNext } = depositPage(page)
        await ((await dialog.isVisible()) ? retryInDialog() : pressNext())
      },
    },
    dismiss: {
      when: ({ context }) => dialogOf(context) !== undefined,
      play: (page) => depositPage(page).closeDialog(),
    },
    'payment.replace': (page) => button(page, 'Start a new deposit').click(),
    'promotion.drop': (page) => button(page, 'Continue without the promotion').click(),
  },

  invariants: {
    'the channels are those of the chosen method': (after) =>
      !after.matches('open') ||
      after.matches({ open: { channels: 'none' } }) ||
      after.context.channelsMethod === after.context.form.method,
  },

  assertions: {
    'deposit.open.channels.none': async (page, { context }) => {
      const step = depositPage(page).step('Deposit Channel')
      await expect(step.getByRole('radio')).toHaveCount(0)
      const needsNone = isEwallets(context) && methodOf(context) !== null
      await expect(step).toContainText(
        needsNone ? 'This method needs no channel.' : 'Choose a payment method first.',
      )
    },
    'deposit.open.channels.loading': seeLoading('channel'),
    'deposit.open.channels.ready': async (page, { context: { channels: all, form } }) => {
      const open = all?.filter(({ status }) => status === 'active') ?? []
      const { step, choice } = depositPage(page)
      await expect(step('Deposit Channel').getByRole('radio')).toHaveCount(open.length)
      if (all && open.length === 0)
        await expect(step('Deposit Channel')).toContainText(
          all.length > 0
            ? 'No channel of this method is open at the moment.'
            : 'This method needs no channel.',
        )
      for (const { id } of open)
        await expect(choice('Deposit Channel', choiceName('channel', id) ?? '')).toBeVisible()
      const isUsdt = form.method === '5'
      await expect(page.getByText('1 USDT = 121.50 BDT/TK', { exact: true })).toHaveCount(isUsdt ? 1 : 0)
      const range = isUsdt ? '10 – 200 USDT' : '৳ 100 – ৳ 25,000'
      await expect(page.getByText(range, { exact: true })).toBeVisible()
    },
    'deposit.open.form.choosing': async (page, snapshot) => {
      await seeChoices(page, snapshot)
      const { error, form } = snapshot.context
      const { dialog, next } = depositPage(page)
      const said = dialogOf(snapshot.context)
      await expect(dialog).toHaveCount(said ? 1 : 0)
      if (said) {
        await expect(dialog).toHaveAccessibleName(said[0])
        await expect(dialog.locator('[lang=bn]')).toHaveCount(said[1] === UNKNOWN ? 1 : 0)
        const link = dialog.getByRole('link', { name: 'Continue your payment', exact: true })
        await expect(link).toHaveCount(error?.kind === 'mayHavePaid' ? 1 : 0)
        const request = dialog.getByRole('link', { name: 'See the request', exact: true })
        await expect(request).toHaveCount(error?.kind === 'pending' ? 1 : 0)
        const support = dialog.getByRole('link', { name: 'Support', exact: true })
        await expect(support).toHaveCount(error?.kind === 'loadEligibility' ? 1 : 0)
        await expect(button(page, 'Continue without the promotion')).toHaveCount(
          error && 'failure' in error && error.failure.kind === 'refused' && error.failure.status === 422
            ? 1
            : 0,
        )
        const again = dialog.getByRole('button', { name: 'Try again', exact: true })
        const offersRetry = error?.kind === 'loadEligibility' || said[0] === 'Message'
        await expect(again).toHaveCount(offersRetry ? 1 : 0)
        if (error?.kind === 'mayHavePaid') {
          await expect(page.getByText('You have a payment under way.')).toBeVisible()
          await expect(page.getByText('Continue your payment', { exact: true })).toHaveCount(2)
        }
        const missing = snapshot.context.missingPhone === 'added' ? /^Your number is not of Bangl/ : CONFIRMED
        return expect(dialog.getByRole('paragraph')).toHaveText([
          said[1],
          ...(error?.kind === 'unverified' ? [missing] : []),
        ])
      }
      await expect(next).toBeEnabled()
      await seeFooter(page, snapshot)
      const range = form.method === '5' ? '10 and 200 USDT' : '৳100 and ৳25,000'
      const kind = error?.kind ?? ''
      const inline = kind === 'outOfRange' ? `Amount must be between ${range}.` : INLINE[kind]
      const words = page.getByRole('main').getByText(/^(Please|Amount must)/)
      await expect(words).toHaveText(inline ? [inline] : [])
    },
    'deposit.open.form.checking': seeBusy,
    'deposit.open.form.requestingNumber': seeBusy,
    'deposit.open.form.requestingEwallet': seeBusy,
    'deposit.done': async (page, { context: { payment } }) => {
      await expect(page).toHaveURL('/make-payment')
      await expect(page.getByRole('heading', { level: 1, name: 'Make Payment' })).toBeVisible()
      if (payment?.number) await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
      else await expect(page.locator('iframe')).toHaveAttribute('src', 'https://wallet.test/pay')
      // The time runs from the first sending, which may have waited 30 s for its answer.
      const ewallets = payment?.transaction === '900' ? /^(15:00|14:30)$/ : /^(10:00|9:30)$/
      await expect(page.getByRole('timer')).toHaveText(payment?.currency === 'USDT' ? '30:00' : ewallets)
    },
  },
})
