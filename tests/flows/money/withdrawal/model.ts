import { expect, type Page } from '@playwright/test'
import { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine.ts'
import type { Problem, WithdrawalForm } from '../../../../machines/money/withdrawal/withdrawal.rules.ts'
import { withdrawalPortsOf } from '../../../../src/ports/money/withdrawal.ts'
import { PLAYER, userWith } from '../../../model/ambient.ts'
import { defineModel, unanswered, type WireAnswer } from '../../../model/model.ts'

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
const REFUSED: WireAnswer = { status: 403, body: { message: 'Your account is being checked.' } }

const FILLED: WithdrawalForm = { amount: '500', account: '01712345678', method: '4' }

const amount = (page: Page) => page.getByLabel('Amount')
const account = (page: Page) => page.getByRole('combobox', { name: 'Account Number', exact: true })
const method = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Payment Method', exact: true })
    .getByRole('radio', { name: 'bKash', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const error = (page: Page) => page.getByRole('dialog', { name: 'Error', exact: true })

const FIELDS = {
  missing: 'Amount is required.',
  notWhole: 'Amount must be a whole number.',
  outOfRange: 'Amount must be between ৳500 and ৳25,000.',
  account: 'Account number is required.',
  method: 'Please select your payment method.',
}

const PROBLEMS: Readonly<Record<string, string>> = {
  phone: 'Please verify your phone number first.',
  pending:
    'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
  transactions: 'Your pending requests could not be checked. Nothing was sent.',
  rejected: 'Your last request had arrived and was rejected. Its money is back in your wallet.',
  turnover: 'Please complete your turnover and try again.',
  inFlight: 'Still being processed.',
  unanswered: 'An error occurred. Please try again.',
}

async function seeProblem(page: Page, problem: Problem): Promise<void> {
  const words = 'message' in problem ? problem.message : PROBLEMS[problem.kind]
  await expect(error(page).getByText(words ?? '?', { exact: true })).toBeVisible()
  const links = { phone: '/profile', birthday: '/profile', turnover: '/turnover-record' }
  const leads = problem.kind in links ? links[problem.kind as keyof typeof links] : undefined
  if (leads) await expect(error(page).locator(`a[href="${leads}"]`)).toBeVisible()
  await expect(error(page).getByRole('button', { name: 'Try again', exact: true })).toHaveCount(
    problem.kind === 'transactions' ? 1 : 0,
  )
}

async function seeBusy(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: label, exact: true })).toBeDisabled()
  await expect(amount(page)).not.toBeEditable()
}

/** What is typed, one field after another; what is refused of it, with the others filled. */
function changesOf(form: WithdrawalForm) {
  const { amount: typed, account: chosen, method: by } = form
  if (by === '') return [{ field: 'method', value: '4' }] as const
  if (chosen === '') return [{ field: 'account', value: '01712345678' }] as const
  return ['500', '12.5', '৪৯৯', '২৫০০০', '']
    .filter((value) => value !== typed)
    .map((value) => ({ field: 'amount', value }) as const)
}

export const model = defineModel<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  input: { remoteId: '41', form: { amount: '', account: '', method: '' }, sent: null },
  ports: withdrawalPortsOf,
  stored: PLAYER,
  at: '/withdrawal',
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
  project: ({ options, form, sent, failure, fieldProblem, problem }) => [
    options && [options.phones, options.pending.length],
    form,
    sent,
    failure,
    fieldProblem,
    problem,
  ],
  localPorts: ['settle'],
  durations: { successShown: 1_500 },

  answers: {
    loadOptions: {
      'a method, one phone': [
        methods(),
        user(),
        phones({ id: 1, contract_value: '+8801898765432', isverify: 0 }),
        transactions(),
      ],
      'an e-wallet, a phone that was added, a deposit pending': [
        methods({ type: 'ewallet', pgs: METHODS }),
        user({ session_id: '0' }),
        phones({ id: 1, contract_value: '01712345678', isverify: 1 }),
        transactions(transaction(60, 'deposit', '0')),
      ],
      'no verified phone': [methods(), user({ session_id: '0' }), phones(), REFUSED],
      'no active method in taka': [methods(METHODS.slice(1)), user(), phones(), transactions()],
      'methods are refused': [REFUSED, user(), phones(), transactions()],
      'the player is refused': [methods(), REFUSED, phones(), transactions()],
      'methods are not JSON': [{ raw: '<html>' }, user(), phones(), transactions()],
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
    check: {
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

  events: {
    'field.changed': ({ context }) =>
      changesOf(context.form).map((change) => ({ type: 'field.changed', ...change })),
    submit: () => [{ type: 'submit' }],
    dismiss: () => [{ type: 'dismiss' }],
    retry: ({ context }) =>
      context.problem && context.problem.kind !== 'transactions' ? [] : [{ type: 'retry' }],
  },
  gesture: {
    'field.changed': async (page, { field, value }) => {
      if (field === 'method') await method(page).click()
      else if (field === 'account') await account(page).selectOption(value)
      else if (value === '500') await page.getByRole('button', { name: '500', exact: true }).click()
      else await amount(page).fill(value)
    },
    submit: (page) => submit(page).click(),
    dismiss: (page) => error(page).getByRole('button', { name: 'Close', exact: true }).click(),
    retry: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
  },

  assertions: {
    'withdrawal.loading': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
      await expect(submit(page)).toHaveCount(0)
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
    'withdrawal.editing': async (page, { context: { form, options, sent, fieldProblem } }) => {
      await expect(amount(page)).toHaveValue(form.amount)
      await expect(account(page)).toHaveValue(form.account)
      await expect(method(page)).toBeChecked({ checked: form.method === '4' })
      await expect(page.getByRole('radio')).toHaveCount(1)
      await expect(submit(page)).toBeEnabled()
      await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
      await expect(page.getByText('৳ 500 – ৳ 25,000', { exact: true })).toBeVisible()
      if (options?.phones.length) await expect(account(page)).toContainText('01*******78')
      await expect(page.getByRole('link', { name: 'Verify phone' })).toHaveCount(
        options?.phones.length ? 0 : 1,
      )
      await expect(page.getByText('Deposit ৳ 500.00 is under review')).toHaveCount(
        options?.pending.length ?? 0,
      )
      const said =
        fieldProblem && FIELDS[fieldProblem.field === 'amount' ? fieldProblem.error : fieldProblem.field]
      const alerts = [...(sent ? [/^Your last request got no answer/] : []), ...(said ? [said] : [])]
      await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveText(alerts)
    },
    'withdrawal.checkingPending': (page) => seeBusy(page, 'Checking…'),
    'withdrawal.checking': (page) => seeBusy(page, 'Checking…'),
    'withdrawal.submitting': (page) => seeBusy(page, 'Submitting…'),
    'withdrawal.explaining': async (page, { context }) => {
      if (context.problem) await seeProblem(page, context.problem)
    },
    'withdrawal.succeeded': async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'Withdrawal successful!' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('app.draft.41'))).toBeNull()
      expect(await page.evaluate(() => localStorage.getItem('app.once.41'))).toBeNull()
    },
    'withdrawal.left': (page) => expect(page).toHaveURL('/payment-request'),
  },
})
