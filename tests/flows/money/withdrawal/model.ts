import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { allTransactions } from '@tiya/contract/money'
import { unusual, type World } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { failed, succeeded } from '@tiya/ports/result'
import * as z from 'zod/mini'
import type { Result } from '#machines/common/result.ts'
import { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import type {
  SubmitError,
  WithdrawalDraft,
  WithdrawalForm,
  WithdrawalOptions,
} from '#machines/money/withdrawal/withdrawal.types.ts'
import { withdrawalRequestMachine } from '#machines/money/withdrawal/withdrawalRequest.machine.ts'
import { withdrawalPortsOf, withdrawalRequestPortsOf } from '#src/ports/money/withdrawal.ts'
import { generalWith, PLAYER, userWith } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, failedReads, unanswered } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { phonesOf } from '#tests/site/payments.ts'
import { transaction, transactions, turnovers } from '../money.fixture.ts'
import { moneyCallModel } from '../moneyCall.model.ts'
import { withdrawalPage } from './withdrawal.page.ts'

const METHODS = [
  { id: 4, name: 'bKash', icon: null, status: 'active', account_type: 'Agent' },
  { id: 5, name: 'Nagad', status: 'inactive', account_type: 'Personal' },
  { id: 6, name: 'USDT', status: 'active', account_type: 'USDT' },
]

/** A withdrawal that was approved before. */
const EARLIER = transaction(70, 'withdraw', '1')

const PHONE = '8801712345678'
const phone = (contract_value: string, isverify: 0 | 1) => ({
  body: { data: [{ id: 1, contract_value, isverify }] },
})
/** The refusal of the check before a withdrawal. */
const notYet = (error?: string) => ({ status: 400, body: { success: false, error } })
const READ = failedReads(15_000)
const REFUSED = READ['refused with a message']

const UNVERIFIED = userWith({ phone: PHONE, session_id: '0' })

/** Returns the responses with what the form needs: these, and those of a player with one phone and no turnover. */
const loaded = ({
  methods = { body: METHODS } as WireAnswer,
  user = userWith({ phone: PHONE }) as WireAnswer,
  phones = phonesOf(),
  listed = transactions() as WireAnswer,
  turnover = turnovers() as WireAnswer,
}) => [methods, user, phones, listed, turnover]

/** During maintenance the site loads its settings again whenever its tab is shown. */
const duringMaintenance = (open: boolean) => generalWith({ site_status: 0, withdrawal_status: open ? 1 : 0 })

const FILLED: WithdrawalForm = { amount: '500', account: '01712345678', method: '4' }

/** Returns how a player starts with what was typed and sent before a reload. */
const withDraft = (draft: WithdrawalDraft) => ({
  input: { remoteId: '41', ...draft },
  stored: {
    ...PLAYER,
    'app.draft.41': JSON.stringify({ withdrawal: draft }),
    ...(draft.sent && {
      'app.idempotency.41': JSON.stringify({
        '/submit-withdraw': { digest: '', key: 'k'.repeat(32), at: NOON - 60_000 },
      }),
    }),
  },
})

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
  transactions: 'Your pending requests could not be checked, so nothing was sent this time.',
  rejected: 'Your last request had arrived and was rejected. Its money is back in your wallet.',
  turnover: 'Please complete your turnover and try again.',
  inFlight: 'Still being processed.',
  unchecked: 'An error occurred. Please try again.',
  unanswered: 'An error occurred. Please try again.',
}

const ABROAD =
  'Your number is not of Bangladesh. Deposits and withdrawals need a number of 11 digits (01…): add one and verify it.'

/** The errors of a check that could not be made. */
const UNCHECKED: ReadonlySet<string> = new Set(['transactions', 'unchecked'])

const LINKS: Readonly<Record<string, string>> = {
  phone: '/profile',
  birthday: '/profile',
  turnover: '/turnover-record',
}

async function seeError(
  page: Page,
  submitError: SubmitError,
  options: WithdrawalOptions | null,
): Promise<void> {
  const { error } = withdrawalPage(page)
  const texts = [
    'message' in submitError ? submitError.message : '',
    SUBMIT_ERRORS[submitError.kind] ?? '',
    submitError.kind === 'phone' && options?.missingPhone === 'added' ? ABROAD : '',
  ]
  await expect(error.getByRole('paragraph')).toHaveText([...new Set(texts.filter(Boolean))])
  const link = LINKS[submitError.kind]
  if (link) await expect(error.locator(`a[href="${link}"]`)).toBeVisible()
  const isUnchecked = UNCHECKED.has(submitError.kind)
  await expect(error.getByRole('button', { name: 'Try again', exact: true })).toHaveCount(isUnchecked ? 1 : 0)
  const records = error.getByRole('link', { name: 'See the request', exact: true })
  await expect(records).toHaveCount(['pending', 'rejected'].includes(submitError.kind) ? 1 : 0)
  await expect(error.getByRole('link', { name: 'Support', exact: true })).toHaveCount(isUnchecked ? 1 : 0)
}

const verifyName = (options: WithdrawalOptions | null) =>
  options?.missingPhone === 'added' ? 'Add phone' : 'Verify phone'

const PENDING = {
  deposit: 'Deposit ৳ 500.00 is under review',
  withdraw: 'Withdrawal ৳ 700.00 is under review',
}

/**
 * Expects what can be withdrawn, or a list of what a withdrawal needs with what is there ticked off. Of turnover that is
 * unknown nothing is said.
 */
async function seeNeeds(page: Page, options: WithdrawalOptions | null): Promise<void> {
  if (!options) return
  const { all, needs, turnoverLeft } = withdrawalPage(page)
  const { phones, missingPhone, hasBirthday, pending, turnover } = options
  const main = page.getByRole('main')
  const left = turnover?.remaining_turnover
  await expect(all).toBeEnabled({ enabled: left === 0 })
  const missing = `Missing: ${missingPhone === 'added' ? ABROAD : 'Verified phone'}${verifyName(options)}`
  const lacking = [
    phones.length > 0 ? 'Done: Verified phone' : missing,
    hasBirthday ? 'Done: Birthday' : 'Missing: BirthdayAdd birthday',
    ...(left === undefined ? [] : [left ? /^Missing: Turnover left৳ 1,500\.00/ : 'Done: No turnover left']),
  ]
  const isLacking = phones.length === 0 || !hasBirthday || Boolean(left)
  await expect(needs).toHaveText(isLacking ? lacking : [])
  const isSaid = !isLacking && left === 0 && pending.every(({ action }) => action === 'deposit')
  await expect(main.getByText(/^You can withdraw/)).toHaveCount(isSaid ? 1 : 0)
  await expect(main.getByText(/^A withdrawal is/)).toHaveCount(0)
  if (isSaid) await expect(main).toContainText('You can withdraw৳ 1,500.00')
  if (!left) return
  await expect(turnoverLeft).toHaveAttribute('aria-valuenow', '42')
  await expect(button(page, 'About turnover')).toBeVisible()
  const link = page.getByRole('link', { name: 'See your turnover' })
  await expect(link).toHaveAttribute('href', '/turnover-record')
}

const seeBusy = async (page: Page) => {
  await expect(button(page, 'Submit…')).toBeDisabled()
  await expect(withdrawalPage(page).amount).not.toBeEditable()
}

/** Amounts that are typed besides the usual one, for each check of them. */
const AMOUNTS = ['12.5', '৪৯৯', '1500', '২৫০০০', '']

/** What the footer says of an amount that may be withdrawn. */
const SUMS: Readonly<Record<string, string>> = {
  '500': '৳ 500.00',
  '1500': '৳ 1,500.00',
  '২৫০০০': '৳ 25,000.00',
}

const LOOK = 'GET /transaction/show'
/** The same call as its answer is held: the form is loaded with it, too. */
const LOOKS = `${LOOK}?remote_id=41`
const SUBMIT = 'POST /submit-withdraw'
const BROKEN = { error: new Error('broken') }

const hold = ({ ambient }: World) => ambient.set(LOOKS, 'held')
const letGo = ({ ambient }: World) => ambient.delete(LOOKS)

async function answerLook(world: World, wire: WireAnswer): Promise<void> {
  await world.release(LOOK, wire)
  letGo(world)
}

/** Returns how a look at the transactions may end, which lists these rows. */
function look(kind: string, ...rows: readonly object[]) {
  const { transactions: listed } = z.parse(allTransactions.response, { transactions: rows })
  return {
    output: { kind, ...succeeded({ at: NOON, transactions: listed }) },
    play: (world: World) => answerLook(world, transactions(...rows)),
  }
}

/** Returns how the submission may end with this answer. */
const submission = (kind: string, result: Result<unknown>, wire: WireAnswer) => ({
  output: { kind, ...result },
  play: (world: World) => world.release(SUBMIT, wire),
})

const withdrawal = defineModel<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  input: { remoteId: '41', form: { amount: '', account: '', method: '' }, sent: null },
  ports: withdrawalPortsOf,
  stored: PLAYER,
  at: '/withdrawal',
  ambient: { 'GET /general': duringMaintenance(true), [SUBMIT]: 'held' },
  variants: {
    'with a form that was sent before a reload': withDraft({
      form: FILLED,
      sent: { form: FILLED, known: ['70'] },
    }),
    'with a form that was changed after it was sent': withDraft({
      form: { ...FILLED, amount: '1500' },
      sent: { form: FILLED, known: ['70'] },
    }),
    'with a form whose method and phone are gone': withDraft({
      form: { ...FILLED, account: '01555555555', method: '5' },
      sent: null,
    }),
  },
  project: ({
    open,
    options,
    form,
    prepared,
    sent,
    lastApproved,
    failure,
    missing,
    fieldError,
    submitError,
  }) => [
    options && [
      options.phones,
      options.hasBirthday,
      options.missingPhone,
      options.pending.map(({ action }) => action),
      options.turnover?.remaining_turnover,
    ],
    [open, form, prepared, sent, lastApproved, failure, missing, fieldError, submitError],
  ],
  durations: { successShown: 1_500 },
  answers: {
    loadData: {
      'a method, one phone': loaded({
        user: userWith({ phone: PHONE, dofb: '1990-05-06' }),
        phones: phone('+92 300 1234567', 1),
        turnover: turnovers(['complete', '500.00', '500.00']),
      }),
      'an e-wallet, a phone that was added, a deposit pending': loaded({
        methods: { body: { type: 'ewallet', pgs: METHODS } },
        user: UNVERIFIED,
        phones: phone('01712345678', 1),
        listed: transactions(transaction(60, 'deposit', '0')),
        turnover: turnovers(['active', '3000.00', '1000.50'], ['active', '500.00', '499.50']),
      }),
      'a birthday and turnover, another withdrawal pending': loaded({
        user: userWith({ phone: PHONE, dofb: '1990-05-06' }),
        listed: transactions(transaction(61, 'withdraw', '0', { amount: '700.00' })),
      }),
      'what was sent was approved': loaded({
        listed: transactions(transaction(72, 'withdraw', '1'), EARLIER),
      }),
      'what was sent was rejected': loaded({
        listed: transactions(transaction(72, 'withdraw', '2'), EARLIER),
      }),
      // A number of another country is paid to by no method of Bangladesh.
      'no verified phone': loaded({
        user: UNVERIFIED,
        phones: phone('919876543210', 1),
        listed: REFUSED,
        turnover: REFUSED,
      }),
      'no active method in taka': loaded({ methods: { body: METHODS.slice(1) } }),
      'methods are refused': loaded({ methods: REFUSED }),
      'the player is refused': loaded({ user: REFUSED }),
      'the player is not JSON': loaded({ user: READ['not JSON'] }),
      'methods are not JSON': loaded({ methods: READ['not JSON'] }),
      ...unanswered(15_000),
    },
    loadPlayer: {
      'a phone that was verified since': [userWith({ phone: PHONE }), phonesOf()],
      'still none': [UNVERIFIED, phonesOf()],
      'only one of another country': [userWith({ phone: '919876543210' }), phonesOf()],
      'the player is refused': [REFUSED, phonesOf()],
      'the player is not JSON': [READ['not JSON'], phonesOf()],
    },
    preCheck: {
      passed: { body: { success: 1 } },
      'date of birth': notYet('Please set your Date of Birth first.'),
      turnover: notYet('Turnover is not complete.'),
      'no words': notYet(),
      'other words': { body: { success: false, error: 'Your account is being checked.' } },
      'server error': { status: 500, raw: '' },
      ...unanswered(15_000),
    },
  },

  outcomes: {
    look: ({ context: { form, sent } }) => ({
      'nothing that counts': look('notFound', EARLIER, transaction(71, 'deposit', '0')),
      'a withdrawal waits': look(
        isDeepStrictEqual(form, sent?.form) ? 'accepted' : 'notFound',
        transaction(72, 'withdraw', '0'),
        EARLIER,
      ),
      'one was rejected': look(
        isDeepStrictEqual(form, sent?.form) ? 'rejected' : 'notFound',
        transaction(72, 'withdraw', '2'),
        EARLIER,
      ),
      'another one waits': look('notFound', transaction(73, 'withdraw', '0', { amount: '700.00' }), EARLIER),
      unchecked: {
        output: { kind: 'unchecked', ...failed({ kind: 'refused', status: 400 }) },
        play: (world) => answerLook(world, { status: 400, body: {} }),
      },
      broken: BROKEN,
    }),
    submission: {
      taken: submission('accepted', succeeded({ at: NOON, known: ['70'] }), {
        body: { success: true, message: 'Sent.' },
      }),
      refused: submission('refused', failed({ kind: 'refused', status: 422, message: 'Not enough.' }), {
        status: 422,
        body: { message: 'Not enough.' },
      }),
      'refused because of the turnover': submission(
        'refused',
        failed({ kind: 'refused', status: 200, message: 'Please complete your turnover and try again.' }),
        { body: { success: false, error: 'Please complete your turnover and try again.' } },
      ),
      'refused without words': submission('refused', failed({ kind: 'refused', status: 400 }), {
        status: 400,
        body: {},
      }),
      'still in flight': submission(
        'unknown',
        failed({ kind: 'refused', status: 409, message: 'Conflict' }),
        {
          status: 409,
          body: { message: 'Conflict' },
        },
      ),
      lost: submission('unknown', failed({ kind: 'lost' }), { lost: true }),
      broken: BROKEN,
    },
  },
  usual: {},
  plainEvents: ['submit', 'dismiss', 'retry', 'tab.returned'],
  deviceEvents: { 'tab.returned': (page) => page.dispatch('online') },
  events: {
    'field.changed': () => [
      { type: 'field.changed', field: 'method', value: '4' },
      { type: 'field.changed', field: 'account', value: '01712345678' },
      { type: 'field.changed', field: 'amount', value: '500' },
      ...AMOUNTS.map((value) => unusual({ type: 'field.changed' as const, field: 'amount' as const, value })),
    ],
    // An error stays until the player has read it, so what comes after it is walked in full.
    'status.changed': ({ context, value }) => {
      const change = { type: 'status.changed', open: !context.open } as const
      return [value === 'showingError' ? change : unusual(change)]
    },
  },
  gesture: {
    'field.changed': {
      // There may be no phone to choose, and `All` is enabled only once nothing is left of the turnover.
      when: ({ context: { form, options } }, { field, value }) =>
        value !== form[field] &&
        (field !== 'account' || options?.phones.includes(value) === true) &&
        (value !== '1500' || options?.turnover?.remaining_turnover === 0),
      play: async (page, { field, value }) => {
        const withdrawal = withdrawalPage(page)
        if (field === 'method') await withdrawal.chooseMethod('bKash')
        else if (field === 'account') await withdrawal.chooseAccount(value)
        else if (value === '500') await withdrawal.chooseAmount(value)
        else if (value === '1500') await withdrawal.all.click()
        else await withdrawal.typeAmount(value)
      },
    },
    submit: (page, _, world) => {
      hold(world)
      return withdrawalPage(page).submit.click()
    },
    dismiss: (page) => withdrawalPage(page).closeError(),
    // Only the phone or the pending requests are checked again.
    retry: {
      when: ({ context: { submitError } }) => !submitError || UNCHECKED.has(submitError.kind),
      play: async (page, _, world) => {
        if (await withdrawalPage(page).error.isVisible()) hold(world)
        else letGo(world)
        await withdrawalPage(page).retry()
      },
    },
    'status.changed': {
      // A tab that returns also loads again what had failed.
      when: ({ value }) => value !== 'failed',
      play: async (page, { open }, world) => {
        letGo(world)
        world.ambient.set('GET /general', duringMaintenance(open))
        await setVisibility(page, false)
        await setVisibility(page, true)
      },
    },
  },
  unreachedInBrowser: {
    'withdrawal.failed always#0': 'the tab that returns with the news also loads again what had failed',
  },

  invariants: {
    'withdrawals are closed only while the site takes none': (after) =>
      !after.matches('closed') || !after.context.open,
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
      const [unanswered, refused] = context.missing
        ? ['An error occurred while fetching your phone numbers.', 'Failed to load your phone numbers']
        : ['An error occurred while fetching the payment methods.', 'Failed to load payment methods']
      const words = failureWords(context.failure, { unanswered, refused })
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      // A row that can't be read stays so: only support can help.
      const support = page.getByRole('link', { name: 'Support', exact: true })
      await expect(support).toHaveCount(context.missing ? 1 : 0)
    },
    'withdrawal.closed': async (page) => {
      await expect(page.getByText('Withdrawals are closed', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/chat')
      await expect(withdrawalPage(page).amount).toHaveCount(0)
      await expect(withdrawalPage(page).submit).toHaveCount(0)
    },
    'withdrawal.editing': async (page, { context: { form, options, sent, lastApproved, fieldError } }) => {
      const { amount, account, method, submit, alerts } = withdrawalPage(page)
      // The field shows the plain number once it is left.
      await expect(amount).toHaveValue(form.amount === '৪৯৯' ? /^(৪৯৯|499)$/ : form.amount)
      await expect(account).toHaveValue(form.account)
      await expect(method('bKash')).toBeChecked({ checked: form.method === '4' })
      await expect(page.getByRole('radio')).toHaveCount(1)
      await expect(submit).toBeEnabled()
      await expect(page.getByRole('main')).toContainText('Balance৳ 1,500.00')
      await seeNeeds(page, options)
      await expect(page.getByText('৳ 500 – ৳ 25,000', { exact: true })).toBeVisible()
      const by = form.method === '4' ? ' by bKash' : ''
      const to = form.account === '' ? '' : `to ${form.account.slice(0, 2)}*******${form.account.slice(-2)}`
      const sum = `You receive${by}${SUMS[form.amount] ?? '–'}${to}`
      await expect(page.locator('footer').filter({ has: submit })).toContainText(`${sum}Submit`)
      const offered = account.getByRole('option').filter({ hasText: '*' })
      await expect(offered).toHaveText(options?.phones.length ? ['01*******78'] : [])
      const verify = page.getByRole('link', { name: verifyName(options) })
      await expect(verify).toHaveCount(options?.phones.length ? 0 : 1)
      for (const [action, words] of Object.entries(PENDING))
        await expect(page.getByText(words)).toHaveCount(
          options?.pending.filter((one) => one.action === action).length ?? 0,
        )
      const message =
        fieldError && FIELD_ERRORS[fieldError.field === 'amount' ? fieldError.error : fieldError.field]
      const expected = [
        ...(sent ? [/^Your last request got no answer/] : []),
        ...(lastApproved ? [/^Your last request had arrived and was approved/] : []),
        ...(message ? [message] : []),
      ]
      await expect(alerts).toHaveText(expected)
    },
    'withdrawal.checkingPhone': seeBusy,
    'withdrawal.checkingTransactions': seeBusy,
    'withdrawal.preChecking': seeBusy,
    'withdrawal.submitting': seeBusy,
    'withdrawal.showingError': async (page, { context }) => {
      if (context.submitError) await seeError(page, context.submitError, context.options)
    },
    'withdrawal.succeeded': async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'Withdrawal successful!' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('app.draft.41'))).toBeNull()
      expect(await page.evaluate(() => localStorage.getItem('app.idempotency.41'))).toBeNull()
    },
    'withdrawal.done': (page) => expect(page).toHaveURL('/payment-request'),
  },
})

const METHOD = {
  id: '4',
  name: 'bKash',
  icon: null,
  status: 'active',
  account_type: 'Agent',
  deposit_bouns: null,
}
const SENT = { form: FILLED, known: ['70'] }

/** Opens the form with these transactions; after that, the call for them is the request's own. */
async function openForm(world: World): Promise<void> {
  world.ambient.set(LOOKS, transactions(EARLIER))
  await world.page.goto('/withdrawal')
  await expect(withdrawalPage(world.page).submit).toBeVisible()
}

const request = moneyCallModel({
  machine: withdrawalRequestMachine,
  ports: withdrawalRequestPortsOf,
  stored: PLAYER,
  at: '/withdrawal',
  ambient: {
    'GET /payment-methods': { body: METHODS },
    'GET /get/other/phone': phonesOf(),
    'GET /turnovers': turnovers(),
    'GET /userwithdrawcheck': { body: { success: 1 } },
  },
  input: { form: { remoteId: '41', form: FILLED, sent: SENT, method: METHOD }, task: 'send' },
  arrive: async (world) => {
    await openForm(world)
    await withdrawalPage(world.page).choose()
    await withdrawalPage(world.page).submit.click()
  },
  variants: {
    'of what may have arrived': {
      ...withDraft({ form: FILLED, sent: SENT }),
      input: { form: { remoteId: '41', form: FILLED, sent: SENT, method: METHOD }, task: 'find' },
      arrive: async (world) => {
        await openForm(world)
        letGo(world)
        await withdrawalPage(world.page).submit.click()
      },
    },
  },
  looks: {
    'nothing that counts': transactions(EARLIER, transaction(71, 'deposit', '0')),
    'a withdrawal waits': transactions(transaction(72, 'withdraw', '0'), EARLIER),
    'one was rejected': transactions(transaction(72, 'withdraw', '2'), EARLIER),
    'one is not readable': transactions(transaction(72, 'withdraw', '2', { key: null }), EARLIER),
  },
  taken: { body: { success: true, message: 'Sent.' } },
  isListed: (all) => all.some(({ id, action }) => action === 'withdraw' && id !== String(EARLIER.id)),
  seeBusy,
  unreached: {
    'withdrawalRequest.looking xstate.done.actor.look#3':
      'the form is checked between the look and its sending',
  },
})

export const models = [withdrawal, request]
