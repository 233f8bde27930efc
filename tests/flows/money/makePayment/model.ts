import { expect, type Locator, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { makePaymentMachine } from '../../../../machines/money/makePayment/makePayment.machine.ts'
import type { Payment, Receipt } from '../../../../machines/money/makePayment/makePayment.rules.ts'
import { makePaymentPortsOf } from '../../../../src/ports/money/makePayment.ts'
import { PLAYER, userWith } from '../../../model/ambient.ts'
import { fetched, travel } from '../../../model/device.ts'
import { NOON } from '../../../model/headless-environment.ts'
import { defineModel, unanswered, type World } from '../../../model/model.ts'
import { button } from '../../../site/controls.ts'

type Snapshot = SnapshotFrom<typeof makePaymentMachine>

const TEN_MINUTES = 600_000

const CASH_OUT: Payment = {
  paymentType: 'cashOut',
  remoteId: '41',
  method: 'bKash',
  icon: 'pay-bkash.svg',
  amount: 50_000,
  currency: 'BDT',
  number: '01700000321',
  url: '',
  paymentId: '11',
  promotionId: '2',
  transaction: '',
  deadline: NOON + TEN_MINUTES,
  whole: TEN_MINUTES,
}
const USDT: Payment = {
  ...CASH_OUT,
  paymentType: 'usdt',
  method: 'USDT',
  amount: 5_000,
  currency: 'USDT',
  number: 'TiyaDemo0OIl0OIl',
  paymentId: '51',
  promotionId: null,
  deadline: NOON + 3 * TEN_MINUTES,
  whole: 3 * TEN_MINUTES,
}
const WALLET_NUMBER: Payment = { ...CASH_OUT, paymentType: 'ewallet', amount: 50_050, transaction: '900' }
const WALLET_PAGE: Payment = { ...WALLET_NUMBER, number: '', url: 'https://wallet.test/pay', amount: 0 }

const EMPTY = { phone: '', transactionId: '' }
const GOOD_ID = '8N7A2QX91K'
/** What the device keeps of a sending whose outcome it does not know. */
const OPEN_KEY = JSON.stringify({ '/submit-deposit': { form: '[]', key: 'k'.repeat(32), at: NOON - 60_000 } })

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FILES: Readonly<Record<string, { mimeType: string; buffer: Buffer }>> = {
  'receipt.png': { mimeType: 'image/png', buffer: PIXEL },
  'receipt.pdf': { mimeType: 'application/pdf', buffer: PIXEL },
  'huge.png': { mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  'broken.png': { mimeType: 'image/png', buffer: Buffer.from('no picture') },
}
const receiptOf = (name: string): Receipt => ({
  name,
  type: FILES[name]?.mimeType ?? '',
  size: FILES[name]?.buffer.length ?? 0,
  preview: `blob:${name}`,
})

const inputOf = (payment: Payment | null, unsure = false) => ({
  payment,
  remoteId: '41',
  form: EMPTY,
  unsure,
})

/** The clipboard answers when a walk says so. */
const arriveWith =
  (state: unknown) =>
  async ({ page }: World) => {
    await page.addInitScript(() => {
      const writeText = () =>
        new Promise((resolve, reject) => Object.assign(window, { allowCopy: resolve, refuseCopy: reject }))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await page.route('https://wallet.test/**', (route) => route.fulfill({ body: 'A wallet.' }))
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await travel(page, '/make-payment', state)
  }

const phonesOf = (...verified: (0 | 1)[]) => ({
  body: { data: verified.map((isverify, id) => ({ id, contract_value: `0181234569${id}`, isverify })) },
})
const transactionsWith = (transaction_id: string, ...keys: readonly string[]) => ({
  body: {
    transactions: keys.map((key, id) => ({
      id,
      action: 'deposit',
      key,
      amount: '500.00',
      transaction_id,
      created_at: '2026-03-02 06:00:00',
    })),
  },
})

const phaseOf = ({ payment, now }: Snapshot['context']) => {
  const left = (payment?.deadline ?? 0) - now
  return left <= 0 ? 'over' : left <= 5_000 ? 'near' : 'fresh'
}

/** Nothing is filled in, said or shown yet: where copies and receipts are walked. */
function isPristine({ context, value }: Snapshot): boolean {
  const { form, errors, failure, rejected, unsure } = context
  const open = typeof value === 'object' ? value.open : undefined
  return (
    phaseOf(context) === 'fresh' &&
    open?.form === 'editing' &&
    open.phones === 'ready' &&
    context.phones.length === 2 &&
    form.phone === '' &&
    form.transactionId === '' &&
    Object.values(errors).every((wrong) => !wrong) &&
    failure === null &&
    !rejected &&
    !unsure
  )
}

/** Every answer is met once, by a cash-out in its time; elsewhere a few stand for the rest. */
function isAnswerOfInterest({ context }: Snapshot, label: string): boolean {
  const [, name = ''] = label.split(' ← ')
  const plain = context.payment?.paymentType === 'cashOut' && phaseOf(context) === 'fresh'
  if (label.startsWith('loadPhones'))
    return name === 'two phones' || (plain && !context.unsure && context.phonesFailure === null)
  if (!label.includes(' ← ') || (plain && (!context.unsure || label.startsWith('findDeposit')))) return true
  // A time limit would run past the deadline.
  return ['taken', 'refused with a message', 'lost', 'it is there', 'another is there'].includes(name)
}

const isAside = ({ context: { notice, receipt, receiptError }, value }: Snapshot) =>
  notice !== null ||
  receipt !== null ||
  receiptError !== null ||
  (typeof value === 'object' && value.open.copying !== 'quiet')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Message' })
const phone = (page: Page): Locator => page.getByRole('combobox', { name: 'Phone', exact: true })
const transactionId = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Transaction ID', exact: true })
const alerts = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

const NOTICES = {
  numberCopied: 'Account number copied!',
  amountCopied: 'Amount copied',
  noNumber: 'No account number to copy!',
  noAmount: 'No Amount to copy!',
  refused: 'Copying does not work in this browser. Please press and hold the number to copy it.',
}
const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'

const REJECTED = 'A deposit with this transaction ID had arrived and was rejected.'

/** The words of decisions.md and of spec section 8, by what was answered. */
function wordsOf({ failure, unsure }: Snapshot['context']): string {
  const refused = failure?.kind === 'refused' ? failure : undefined
  if (refused?.status === 409) return 'Still being processed.'
  if (unsure) return UNKNOWN
  const said = refused?.message ?? Object.values(refused?.fields ?? {})[0]
  return `Submission failed: ${said ?? 'An error occurred. Please try again.'}`
}

async function seeOutcome(page: Page, { context }: Snapshot): Promise<void> {
  if (context.rejected) {
    await expect(dialog(page)).toContainText(REJECTED)
    await expect(dialog(page).getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      '/transaction-record',
    )
    return
  }
  if (!context.failure) return expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(dialog(page)).toContainText(wordsOf(context))
}

async function seeForm(page: Page, { context: { form } }: Snapshot): Promise<void> {
  await expect(phone(page)).toHaveValue(form.phone)
  await expect(transactionId(page)).toHaveValue(form.transactionId)
}

async function seeBusy(page: Page, snapshot: Snapshot): Promise<void> {
  await seeForm(page, snapshot)
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await expect(phone(page)).toBeDisabled()
  await expect(transactionId(page)).not.toBeEditable()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function seePayment(page: Page, payment: Payment, world: World): Promise<void> {
  const actions = { cashOut: 'Cash Out', usdt: 'Send USDT', ewallet: 'Pay' } as Record<string, string>
  const amounts: Record<number, string> = {
    50000: '৳ 500.00',
    5000: '50.00 USDT',
    50050: '৳ 500.50',
    0: '৳ 0.00',
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Make Payment' })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: actions[payment.paymentType] ?? '' }),
  ).toBeVisible()
  await expect(page.getByText(amounts[payment.amount] ?? 'an amount', { exact: true })).toBeVisible()
  if (payment.number) await expect(page.getByText(payment.number, { exact: true })).toBeVisible()
  const code = page.getByRole('img', { name: 'Wallet address QR code' })
  if (payment.paymentType !== 'usdt') await expect(code).toHaveCount(0)
  else await fetched(world, code)
  await expect(page.locator('iframe')).toHaveCount(payment.url ? 1 : 0)
}

export const model = defineModel<typeof makePaymentMachine>({
  machine: makePaymentMachine,
  input: inputOf(CASH_OUT),
  // The clipboard asks no server: walks say how it ends.
  ports: (environment) => {
    const { copyText: _, ...ports } = makePaymentPortsOf(environment)
    return ports
  },
  stored: PLAYER,
  at: '/make-payment',
  arrive: arriveWith(CASH_OUT),
  ambient: {
    'GET /payment-methods': { body: [] },
    'GET /promotion': { body: { promotions: [] } },
  },
  variants: {
    'in USDT': { input: inputOf(USDT), arrive: arriveWith(USDT) },
    'to an e-wallet': { input: inputOf(WALLET_NUMBER), arrive: arriveWith(WALLET_NUMBER) },
    'on the page of an e-wallet': { input: inputOf(WALLET_PAGE), arrive: arriveWith(WALLET_PAGE) },
    'after a sending of unknown outcome': {
      input: inputOf(CASH_OUT, true),
      stored: { ...PLAYER, 'app.once.41': OPEN_KEY },
    },
    'with the payment of another player': {
      input: inputOf(null),
      arrive: arriveWith({ ...CASH_OUT, remoteId: '42' }),
    },
  },
  project: (context) => {
    const { payment, form, errors, phones, phonesFailure, failure, unsure, notice, copying } = context
    const { receipt, receiptError, rejected, taken } = context
    return [
      [payment?.paymentType, payment?.url, phaseOf(context)],
      [form, errors, failure, rejected, unsure, phones, phonesFailure],
      [notice, notice === null && copying, receipt?.name, receiptError, taken !== null],
    ]
  },

  answers: {
    loadPhones: {
      'two phones': [userWith({ session_id: '1' }), phonesOf(1, 0)],
      'the main one, the others refused': [userWith({ session_id: '1' }), { status: 500, raw: '' }],
      'none that is verified': [userWith({ session_id: '0' }), phonesOf(0)],
      'no main one, the others refused': [userWith({ session_id: '0' }), { status: 400, body: {} }],
      refused: [{ status: 403, body: { message: 'This account is closed.' } }, phonesOf()],
      lost: [{ lost: true }, phonesOf(), { lost: true }],
      silence: { silent: 15_000 },
      broken: { broken: true },
    },
    findDeposit: {
      'it is there': transactionsWith(GOOD_ID, '2', '0'),
      'it was rejected': transactionsWith(GOOD_ID, '2'),
      'another is there': transactionsWith('ANOTHER123', '0'),
      refused: { status: 400, body: { message: 'Not now.' } },
      lost: { lost: true },
      broken: { broken: true },
    },
    submitPayment: {
      taken: { body: { message: 'Thank you.' } },
      'refused with a message': {
        status: 400,
        body: { message: 'This transaction ID has been used already.' },
      },
      'refused with a field alone': {
        status: 422,
        body: { errors: { transaction_id: ['No such payment.'] } },
      },
      'refused without a message': { status: 400, body: {} },
      'success is false': { body: { success: false, message: 'Deposits are closed.' } },
      'under way': { status: 409, body: { message: 'Still being processed.' } },
      'too many': { status: 429, body: { message: 'Slow down.' } },
      'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
      'not JSON': { raw: 'thanks' },
      empty: { raw: '' },
      ...unanswered(30_000),
    },
  },
  outcomes: {
    copyText: {
      copied: {
        output: true,
        play: ({ page }) =>
          page.evaluate(() => (window as unknown as { allowCopy: (value?: undefined) => void }).allowCopy()),
      },
      refused: {
        output: false,
        play: ({ page }) =>
          page.evaluate(() =>
            (window as unknown as { refuseCopy: (why: Error) => void }).refuseCopy(new Error('no')),
          ),
      },
      rejected: { error: new Error('broken') },
    },
  },

  events: {
    'field.changed': ({ context: { form, phones } }) => {
      const chosen = form.phone === '' && phones[0] ? [phones[0]] : []
      const typed = (form.phone === '' ? [GOOD_ID] : ['8N7A', GOOD_ID]).filter(
        (id) => id !== form.transactionId,
      )
      return [
        ...chosen.map((value) => ({ type: 'field.changed', field: 'phone', value }) as const),
        ...typed.map((value) => ({ type: 'field.changed', field: 'transactionId', value }) as const),
      ]
    },
    submit: () => [{ type: 'submit' }],
    dismiss: ({ context }) => (context.failure || context.rejected ? [{ type: 'dismiss' }] : []),
    restart: () => [{ type: 'restart' }],
    copy: () => [
      { type: 'copy', what: 'number' },
      { type: 'copy', what: 'amount' },
    ],
    'phones.retry': () => [{ type: 'phones.retry' }],
    'receipt.chosen': () =>
      Object.keys(FILES).map((name) => ({ type: 'receipt.chosen', receipt: receiptOf(name) })),
    'receipt.removed': () => [{ type: 'receipt.removed' }],
    // It follows of a picture that can't be shown.
    'receipt.broken': () => [],
    'clock.ticked': ({ context }) => {
      const deadline = context.payment?.deadline ?? 0
      return [{ type: 'clock.ticked', now: phaseOf(context) === 'fresh' ? deadline - 5_000 : deadline }]
    },
  },
  durations: {
    noticeShown: 4_000,
    'clock.ticked': ({ context }) => {
      const left = (context.payment?.deadline ?? 0) - context.now
      return phaseOf(context) === 'fresh' ? left - 5_000 : left
    },
  },
  follows: {
    parent: (_, event) =>
      event.type === 'receipt.chosen' && event.receipt.name === 'broken.png'
        ? { type: 'receipt.broken' }
        : undefined,
  },
  prune: (snapshot, { kind, label, event }, place) => {
    // A promise of the platform is refused, it does not break.
    if (label === 'copyText → rejected' && place === 'browser') return true
    const { context, value } = snapshot
    const open = typeof value === 'object' ? value.open : undefined
    const phase = phaseOf(context)
    if (kind !== 'event') return !isAnswerOfInterest(snapshot, label)
    // A modal lies over the rest.
    if (context.failure || context.rejected) return event.type !== 'dismiss'
    if (open?.phones === 'loading') return true
    // The page of an e-wallet has nothing to copy: its amount is 0 here.
    if (event.type === 'copy') {
      const onPage = Boolean(context.payment?.url) && 'what' in event && event.what === 'number'
      return !(isPristine(snapshot) && context.receipt === null && context.receiptError === null && !onPage)
    }
    if (event.type.startsWith('receipt.')) return !(isPristine(snapshot) && open?.copying === 'quiet')
    if (isAside(snapshot)) return true
    // What differs in phones ends with one press.
    if (context.phones.length < 2) return !['phones.retry', 'submit'].includes(event.type)
    if (event.type === 'clock.ticked') {
      const filled = context.form.phone !== '' && context.form.transactionId === GOOD_ID
      return !(open?.form === 'editing'
        ? isPristine(snapshot) || filled || phase === 'near'
        : phase === 'near')
    }
    return !(phase === 'fresh' || event.type === 'submit' || event.type === 'restart')
  },

  gesture: {
    'field.changed': async (page, { field, value }) =>
      field === 'phone' ? phone(page).selectOption(value) : transactionId(page).fill(value),
    submit: (page) => button(page, 'Submit').click(),
    dismiss: (page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
    restart: (page) => button(page, 'Start again').click(),
    copy: (page, { what }) => button(page, what === 'number' ? 'Copy account number' : 'Copy amount').click(),
    'phones.retry': (page) => button(page, 'Try again').click(),
    'receipt.chosen': (page, { receipt: { name } }) => {
      const file = FILES[name]
      if (!file) throw new Error(name)
      return page.getByLabel('Receipt', { exact: true }).setInputFiles({ name, ...file })
    },
    'receipt.removed': (page) => button(page, 'Remove the picture').click(),
  },

  assertions: {
    'makePayment.open.phones.loading': (page) => expect(phone(page)).toBeDisabled(),
    'makePayment.open.phones.ready': async (page, { context, value }) => {
      if (typeof value === 'object' && value.open.form !== 'editing') return
      const masks: Record<string, string> = { '01712345678': '01*******78', '01812345690': '01*******90' }
      const options = phone(page).getByRole('option')
      await expect(options.filter({ hasText: '*' })).toHaveText(
        context.phones.map((one) => masks[one] ?? one),
      )
      await expect(page.getByText('Please verify your phone number first.')).toHaveCount(
        context.phones.length === 0 ? 1 : 0,
      )
    },
    'makePayment.open.phones.failed': async (page, { context, value }) => {
      if (typeof value === 'object' && value.open.form === 'closed') return
      const { phonesFailure } = context
      const silent = phonesFailure?.kind === 'lost' || phonesFailure?.kind === 'timedOut'
      const refused = phonesFailure?.kind === 'refused' ? phonesFailure.message : undefined
      await expect(alerts(page).filter({ hasText: 'Try again' })).toContainText(
        silent
          ? 'An error occurred while fetching your phone numbers.'
          : (refused ?? 'Failed to fetch your phone numbers'),
      )
    },
    'makePayment.open.clock.running': async (page, { context }) => {
      const timer = page.getByRole('timer')
      await expect(timer).toHaveText(/^\d?\d:\d\d$/)
      if (phaseOf(context) === 'near') await expect(timer).toHaveText('0:05')
    },
    'makePayment.open.clock.over': async (page, { value }) => {
      const closed = typeof value === 'object' && value.open.form === 'closed'
      await expect(page.getByRole('timer')).toHaveText(closed ? [] : ['0:00'])
    },
    'makePayment.open.form.editing': async (page, snapshot, world) => {
      const { errors, payment } = snapshot.context
      if (payment) await seePayment(page, payment, world)
      await seeForm(page, snapshot)
      await seeOutcome(page, snapshot)
      const words = [
        ...(errors.phone ? ['ফোন নম্বর ঠিক 11 সংখ্যার হতে হবে।'] : []),
        ...(errors.transactionId ? ['ট্রানজ্যাকশন আইডি কমপক্ষে 7 অক্ষরের হতে হবে।'] : []),
      ]
      await expect(alerts(page).filter({ hasText: /ফোন|ট্রানজ্যাকশন/ })).toHaveText(words)
    },
    'makePayment.open.form.settling': seeBusy,
    'makePayment.open.form.submitting': seeBusy,
    'makePayment.open.form.closed': async (page, snapshot) => {
      await seeOutcome(page, snapshot)
      if (snapshot.context.failure || snapshot.context.rejected) return
      await expect(page.getByRole('heading', { name: 'Time is over' })).toBeVisible()
      await expect(button(page, 'Start again')).toBeEnabled()
      await expect(button(page, 'Support')).toBeEnabled()
      // Nobody pays to a number that has run out.
      await expect(page.getByText('01700000321')).toHaveCount(0)
      await expect(button(page, 'Submit')).toHaveCount(0)
    },
    'makePayment.open.copying.quiet': (page) => expect(page.getByRole('status')).toHaveText(''),
    'makePayment.open.copying.writing': (page) => expect(page.getByRole('status')).toHaveText(''),
    'makePayment.open.copying.told': (page, { context: { notice } }) =>
      expect(page.getByRole('status')).toHaveText(notice ? NOTICES[notice] : 'a notice'),
    'makePayment.open.receipt.none': async (page, { context: { receiptError }, value }) => {
      await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toHaveCount(0)
      if (typeof value === 'object' && value.open.form === 'closed') return
      const words = {
        notImage: 'Please choose a picture.',
        tooLarge: 'The picture must be 5 MB at most.',
        broken: 'This picture can’t be shown. Please choose another one.',
      }
      await expect(page.getByLabel('Receipt', { exact: true })).toHaveAccessibleDescription(
        [...(receiptError ? [words[receiptError]] : []), 'optional, stays on this device'].join(' '),
      )
    },
    'makePayment.open.receipt.shown': (page) =>
      expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible(),
    'makePayment.left': async (page, { context }) => {
      await expect(page).toHaveURL(context.taken ? '/payment-request' : '/deposit')
      if (!context.taken) return
      await expect(page.getByText('আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText('30:00')
      expect(await page.evaluate(() => [localStorage['app.once.41'], localStorage['app.draft.41']])).toEqual([
        undefined,
        undefined,
      ])
    },
  },
})
