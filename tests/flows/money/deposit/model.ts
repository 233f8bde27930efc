import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { depositMachine } from '../../../../machines/money/deposit/deposit.machine.ts'
import type { DepositForm } from '../../../../machines/money/deposit/deposit.rules.ts'
import { depositPortsOf } from '../../../../src/ports/money/deposit.ts'
import { PLAYER, userWith } from '../../../model/ambient.ts'
import { defineModel, unanswered, type World } from '../../../model/model.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

const EMPTY: DepositForm = { method: '', channel: '', amount: '', promotion: '' }
const GOOD: DepositForm = { method: '1', channel: '11', amount: '500', promotion: '' }
/** Fifty are too few taka and enough USDT. */
const IN_USDT: DepositForm = { method: '5', channel: '51', amount: '50', promotion: 'none' }

/** One of them at a time, in a form that is complete. */
const TRIED: readonly (readonly [keyof DepositForm, string])[] = [
  ['amount', ''],
  ['amount', '5.5'],
  ['amount', '50'],
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

/** For calls that run beside others: no time passes while they wait. */
const { silence: _, ...quickFailures } = failures

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const amount = (page: Page) => page.getByLabel('Amount')
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const METHOD_NAMES: Readonly<Record<string, string>> = { '1': 'bKash', '2': 'Nagad', '5': 'USDT' }
const CHANNEL_NAMES: Readonly<Record<string, string>> = { '11': 'Cash Out', '12': 'Send Money', '51': 'USDT' }
const PROMOTION_NAMES: Readonly<Record<string, string>> = { none: 'No promotion', '1': 'Double it' }

/** The texts of the specification beside a step. */
const INLINE: Readonly<Record<string, string>> = {
  amountMissing: 'Please fill in your amount.',
  methodMissing: 'Please select a valid payment method.',
  channelMissing: 'Please select a Deposit channel.',
  notWhole: 'Amount must be a whole number.',
}
const PENDING =
  'You already have a deposit request pending. Please wait for it to be processed before making another deposit.'
const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'
const SORRY = 'An error occurred. Please try again.'

/** In a dialog: its title and its words. */
function dialogOf({ trouble }: Snapshot['context']): readonly [string, string] | undefined {
  if (!trouble || trouble.of in INLINE || trouble.of === 'outOfRange') return undefined
  if (trouble.of === 'unverified') return ['Error', 'Please verify your phone number first.']
  if (trouble.of === 'pending') return ['Error', PENDING]
  if (!('failure' in trouble))
    return ['Error', 'This channel has no number at the moment. Please choose another one.']
  const { kind } = trouble.failure
  const refused = trouble.failure.kind === 'refused' ? trouble.failure : undefined
  if (trouble.of === 'ewallet' && refused?.status === 409) return ['Message', 'Still being processed.']
  if (trouble.of === 'ewallet' && refused?.status !== 403) return ['Message', UNKNOWN]
  if (trouble.of !== 'standing') return ['Error', refused?.message ?? SORRY]
  const silent = kind === 'lost' || kind === 'timedOut'
  return [
    'Error',
    silent
      ? 'An error occurred while checking your account.'
      : (refused?.message ?? 'Failed to check your account'),
  ]
}

async function seeChoices(page: Page, { context, value }: Snapshot): Promise<void> {
  const open = typeof value === 'object' ? value.open : undefined
  const { form } = context
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await expect(amount(page)).toHaveValue(form.amount)
  const chosen: readonly [string, string | undefined, boolean][] = [
    ['Payment Method', METHOD_NAMES[form.method], open?.methods === 'ready'],
    ['Deposit Channel', CHANNEL_NAMES[form.channel], open?.channels === 'ready'],
    ['Promotion', PROMOTION_NAMES[form.promotion], open?.promotions === 'ready'],
  ]
  for (const [name, choice, there] of chosen) {
    if (!there) continue
    await expect(group(page, name).getByRole('radio', { checked: true })).toHaveCount(choice ? 1 : 0)
    if (choice)
      await expect(group(page, name).getByRole('radio', { name: choice, exact: true })).toBeChecked()
  }
}

const loadingOf = (name: string) => (page: Page) =>
  expect(region(page, name)).toHaveAttribute('aria-busy', 'true')

/** The words of a list that could not be loaded, and the way to try again. */
async function seeFailed(
  page: Page,
  name: string,
  what: string,
  failure: { kind: string } | null,
): Promise<void> {
  const silent = failure?.kind === 'lost' || failure?.kind === 'timedOut'
  const said = failure && 'message' in failure ? String(failure.message) : undefined
  const alert = region(page, name).getByRole('alert')
  await expect(alert).toContainText(
    silent ? `An error occurred while fetching the ${what}.` : (said ?? `Failed to fetch ${what}`),
  )
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeEnabled()
}

async function seeBusy(page: Page, snapshot: Snapshot, name: string): Promise<void> {
  await seeChoices(page, snapshot)
  await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(amount(page)).not.toBeEditable()
  await expect(dialog(page)).toHaveCount(0)
}

const isPending = ({ transactions }: Snapshot['context']) => transactions.some(({ key }) => key === '0')

function isEwallets({ methods }: Snapshot['context']): boolean {
  return methods !== null && 'pgs' in methods
}

/** What can be touched: a method that is offered, a channel that is open. */
function isThere(
  { methods, channels }: Snapshot['context'],
  field: keyof DepositForm,
  value: string,
): boolean {
  if (field === 'method')
    return (methods && ('pgs' in methods ? methods.pgs : methods))?.some(({ id }) => id === value) ?? false
  return (
    field !== 'channel' || (channels?.some(({ id, status }) => id === value && status === 'active') ?? false)
  )
}

/** The first field that differs from a complete form; then what is tried in one. */
function nextFixtures(context: Snapshot['context']) {
  const { form } = context
  if (form.method === '5')
    return [
      ['amount', '500'],
      ['amount', '50'],
    ] as const
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
  input: { remoteId: '41', form: EMPTY },
  ports: depositPortsOf,
  stored: PLAYER,
  at: '/deposit',
  arrive: arriveWith(EMPTY),
  variants: {
    'with the draft of a deposit in USDT': {
      input: { remoteId: '41', form: IN_USDT },
      arrive: arriveWith(IN_USDT),
    },
  },
  project: (context) => {
    const { form, methods, promotions, channels, channelsOf, trouble, payment } = context
    const { methodsFailure, promotionsFailure, channelsFailure } = context
    return [
      [form, methods && isEwallets(context), methods && 'length' in methods && methods.length],
      [promotions.length, channels?.length, channelsOf, isPending(context), trouble, payment !== null],
      [methodsFailure, promotionsFailure, channelsFailure],
    ]
  },

  answers: {
    loadMethods: {
      'a list': { body: METHODS },
      'e-wallets': { body: { type: 'ewallet', pgs: METHODS.slice(0, 2) } },
      none: { body: [] },
      ...quickFailures,
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
      ...quickFailures,
    },
    loadTransactions: {
      none: transactions('1', '2'),
      one: transactions('2', '0'),
      refused: failures.refused,
      broken: failures.broken,
    },
    loadChannels: {
      two: {
        body: { success: true, data: [method('11', 'bKash', 'Agent'), method('12', 'bKash', 'Personal')] },
      },
      'the one of USDT': { body: { success: 1, data: [method('51', 'USDT', 'USDT')] } },
      'none at all': { body: { success: true, data: [] } },
      'none that is open': {
        body: { success: true, data: [method('11', 'bKash', 'Agent', { status: 'inactive' })] },
      },
      'success is false': { body: { success: false, message: 'Words of the server.' } },
      ...failures,
    },
    loadStanding: {
      good: [user('1'), phones(0), transactions('1')],
      'verified by another phone': [user('0'), phones(1), transactions()],
      'not verified': [user('0'), phones(0), { status: 500, raw: '' }],
      'a deposit is pending': [user('1'), { status: 500, raw: '' }, transactions('0')],
      'no transactions': [user('1'), phones(0), { status: 403, body: { message: 'Words of the server.' } }],
      'no user': [{ status: 500, raw: '' }, phones(0), transactions()],
      lost: [{ lost: true }, phones(0), transactions(), { lost: true }],
      silence: { silent: 15_000 },
      broken: { broken: true },
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

  events: {
    'field.changed': ({ context }) =>
      nextFixtures(context)
        .filter(([field, value]) => context.form[field] !== value && isThere(context, field, value))
        .map(([field, value]) => ({ type: 'field.changed', field, value })),
    next: () => [{ type: 'next' }],
    dismiss: ({ context }) => (dialogOf(context) ? [{ type: 'dismiss' }] : []),
    'methods.retry': () => [{ type: 'methods.retry' }],
    'promotions.retry': () => [{ type: 'promotions.retry' }],
    'channels.retry': () => [{ type: 'channels.retry' }],
  },
  prune: ({ context, value }, { kind, label, event }) => {
    const open = typeof value === 'object' ? value.open : undefined
    const [id = '', name = ''] = label.split(' ← ')
    const { form, trouble } = context
    const usual = ['a list', 'some', 'none', 'two', 'the one of USDT', 'good', 'a number', 'a page']
    // The lists come in their order, each in every way once.
    if (id === 'loadMethods') return !(open?.promotions === 'loading' && open.transactions === 'loading')
    if (open?.methods === 'loading') return true
    if (id === 'loadPromotions')
      return !(open?.transactions === 'loading' && (name === 'some' || form.method === ''))
    if (open?.promotions === 'loading') return true
    if (event.type === 'methods.retry' || event.type === 'promotions.retry')
      return open?.transactions !== 'loading'
    if (id === 'loadTransactions') return !(name === 'none' || form.method === '')
    if (open?.transactions === 'loading') return true
    if (id === 'loadChannels') {
      const own = form.method === '5' ? 'the one of USDT' : 'two'
      return !(name === own || (form.method === '1' && form.amount === '' && !name.includes('USDT')))
    }
    if (event.type === 'channels.retry') return trouble !== null
    const odd =
      open?.methods !== 'ready' ||
      open.promotions !== 'ready' ||
      open.channels === 'failed' ||
      (context.channels !== null && context.channels.length === 0)
    if (kind === 'event' && dialogOf(context)) {
      const again = trouble?.of === 'standing' || dialogOf(context)?.[0] === 'Message'
      return !(event.type === 'dismiss' || (event.type === 'next' && again))
    }
    // What is odd ends with a press, or with a form that passes.
    if (open?.channels === 'failed' && event.type === 'field.changed') return isPending(context)
    if (kind === 'event' && odd) return event.type !== 'next'
    const complete = form.method === '1' && form.amount === '500' && form.promotion === '' && !odd
    if (id === 'loadStanding')
      return !(usual.includes(name) || (complete && !isPending(context) && !isEwallets(context)))
    if (id.startsWith('request')) return !(usual.includes(name) || (complete && !isPending(context)))
    // A strip that stands there changes nothing else.
    return !(!isPending(context) || event.type === 'next')
  },

  gesture: {
    'field.changed': (page, { field, value }) => {
      if (field === 'amount') return amount(page).fill(value)
      const [name, names] = {
        method: ['Payment Method', METHOD_NAMES] as const,
        channel: ['Deposit Channel', CHANNEL_NAMES] as const,
        promotion: ['Promotion', PROMOTION_NAMES] as const,
      }[field]
      return group(page, name)
        .getByRole('radio', { name: names[value] ?? '', exact: true })
        .click()
    },
    next: async (page) =>
      (await dialog(page).isVisible())
        ? dialog(page).getByRole('button', { name: 'Try again', exact: true }).click()
        : next(page).click(),
    dismiss: (page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
    'methods.retry': (page) =>
      region(page, 'Payment Method').getByRole('button', { name: 'Try again' }).click(),
    'promotions.retry': (page) =>
      region(page, 'Promotion').getByRole('button', { name: 'Try again' }).click(),
    'channels.retry': (page) =>
      region(page, 'Deposit Channel').getByRole('button', { name: 'Try again' }).click(),
  },

  assertions: {
    'deposit.open.methods.loading': loadingOf('Payment Method'),
    'deposit.open.methods.ready': async (page, { context }) => {
      const { methods } = context
      if (methods && 'length' in methods && methods.length === 0)
        return expect(region(page, 'Payment Method').getByText('No Data', { exact: true })).toBeVisible()
      // Each name once, and only what is active.
      await expect(group(page, 'Payment Method').getByRole('radio')).toHaveCount(isEwallets(context) ? 2 : 3)
      await expect(page.getByText('+3%', { exact: true })).toBeVisible()
    },
    'deposit.open.methods.failed': (page, { context }) =>
      seeFailed(page, 'Payment Method', 'payment methods', context.methodsFailure),
    'deposit.open.promotions.loading': loadingOf('Promotion'),
    'deposit.open.promotions.ready': async (page, { context }) => {
      const promotions = group(page, 'Promotion')
      await expect(promotions.getByRole('radio')).toHaveCount(2)
      const taka = context.form.method === '5' ? undefined : context.form.amount
      const terms: Record<string, string> = {
        '500': 'You get ৳ 500.00 · turnover ৳ 6,000.00',
        '৫০০': 'You get ৳ 500.00 · turnover ৳ 6,000.00',
        '50': 'You get ৳ 50.00 · turnover ৳ 600.00',
      }
      await expect(promotions).toContainText(terms[taka ?? ''] ?? 'Bonus 100% · turnover 12×')
    },
    'deposit.open.promotions.failed': (page, { context }) =>
      seeFailed(page, 'Promotion', 'promotions', context.promotionsFailure),
    'deposit.open.transactions.loading': (page, { context }) =>
      expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toHaveCount(
        isPending(context) ? 1 : 0,
      ),
    'deposit.open.transactions.settled': (page, { context }) =>
      expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toHaveCount(
        isPending(context) ? 1 : 0,
      ),
    'deposit.open.channels.none': (page) =>
      expect(region(page, 'Deposit Channel').getByRole('radio')).toHaveCount(0),
    'deposit.open.channels.loading': loadingOf('Deposit Channel'),
    'deposit.open.channels.ready': async (page, { context: { channels, form } }) => {
      const open = channels?.filter(({ status }) => status === 'active') ?? []
      const radios = region(page, 'Deposit Channel').getByRole('radio')
      await expect(radios).toHaveCount(open.length)
      for (const { id } of open)
        await expect(
          group(page, 'Deposit Channel').getByRole('radio', { name: CHANNEL_NAMES[id] ?? '', exact: true }),
        ).toBeVisible()
      const usdt = form.method === '5'
      await expect(page.getByText('1 USDT = 121.50 BDT/TK', { exact: true })).toHaveCount(usdt ? 1 : 0)
      await expect(page.getByText(usdt ? '10 – 200 USDT' : '৳ 100 – ৳ 25,000', { exact: true })).toBeVisible()
    },
    'deposit.open.channels.failed': (page, { context }) =>
      seeFailed(page, 'Deposit Channel', 'channels', context.channelsFailure),
    'deposit.open.form.choosing': async (page, snapshot) => {
      await seeChoices(page, snapshot)
      const { trouble, form } = snapshot.context
      const said = dialogOf(snapshot.context)
      await expect(dialog(page)).toHaveCount(said ? 1 : 0)
      if (said) {
        await expect(dialog(page)).toHaveAccessibleName(said[0])
        return expect(dialog(page).getByText(said[1], { exact: true })).toBeVisible()
      }
      await expect(next(page)).toBeEnabled()
      const range =
        form.method === '5'
          ? 'Amount must be between 10 and 200 USDT.'
          : 'Amount must be between ৳100 and ৳25,000.'
      const inline = trouble && (trouble.of === 'outOfRange' ? range : INLINE[trouble.of])
      const words = page.getByRole('main').getByText(/^(Please|Amount must)/)
      await expect(words).toHaveText(inline ? [inline] : [])
    },
    'deposit.open.form.checking': (page, snapshot) => seeBusy(page, snapshot, 'Checking…'),
    'deposit.open.form.requestingNumber': (page, snapshot) => seeBusy(page, snapshot, 'Getting the number…'),
    'deposit.open.form.requestingEwallet': (page, snapshot) => seeBusy(page, snapshot, 'Getting the number…'),
    'deposit.left': async (page, { context: { payment } }) => {
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
