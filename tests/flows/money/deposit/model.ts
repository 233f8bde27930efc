import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { depositMachine } from '#machines/money/deposit/deposit.machine.ts'
import { methodOf } from '#machines/money/deposit/deposit.rules.ts'
import { regionsOf } from '#machines/money/deposit/deposit.selectors.ts'
import type { DepositForm } from '#machines/money/deposit/deposit.types.ts'
import { depositPortsOf } from '#src/ports/money/deposit.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { type Answer, defineModel, unanswered, unusual, type World } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { CASH_OUT } from '#tests/site/payments.ts'
import { depositPage } from './deposit.page.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

const EMPTY: DepositForm = { method: '', channel: '', amount: '', promotion: '' }
const UNDER_WAY = { payment: CASH_OUT, form: { phone: '', transactionId: '' }, outcomeUnknown: false }
const GOOD: DepositForm = { method: '1', channel: '11', amount: '500', promotion: '' }
/** A draft whose promotion has ended since. */
const PROMOTED: DepositForm = { ...GOOD, promotion: '9' }
/** The form after `/promotions` has chosen a promotion. */
const CHOSEN: DepositForm = { ...EMPTY, promotion: '1' }
const IN_USDT: DepositForm = { method: '5', channel: '51', amount: '50', promotion: 'none' }

/** Values tried one at a time in a complete form. */
const TRIED: readonly (readonly [keyof DepositForm, string])[] = [
  ['amount', ''],
  ['amount', '5.5'],
  ['amount', '99'],
  ['amount', '25001'],
  ['amount', '৫০০'],
  ['promotion', 'none'],
  ['promotion', '1'],
  ['method', '2'],
]

const method = (id: string, name: string, account_type: string | null, more: object = {}) => ({
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
  id,
  name,
  desc: '',
  thumbnail: '',
  turnover: '12',
  deposit_bouns: '100',
  status: 'active',
  ...more,
})

const user = (session_id: string) => userWith({ session_id })
const phones = (isverify: 0 | 1) => ({ body: { data: [{ id: 1, contract_value: '01812345699', isverify }] } })
const transactions = (...keys: string[]) => ({
  body: {
    transactions: keys.map((key, id) => ({
      id,
      action: 'deposit',
      key,
      amount: '500.00',
      created_at: '2026-03-02 06:00:00',
    })),
  },
})

const failures = {
  refused: { status: 403, body: { message: 'Words of the server.' } },
  'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
  'not JSON': { raw: '<html>' },
  ...unanswered(15_000),
} as const

const METHOD_NAMES: Readonly<Record<string, string>> = { '1': 'bKash', '2': 'Nagad', '5': 'USDT' }
const CHANNEL_NAMES: Readonly<Record<string, string>> = { '11': 'Cash Out', '12': 'Send Money', '51': 'USDT' }
const PROMOTION_NAMES: Readonly<Record<string, string>> = { none: 'No promotion', '1': 'Double it' }

/** The texts shown beside a step. */
const INLINE: Readonly<Record<string, string>> = {
  amountMissing: 'Please fill in your amount.',
  methodMissing: 'Please select a valid payment method.',
  channelMissing: 'Please select a Deposit channel.',
  notWhole: 'Amount must be a whole number.',
}
const PENDING =
  'You already have a deposit request pending. Please wait for it to be processed before making another deposit.'
const PROMOTION_MISSING =
  'The promotion that you chose is not available at the moment. Choose again, or go on without it.'
const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'
const SORRY = 'An error occurred. Please try again.'

/** Returns the title and text of the dialog; undefined if none is open. */
function dialogOf({ error }: Snapshot['context']): readonly [string, string] | undefined {
  if (!error || error.kind in INLINE || error.kind === 'outOfRange') return undefined
  if (error.kind === 'unverified') return ['Error', 'Please verify your phone number first.']
  if (error.kind === 'pending') return ['Error', PENDING]
  if (error.kind === 'promotionMissing') return ['Error', PROMOTION_MISSING]
  if (!('failure' in error))
    return ['Error', 'This channel has no number at the moment. Please choose another one.']
  const { kind } = error.failure
  const refused = error.failure.kind === 'refused' ? error.failure : undefined
  if (error.kind === 'requestEwallet' && refused?.status === 409) return ['Message', 'Still being processed.']
  if (error.kind === 'requestEwallet' && refused?.status !== 403) return ['Message', UNKNOWN]
  if (error.kind !== 'loadEligibility') return ['Error', refused?.message ?? SORRY]
  const silent = kind === 'lost' || kind === 'timedOut'
  return [
    'Error',
    silent
      ? 'An error occurred while checking your account.'
      : (refused?.message ?? 'Failed to check your account'),
  ]
}

const isUncovered = ({ context }: Snapshot) => dialogOf(context) === undefined

async function seeChoices(page: Page, snapshot: Snapshot): Promise<void> {
  const { form } = snapshot.context
  // The method of a draft may be no longer on offer.
  const method = METHOD_NAMES[methodOf(snapshot.context)?.id ?? '']
  const { methods, channels, promotions } = regionsOf(snapshot)
  const { amount, choices, choice } = depositPage(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await expect(amount).toHaveValue(form.amount)
  for (const [step, chosen, state] of [
    ['Payment Method', method, methods],
    ['Deposit Channel', CHANNEL_NAMES[form.channel], channels],
    ['Promotion', PROMOTION_NAMES[form.promotion], promotions],
  ] as const) {
    if (state !== 'ready') continue
    await expect(choices(step).getByRole('radio', { checked: true })).toHaveCount(chosen ? 1 : 0)
    if (chosen) await expect(choice(step, chosen)).toBeChecked()
  }
}

type StepName = Parameters<ReturnType<typeof depositPage>['step']>[0]

const loadingOf = (name: StepName) => (page: Page) =>
  expect(depositPage(page).step(name)).toHaveAttribute('aria-busy', 'true')

/** Asserts the message for a list that could not be loaded, and its retry button. */
async function seeFailed(
  page: Page,
  name: StepName,
  what: string,
  failure: { kind: string } | null,
): Promise<void> {
  const silent = failure?.kind === 'lost' || failure?.kind === 'timedOut'
  const said = failure && 'message' in failure ? String(failure.message) : undefined
  // The step's own error may be below it.
  const alert = depositPage(page).step(name).getByRole('alert').filter({ hasText: 'Try again' })
  await expect(alert).toContainText(
    silent ? `An error occurred while fetching the ${what}.` : (said ?? `Failed to fetch ${what}`),
  )
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeEnabled()
}

async function seeBusy(page: Page, snapshot: Snapshot, name: string): Promise<void> {
  await seeChoices(page, snapshot)
  await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(depositPage(page).amount).not.toBeEditable()
  await expect(depositPage(page).dialog).toHaveCount(0)
}

const isPending = ({ transactions }: Snapshot['context']) => transactions.some(({ key }) => key === '0')

const seePending = (page: Page, { context }: Snapshot) =>
  expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toHaveCount(
    isPending(context) ? 1 : 0,
  )

function isEwallets({ methods }: Snapshot['context']): boolean {
  return methods !== null && 'pgs' in methods
}

/** Returns whether a choice can be touched: an offered method or an open channel. */
function isThere(
  { methods, channels, promotions }: Snapshot['context'],
  field: keyof DepositForm,
  value: string,
): boolean {
  if (field === 'promotion') return promotions.length > 0
  if (field === 'method')
    return (methods && ('pgs' in methods ? methods.pgs : methods))?.some(({ id }) => id === value) ?? false
  return (
    field !== 'channel' || (channels?.some(({ id, status }) => id === value && status === 'active') ?? false)
  )
}

/** Returns the first field that differs from a complete form; for a complete form, what is tried in it. */
function nextFixtures(context: Snapshot['context']) {
  const { form } = context
  if (form.method === '5') return [['amount', form.amount === '50' ? '201' : '50']] as const
  if (context.channelsFailure) return [['method', form.method === '1' ? '2' : '1']] as const
  const wanted = isEwallets(context) ? { ...GOOD, channel: '' } : GOOD
  const fields = ['method', 'channel', 'amount', 'promotion'] as const
  const wrong = fields.find((field) => form[field] !== wanted[field] && field !== 'promotion')
  if (wrong) return [[wrong, wanted[wrong]] as const]
  return form.promotion === '' ? TRIED : [['promotion', form.promotion === '1' ? 'none' : '1'] as const]
}

const arriveWith =
  (form: DepositForm) =>
  async ({ page }: World) => {
    if (form !== EMPTY)
      await page.addInitScript(
        (draft) => localStorage.setItem('app.draft.41', JSON.stringify({ deposit: draft })),
        form,
      )
    await page.goto('/deposit')
  }

export const model = defineModel<typeof depositMachine>({
  machine: depositMachine,
  input: { remoteId: '41', form: EMPTY, underWay: null },
  ports: depositPortsOf,
  stored: PLAYER,
  at: '/deposit',
  arrive: arriveWith(EMPTY),
  variants: {
    'with the draft of a deposit in USDT': {
      input: { remoteId: '41', form: IN_USDT, underWay: null },
      arrive: arriveWith(IN_USDT),
    },
    'with a promotion chosen by the navigation state': {
      input: { remoteId: '41', form: CHOSEN, underWay: null },
      arrive: async ({ page }) => {
        await page.goto('/nowhere')
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
        await travel(page, '/deposit', { promotion: '1' })
      },
    },
    'with a payment under way': {
      input: { remoteId: '41', form: EMPTY, underWay: UNDER_WAY },
      stored: {
        ...PLAYER,
        'app.payments': JSON.stringify({ 41: UNDER_WAY }),
      },
    },
    'with the draft of a promotion that has ended': {
      input: { remoteId: '41', form: PROMOTED, underWay: null },
      arrive: arriveWith(PROMOTED),
    },
  },
  project: (context) => {
    const { form, methods, promotions, channels, channelsMethod, error, payment } = context
    const { methodsFailure, promotionsFailure, channelsFailure } = context
    return [
      [form, methods && isEwallets(context), methods && 'length' in methods && methods.length],
      [promotions.length, channels?.length, channelsMethod, isPending(context), error, payment !== null],
      [methodsFailure, promotionsFailure, channelsFailure],
    ]
  },

  outcomes: {
    paymentUnderWay: {
      'is discarded': { output: undefined, play: ({ page }) => button(page, 'Start a new deposit').click() },
      breaks: { error: new Error('The clock breaks.') },
    },
  },
  answers: {
    loadMethods: {
      'a list': { body: METHODS },
      'e-wallets': { body: { type: 'ewallet', pgs: METHODS.slice(0, 2) } },
      none: { body: [] },
      ...failures,
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
      ...failures,
    },
    loadTransactions: {
      none: transactions('1', '2'),
      one: transactions('2', '0'),
      refused: failures.refused,
    },
    loadChannels: {
      two: channels('a wallet', ['11', 'Agent'], ['12', 'Personal']),
      'the one of USDT': channels('USDT', ['51', 'USDT']),
      'none at all': { body: { success: true, data: [] } },
      'none that is open': channels('a wallet', ['11', 'Agent', { status: 'inactive' }]),
      'success is false': { body: { success: false, message: 'Words of the server.' } },
      ...failures,
    },
    loadEligibility: {
      good: [user('1'), phones(0), transactions('1')],
      'verified by another phone': [user('0'), phones(1), transactions()],
      'not verified': [user('0'), phones(0), { status: 500, raw: '' }],
      'a deposit is pending': [user('1'), { status: 500, raw: '' }, transactions('0')],
      'no transactions': [user('1'), phones(0), { status: 403, body: { message: 'Words of the server.' } }],
      'no user': [{ status: 500, raw: '' }, phones(0), transactions()],
      lost: [{ lost: true }, phones(0), transactions(), { lost: true }],
      silence: { silent: 15_000 },
    },
    requestNumber: {
      'a number': { body: [{ id: 11, account_number: '01700000321' }] },
      'no number': { body: [] },
      ...failures,
    },
    requestEwallet: {
      'a number': { body: { amount: '500.00', transaction: 900, number: '01700000321', timer: 15 } },
      'a page': { body: { amount: 500, transaction: 'T900', number: null, url: 'https://wallet.test/pay' } },
      'neither of them': {
        body: { amount: 500, transaction: 'T900', number: null, url: 'javascript:alert(1)' },
      },
      'under way': { status: 409, body: {} },
      ...failures,
      silence: { silent: 30_000 },
    },
  },

  usual: {
    ends: {
      loadMethods: ['a list', 'e-wallets'],
      loadChannels: ['two', 'the one of USDT'],
      requestEwallet: ['a number'],
    },
    first: ['loadMethods', 'loadPromotions', 'loadTransactions'],
  },
  events: {
    'field.changed': ({ context }) =>
      nextFixtures(context)
        .filter(([field, value]) => context.form[field] !== value && isThere(context, field, value))
        .map(([field, value]) => {
          const fixture = { type: 'field.changed', field, value } as const
          const wanted = context.form.method === '5' ? IN_USDT : GOOD
          return value === wanted[field] ? fixture : unusual(fixture)
        }),
    next: () => [{ type: 'next' }],
    dismiss: ({ context }) => (dialogOf(context) ? [{ type: 'dismiss' }] : []),
    'methods.retry': () => [{ type: 'methods.retry' }],
    'promotions.retry': () => [{ type: 'promotions.retry' }],
    'channels.retry': () => [{ type: 'channels.retry' }],
  },

  gesture: {
    'field.changed': {
      when: isUncovered,
      play: (page, { field, value }) => {
        const { typeAmount, chooseMethod, chooseChannel, choosePromotion } = depositPage(page)
        if (field === 'amount') return typeAmount(value)
        if (field === 'method') return chooseMethod(METHOD_NAMES[value] ?? '')
        if (field === 'channel') return chooseChannel(CHANNEL_NAMES[value] ?? '')
        return choosePromotion(PROMOTION_NAMES[value] ?? '')
      },
    },
    // Some dialogs offer to repeat the call.
    next: {
      when: (snapshot) =>
        isUncovered(snapshot) ||
        snapshot.context.error?.kind === 'loadEligibility' ||
        dialogOf(snapshot.context)?.[0] === 'Message',
      play: async (page) => {
        const { dialog, retryInDialog, pressNext } = depositPage(page)
        await ((await dialog.isVisible()) ? retryInDialog() : pressNext())
      },
    },
    dismiss: (page) => depositPage(page).closeDialog(),
    'methods.retry': { when: isUncovered, play: (page) => depositPage(page).retry('Payment Method') },
    'promotions.retry': { when: isUncovered, play: (page) => depositPage(page).retry('Promotion') },
    'channels.retry': { when: isUncovered, play: (page) => depositPage(page).retry('Deposit Channel') },
  },

  assertions: {
    'deposit.resuming': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue your payment', exact: true })).toHaveAttribute(
        'href',
        '/make-payment',
      )
      await expect(page.getByText('৳ 500.00', { exact: true })).toBeVisible()
      await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText('10:00')
      await expect(depositPage(page).next).toHaveCount(0)
      await expect(depositPage(page).amount).toHaveCount(0)
    },
    'deposit.open.methods.loading': loadingOf('Payment Method'),
    'deposit.open.methods.ready': async (page, { context }) => {
      const { methods } = context
      if (methods && 'length' in methods && methods.length === 0)
        return expect(
          depositPage(page).step('Payment Method').getByText('No Data', { exact: true }),
        ).toBeVisible()
      // Each name without duplicates, and only active ones.
      await expect(depositPage(page).choices('Payment Method').getByRole('radio')).toHaveCount(
        isEwallets(context) ? 2 : 3,
      )
      await expect(page.getByText('+3%', { exact: true })).toBeVisible()
    },
    'deposit.open.methods.failed': (page, { context }) =>
      seeFailed(page, 'Payment Method', 'payment methods', context.methodsFailure),
    'deposit.open.promotions.loading': loadingOf('Promotion'),
    'deposit.open.promotions.ready': async (page, { context }) => {
      const promotions = depositPage(page).choices('Promotion')
      await expect(promotions.getByRole('radio')).toHaveCount(2)
      // The currency is the taka unless the chosen method is known and on offer.
      const taka = methodOf(context)?.id === '5' ? undefined : context.form.amount
      const terms: Record<string, string> = {
        '500': 'You get ৳ 500.00 · turnover ৳ 6,000.00',
        '৫০০': 'You get ৳ 500.00 · turnover ৳ 6,000.00',
        '50': 'You get ৳ 50.00 · turnover ৳ 600.00',
        '99': 'You get ৳ 99.00 · turnover ৳ 1,188.00',
        '25001': 'You get ৳ 25,001.00 · turnover ৳ 300,012.00',
      }
      await expect(promotions).toContainText(terms[taka ?? ''] ?? 'Bonus 100% · turnover 12×')
    },
    'deposit.open.promotions.failed': (page, { context }) =>
      seeFailed(page, 'Promotion', 'promotions', context.promotionsFailure),
    'deposit.open.transactions.loading': seePending,
    'deposit.open.transactions.ready': seePending,
    'deposit.open.channels.none': (page) =>
      expect(depositPage(page).step('Deposit Channel').getByRole('radio')).toHaveCount(0),
    'deposit.open.channels.loading': loadingOf('Deposit Channel'),
    'deposit.open.channels.ready': async (page, { context: { channels, form } }) => {
      const open = channels?.filter(({ status }) => status === 'active') ?? []
      const radios = depositPage(page).step('Deposit Channel').getByRole('radio')
      await expect(radios).toHaveCount(open.length)
      for (const { id } of open)
        await expect(
          depositPage(page)
            .choices('Deposit Channel')
            .getByRole('radio', { name: CHANNEL_NAMES[id] ?? '', exact: true }),
        ).toBeVisible()
      const usdt = form.method === '5'
      await expect(page.getByText('1 USDT = 121.50 BDT/TK', { exact: true })).toHaveCount(usdt ? 1 : 0)
      await expect(page.getByText(usdt ? '10 – 200 USDT' : '৳ 100 – ৳ 25,000', { exact: true })).toBeVisible()
    },
    'deposit.open.channels.failed': (page, { context }) =>
      seeFailed(page, 'Deposit Channel', 'channels', context.channelsFailure),
    'deposit.open.form.choosing': async (page, snapshot) => {
      await seeChoices(page, snapshot)
      const { error, form } = snapshot.context
      const { dialog, next } = depositPage(page)
      const said = dialogOf(snapshot.context)
      await expect(dialog).toHaveCount(said ? 1 : 0)
      if (said) {
        await expect(dialog).toHaveAccessibleName(said[0])
        return expect(dialog.getByText(said[1], { exact: true })).toBeVisible()
      }
      await expect(next).toBeEnabled()
      const range =
        form.method === '5'
          ? 'Amount must be between 10 and 200 USDT.'
          : 'Amount must be between ৳100 and ৳25,000.'
      const inline = error && (error.kind === 'outOfRange' ? range : INLINE[error.kind])
      const words = page.getByRole('main').getByText(/^(Please|Amount must)/)
      await expect(words).toHaveText(inline ? [inline] : [])
    },
    'deposit.open.form.checking': (page, snapshot) => seeBusy(page, snapshot, 'Checking…'),
    'deposit.open.form.requestingNumber': (page, snapshot) => seeBusy(page, snapshot, 'Getting the number…'),
    'deposit.open.form.requestingEwallet': (page, snapshot) => seeBusy(page, snapshot, 'Getting the number…'),
    'deposit.done': async (page, { context: { payment } }) => {
      await expect(page).toHaveURL('/make-payment')
      await expect(page.getByRole('heading', { level: 1, name: 'Make Payment' })).toBeVisible()
      if (payment?.number) await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
      else await expect(page.locator('iframe')).toHaveAttribute('src', 'https://wallet.test/pay')
      const minutes =
        payment?.currency === 'USDT' ? '30:00' : payment?.transaction === '900' ? '15:00' : '10:00'
      await expect(page.getByRole('timer')).toHaveText(minutes)
    },
  },
})
