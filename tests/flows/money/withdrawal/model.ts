import type { Page } from '@playwright/test'
import { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import type {
  SubmitError,
  WithdrawalForm,
  WithdrawalOptions,
} from '#machines/money/withdrawal/withdrawal.types.ts'
import { withdrawalPortsOf } from '#src/ports/money/withdrawal.ts'
import { generalWith, PLAYER, userWith } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered, type WireAnswer, type World } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { withdrawalPage } from './withdrawal.page.ts'

const METHODS = [
  { id: 4, name: 'bKash', icon: null, status: 'active', account_type: 'Agent' },
  { id: 5, name: 'Nagad', status: 'inactive', account_type: 'Personal' },
  { id: 6, name: 'USDT', status: 'active', account_type: 'USDT' },
]

const transaction = (id: number, action: string, key: string, amount = '500.00') => ({
  id,
  action,
  key,
  amount,
  created_at: '2026-03-02 06:00:00',
})

const methods = (list: unknown = METHODS): WireAnswer => ({ body: list })
const user = (changes: object = {}) => userWith({ phone: '8801712345678', ...changes })
const phones = (...data: object[]): WireAnswer => ({ body: { data } })
const transactions = (...list: object[]): WireAnswer => ({ body: { transactions: list } })
const turnovers = (...list: object[]): WireAnswer => ({ body: { turnover: list } })
const turnover = (status: string, required_turnover: string, remaining_turnover: string) => ({
  id: 1,
  status,
  required_turnover,
  remaining_turnover,
  created_at: '2026-03-02 06:00:00',
})
const REFUSED: WireAnswer = { status: 403, body: { message: 'Your account is being checked.' } }

/** During maintenance the site loads its settings again whenever its tab is shown. */
const duringMaintenance = (open: boolean) => generalWith({ site_status: 0, withdrawal_status: open ? 1 : 0 })

const FILLED: WithdrawalForm = { amount: '500', account: '01712345678', method: '4' }

const FIELD_ERRORS = {
  missing: 'Amount is required.',
  notWhole: 'Amount must be a whole number.',
  outOfRange: 'Amount must be between ৳500 and ৳25,000.',
  account: 'Account number is required.',
  method: 'Please select your payment method.',
}

const SUBMIT_ERRORS: Readonly<Record<string, string>> = {
  phone: 'Please verify your phone number first.',
  pending:
    'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
  transactions: 'Your pending requests could not be checked. Nothing was sent.',
  rejected: 'Your last request had arrived and was rejected. Its money is back in your wallet.',
  turnover: 'Please complete your turnover and try again.',
  inFlight: 'Still being processed.',
  unanswered: 'An error occurred. Please try again.',
}

const LINKS: Readonly<Record<string, string>> = {
  phone: '/profile',
  birthday: '/profile',
  turnover: '/turnover-record',
}

async function seeError(page: Page, submitError: SubmitError): Promise<void> {
  const { error } = withdrawalPage(page)
  const message = 'message' in submitError ? submitError.message : SUBMIT_ERRORS[submitError.kind]
  await expect(error.getByText(message ?? '?', { exact: true })).toBeVisible()
  const link = LINKS[submitError.kind]
  if (link) await expect(error.locator(`a[href="${link}"]`)).toBeVisible()
  await expect(error.getByRole('button', { name: 'Try again', exact: true })).toHaveCount(
    submitError.kind === 'transactions' ? 1 : 0,
  )
}

/** Expects what can be withdrawn and what keeps it back; nothing of either while the turnover is unknown. */
async function seeTurnover(page: Page, options: WithdrawalOptions | null): Promise<void> {
  const { all, turnoverLeft } = withdrawalPage(page)
  const main = page.getByRole('main')
  const left = options?.turnover?.remaining_turnover
  await expect(main.getByText('You can withdraw')).toHaveCount(left === undefined ? 0 : 1)
  await expect(main.getByText('Turnover left', { exact: true })).toHaveCount(left ? 1 : 0)
  await expect(all).toBeEnabled({ enabled: left === 0 })
  if (left === 0) await expect(main).toContainText('You can withdraw৳ 1,500.00')
  if (!left) return
  await expect(main).toContainText('You can withdraw৳ 0.00')
  await expect(main).toContainText('Turnover left৳ 1,500.00')
  await expect(turnoverLeft).toHaveAttribute('aria-valuenow', '42')
  await expect(page.getByRole('link', { name: 'See your turnover' })).toHaveAttribute(
    'href',
    '/turnover-record',
  )
}

async function seeBusy(page: Page, label: string): Promise<void> {
  await expect(button(page, label)).toBeDisabled()
  await expect(withdrawalPage(page).amount).not.toBeEditable()
}

/** Fills the method and the account, if there is one to choose, in any order, then types amounts around each check. */
function changesOf({ amount, account, method }: WithdrawalForm, hasPhones: boolean) {
  const missing = [
    ...(method === '' ? [{ field: 'method', value: '4' } as const] : []),
    ...(account === '' && hasPhones ? [{ field: 'account', value: '01712345678' } as const] : []),
  ]
  if (missing.length > 0) return missing
  const others = amount === '500' ? ['12.5', '৪৯৯', '1500', '২৫০০০', '25001', ''] : ['500']
  return others.map((value) => ({ field: 'amount', value }) as const)
}

export const model = defineModel<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  input: { remoteId: '41', form: { amount: '', account: '', method: '' }, sent: null },
  ports: withdrawalPortsOf,
  stored: PLAYER,
  at: '/withdrawal',
  arrive: async ({ page, ambient }: World) => {
    ambient.set('GET /general', duringMaintenance(true))
    await page.goto('/withdrawal')
  },
  variants: {
    'with a form that was sent before a reload': {
      input: { remoteId: '41', form: FILLED, sent: { form: FILLED, known: ['70'] } },
      stored: {
        ...PLAYER,
        'app.draft.41': JSON.stringify({
          withdrawal: { form: FILLED, sent: { form: FILLED, known: ['70'] } },
        }),
      },
    },
    'with a form whose method and phone are gone': {
      input: { remoteId: '41', form: { ...FILLED, account: '01555555555', method: '5' }, sent: null },
      stored: {
        ...PLAYER,
        'app.draft.41': JSON.stringify({
          withdrawal: { form: { ...FILLED, account: '01555555555', method: '5' }, sent: null },
        }),
      },
    },
  },
  project: ({ open, options, form, sent, failure, fieldError, submitError }) => [
    open,
    options && [options.phones, options.pending.length, options.turnover?.remaining_turnover],
    form,
    sent,
    failure,
    fieldError,
    submitError,
  ],
  localPorts: ['closeRequest'],
  durations: { successShown: 1_500 },
  answers: {
    loadData: {
      'a method, one phone': [
        methods(),
        user(),
        phones({ id: 1, contract_value: '+8801898765432', isverify: 0 }),
        transactions(),
        turnovers(turnover('complete', '500.00', '500.00')),
      ],
      'an e-wallet, a phone that was added, a deposit pending': [
        methods({ type: 'ewallet', pgs: METHODS }),
        user({ session_id: '0' }),
        phones({ id: 1, contract_value: '01712345678', isverify: 1 }),
        transactions(transaction(60, 'deposit', '0')),
        turnovers(turnover('active', '3000.00', '1000.50'), turnover('active', '500.00', '499.50')),
      ],
      'no verified phone': [methods(), user({ session_id: '0' }), phones(), REFUSED, REFUSED],
      'no active method in taka': [methods(METHODS.slice(1)), user(), phones(), transactions(), turnovers()],
      'methods are refused': [REFUSED, user(), phones(), transactions(), turnovers()],
      'the player is refused': [methods(), REFUSED, phones(), transactions(), turnovers()],
      'methods are not JSON': [{ raw: '<html>' }, user(), phones(), transactions(), turnovers()],
      ...unanswered(15_000),
    },
    loadTransactions: {
      'nothing that counts': transactions(transaction(70, 'withdraw', '1'), transaction(71, 'deposit', '0')),
      'a withdrawal waits': transactions(transaction(72, 'withdraw', '0'), transaction(70, 'withdraw', '1')),
      'another one waits': transactions(
        transaction(73, 'withdraw', '0', '700.00'),
        transaction(70, 'withdraw', '1'),
      ),
      'one was rejected': transactions(transaction(72, 'withdraw', '2'), transaction(70, 'withdraw', '1')),
      refused: REFUSED,
      ...unanswered(15_000),
    },
    preCheck: {
      passed: { body: { success: 1 } },
      'date of birth': {
        status: 400,
        body: { success: false, error: 'Please set your Date of Birth first.' },
      },
      turnover: { status: 400, body: { success: false, error: 'Turnover is not complete.' } },
      'no words': { status: 400, body: { success: false } },
      'other words': { body: { success: false, error: 'Your account is being checked.' } },
      'server error': { status: 500, raw: '' },
      ...unanswered(15_000),
    },
    submitWithdrawal: {
      taken: { body: { success: true, message: 'Sent.' } },
      'refused with a message': {
        status: 422,
        body: { success: false, message: 'Your balance does not cover this amount.' },
      },
      'refused with an error': {
        body: { success: false, error: 'Please complete your turnover and try again.' },
      },
      'errors of fields': { status: 422, body: { errors: { amount: ['Too much for today.'] } } },
      'refused without words': { status: 400, body: {} },
      'still in flight': { status: 409, body: { message: 'Conflict' } },
      'server error': { status: 500, body: { message: 'SQLSTATE' } },
      'not JSON': { raw: 'ok' },
      empty: { raw: '' },
      ...unanswered(30_000),
    },
  },

  usual: {},
  events: {
    'field.changed': ({ context: { form, options } }) =>
      changesOf(form, options !== null && options.phones.length > 0).map((change) => ({
        type: 'field.changed',
        ...change,
      })),
    submit: () => [{ type: 'submit' }],
    dismiss: () => [{ type: 'dismiss' }],
    retry: ({ context }) =>
      context.submitError && context.submitError.kind !== 'transactions' ? [] : [{ type: 'retry' }],
    'status.changed': ({ context }) => [{ type: 'status.changed', open: !context.open }],
  },
  gesture: {
    'field.changed': {
      // `All` is enabled only once nothing is left of the turnover.
      when: ({ context }, { value }) =>
        value !== '1500' || context.options?.turnover?.remaining_turnover === 0,
      play: async (page, { field, value }) => {
        const withdrawal = withdrawalPage(page)
        if (field === 'method') await withdrawal.chooseMethod('bKash')
        else if (field === 'account') await withdrawal.chooseAccount(value)
        else if (value === '500') await withdrawal.chooseAmount(value)
        else if (value === '1500') await withdrawal.all.click()
        else await withdrawal.typeAmount(value)
      },
    },
    submit: (page) => withdrawalPage(page).submit.click(),
    dismiss: (page) => withdrawalPage(page).closeError(),
    retry: (page) => withdrawalPage(page).retry(),
    'status.changed': async (page, { open }, { ambient }) => {
      ambient.set('GET /general', duringMaintenance(open))
      await setVisibility(page, false)
      await setVisibility(page, true)
    },
  },

  assertions: {
    'withdrawal.loading': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
      await expect(withdrawalPage(page).submit).toHaveCount(0)
    },
    'withdrawal.noMethods': (page) =>
      expect(
        page.getByText('No widthdraw methods available. Try again later.', { exact: true }),
      ).toBeVisible(),
    'withdrawal.failed': async (page, { context }) => {
      const kind = context.failure?.kind
      const words =
        context.failure?.kind === 'refused'
          ? 'Your account is being checked.'
          : kind === 'unreadable'
            ? 'Failed to fetch payment methods'
            : 'An error occurred while fetching the payment methods.'
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    },
    'withdrawal.closed': async (page) => {
      await expect(page.getByText('Withdrawals are closed', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/chat')
      await expect(withdrawalPage(page).amount).toHaveCount(0)
      await expect(withdrawalPage(page).submit).toHaveCount(0)
    },
    'withdrawal.editing': async (page, { context: { form, options, sent, fieldError } }) => {
      const { amount, account, method, submit, alerts } = withdrawalPage(page)
      await expect(amount).toHaveValue(form.amount)
      await expect(account).toHaveValue(form.account)
      await expect(method('bKash')).toBeChecked({ checked: form.method === '4' })
      await expect(page.getByRole('radio')).toHaveCount(1)
      await expect(submit).toBeEnabled()
      await expect(page.getByRole('main')).toContainText('Available balance৳ 1,500.00')
      await seeTurnover(page, options)
      await expect(page.getByText('৳ 500 – ৳ 25,000', { exact: true })).toBeVisible()
      if (options?.phones.length) await expect(account).toContainText('01*******78')
      await expect(page.getByRole('link', { name: 'Verify phone' })).toHaveCount(
        options?.phones.length ? 0 : 1,
      )
      await expect(page.getByText('Deposit ৳ 500.00 is under review')).toHaveCount(
        options?.pending.length ?? 0,
      )
      const message =
        fieldError && FIELD_ERRORS[fieldError.field === 'amount' ? fieldError.error : fieldError.field]
      const expected = [...(sent ? [/^Your last request got no answer/] : []), ...(message ? [message] : [])]
      await expect(alerts).toHaveText(expected)
    },
    'withdrawal.checkingTransactions': (page) => seeBusy(page, 'Checking…'),
    'withdrawal.preChecking': (page) => seeBusy(page, 'Checking…'),
    'withdrawal.submitting': (page) => seeBusy(page, 'Submitting…'),
    'withdrawal.showingError': async (page, { context }) => {
      if (context.submitError) await seeError(page, context.submitError)
    },
    'withdrawal.succeeded': async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'Withdrawal successful!' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('app.draft.41'))).toBeNull()
      expect(await page.evaluate(() => localStorage.getItem('app.idempotency.41'))).toBeNull()
    },
    'withdrawal.done': (page) => expect(page).toHaveURL('/payment-request'),
  },
})
