import type { User } from '@tiya/contract/account'
import { succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { createActor, getNextSnapshot } from 'xstate'
import { missingPhone, verifiedPhones } from '#machines/account/verifiedPhones.rules.ts'
import { currencyOfTransaction, pendingRequests } from '#machines/money/pending.rules.ts'
import { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import {
  allOf,
  decisionOn,
  draftAfterApproval,
  isLacking,
  isWaiting,
  matchOf,
  methodOf,
  outputOf,
  prepareForm,
  stillOffered,
  withdrawable,
} from '#machines/money/withdrawal/withdrawal.rules.ts'
import { hasSucceeded, isOutcomeUnknown, summaryOf } from '#machines/money/withdrawal/withdrawal.selectors.ts'
import type {
  FieldError,
  WithdrawalContext,
  WithdrawalForm,
  WithdrawalOptions,
} from '#machines/money/withdrawal/withdrawal.types.ts'
import { errorOfPreCheck, errorOfSubmit } from '#machines/money/withdrawal/withdrawalErrors.rules.ts'
import { transaction } from '../records/records.fixture.ts'

const FORM = { amount: '500', account: '01712345678', method: '4' }

/** Returns the context that the chart starts with. */
const contextOf = (form: WithdrawalForm) =>
  createActor(withdrawalMachine, { input: { remoteId: '41', form, sent: null } }).getSnapshot().context

/** Returns the first field that fails its check, or null: the chart has the order of the checks. */
function firstError(form: WithdrawalForm): FieldError | null {
  const checking = withdrawalMachine.resolveState({ value: 'checkingTransactions', context: contextOf(form) })
  const event = {
    type: 'xstate.done.actor.look',
    output: { kind: 'notFound', ...succeeded({ at: 0, transactions: [] }) },
  }
  return getNextSnapshot(withdrawalMachine, checking, event as never).context.fieldError
}

describe('the checks of the form, in their order', () => {
  const amountError = (error: 'missing' | 'notWhole' | 'outOfRange') => ({ field: 'amount', error }) as const

  it.each<[Partial<WithdrawalForm>, FieldError | null]>([
    [{ amount: '', account: '', method: '' }, amountError('missing')],
    [{ amount: '1.5', account: '', method: '' }, { field: 'account' }],
    [{ amount: '1.5', method: '' }, { field: 'method' }],
    [{ amount: '1.5' }, amountError('notWhole')],
    [{ amount: '1e3' }, amountError('notWhole')],
    [{ amount: '-500' }, amountError('notWhole')],
    [{ amount: '499' }, amountError('outOfRange')],
    [{ amount: '25001' }, amountError('outOfRange')],
    [{ amount: '500' }, null],
    [{ amount: '২৫০০০' }, null],
  ])('find in %j the error %j', (changes, error) =>
    expect(firstError({ ...FORM, ...changes })).toEqual(error),
  )
})

describe('what can be withdrawn, and what `All` fills in', () => {
  const turnover = (remaining_turnover: number) => ({ required_turnover: 3_000_00, remaining_turnover })

  it.each([
    ['is the whole taka of the balance', 1_500_99, 0, 1_500_00, '1500'],
    ['may be the least', 500_00, 0, 500_00, '500'],
    ['is nothing below the least', 499_99, 0, 0, undefined],
    ['may be the most', 25_000_00, 0, 25_000_00, '25000'],
    ['is a taka less if a poisha is missing', 24_999_99, 0, 24_999_00, '24999'],
    ['is never more than the most', 25_001_00, 0, 25_000_00, '25000'],
    ['is nothing without a balance', 0, 0, 0, undefined],
    ['is nothing with a balance below zero', -1_50, 0, 0, undefined],
    ['is nothing while a poisha of turnover is left', 1_500_00, 1, 0, undefined],
    ['is unknown while the balance is unknown', null, 0, null, undefined],
    ['is nothing with turnover left, whatever the balance', null, 1, 0, undefined],
  ])('%s', (_, balance, remaining, amount, all) => {
    expect(withdrawable(balance, turnover(remaining))).toBe(amount)
    expect(allOf(withdrawable(balance, turnover(remaining)))).toBe(all)
  })

  it('is unknown while the turnover is unknown', () => {
    expect(withdrawable(1_500_00, null)).toBeNull()
    expect(allOf(null)).toBeUndefined()
  })
})

describe('what keeps a player from a withdrawal', () => {
  const ready = {
    methods: [],
    phones: ['01712345678'],
    missingPhone: null,
    hasBirthday: true,
    pending: [],
    turnover: { required_turnover: 3_000_00, remaining_turnover: 0 },
  }

  it.each<[string, Partial<WithdrawalOptions>, boolean]>([
    ['is nothing with a phone, a birthday and no turnover left', {}, false],
    ['is not what is unknown', { turnover: null }, false],
    ['is a missing phone', { phones: [] }, true],
    ['is a missing birthday', { hasBirthday: false }, true],
    ['is a poisha of turnover', { turnover: { required_turnover: 1, remaining_turnover: 1 } }, true],
  ])('%s', (_, options, lacking) => expect(isLacking({ ...ready, ...options })).toBe(lacking))

  it('is a withdrawal that waits, not a deposit', () => {
    expect(isWaiting({ pending: [transaction({ id: '1', action: 'deposit' })] })).toBe(false)
    expect(isWaiting({ pending: [transaction({ id: '2' })] })).toBe(true)
  })
})

describe('a sending whose outcome was unknown', () => {
  const sent = prepareForm(FORM, [
    transaction({ id: '7', key: '1' }),
    transaction({ id: '8', amount: 600_00 }),
  ])

  it('remembers the known withdrawals of its amount', () =>
    expect(sent).toEqual({ form: FORM, known: ['7'] }))

  it.each([
    ['notFound', [{ id: '7', key: '1' }]],
    ['accepted', [{ id: '9' }, { id: '7', key: '1' }]],
    ['rejected', [{ id: '9', key: '2' }]],
  ])('is “%s” among the withdrawals %j', (match, withdrawals) =>
    expect(matchOf({ form: FORM, sent }, withdrawals.map(transaction))).toBe(match),
  )

  it.each([
    ['another amount', { ...FORM, amount: '600' }],
    ['another account', { ...FORM, account: '01898765432' }],
    ['another method', { ...FORM, method: '5' }],
  ])('is not matched if the form has %s', (_, form) =>
    expect(
      matchOf({ form, sent }, [transaction({ id: '9' }), transaction({ id: '10', amount: 600_00 })]),
    ).toBe('notFound'),
  )

  it('is not matched if nothing was sent', () =>
    expect(matchOf({ form: FORM, sent: null }, [transaction({ id: '9' })])).toBe('notFound'))
})

const refused = (status: number, message?: string) =>
  ({ kind: 'refused', status, ...(message ? { message } : {}) }) as const

it.each([
  [refused(400, 'Set your Date Of Birth.'), 'birthday', 'birthday'],
  [refused(400, 'TURNOVER is not complete'), 'turnover', 'turnover'],
  [refused(400, 'আগে প্রোফাইলে জন্মতারিখ দিন।'), 'birthday', 'birthday'],
  [refused(400, 'টার্নওভার সম্পূর্ণ করুন।'), 'turnover', 'turnover'],
  [refused(400, 'Too late.'), 'refused', 'refused'],
  [{ ...refused(400, 'Bad Request'), error: 'Set your Date of Birth.' }, 'birthday', 'refused'],
  [refused(400), 'turnover', 'unanswered'],
  [refused(200), 'turnover', 'unanswered'],
  [refused(500, 'SQLSTATE'), 'unchecked', 'unanswered'],
  [refused(409, 'Conflict'), 'unchecked', 'inFlight'],
  [refused(429), 'unchecked', 'unanswered'],
  [{ kind: 'lost' } as const, 'unchecked', 'unanswered'],
  [{ kind: 'unreadable' } as const, 'unchecked', 'unanswered'],
  [{ kind: 'signedOut' } as const, 'signedOut', 'signedOut'],
])('the reason why a withdrawal was not accepted is read from the failure %j', (failure, check, sending) =>
  expect([errorOfPreCheck(failure).kind, errorOfSubmit(failure).kind]).toEqual([check, sending]),
)

describe('the decision on a request of unknown outcome', () => {
  const sent = { form: FORM, known: ['7'] }

  it.each([
    ['is not known while it waits', [{ id: '9' }], undefined],
    ['is not known if its key is', [{ id: '9', key: '9' }], undefined],
    ['is not that on an earlier one', [{ id: '7', key: '1' }], undefined],
    ['is not that on another amount', [{ id: '9', key: '1', amount: 600_00 }], undefined],
    ['may be its approval', [{ id: '9', key: '1' }], 'success'],
    ['may be its rejection', [{ id: '9', key: '2' }], 'fail'],
  ])('%s', (_, listed, decision) => expect(decisionOn({ sent }, listed.map(transaction))).toBe(decision))

  it('empties the form that was sent, and no other', () => {
    expect(draftAfterApproval({ form: FORM, sent })).toEqual({
      form: { amount: '', account: '', method: '' },
      sent: null,
    })
    const changed = { ...FORM, amount: '700' }
    expect(draftAfterApproval({ form: changed, sent })).toEqual({ form: changed, sent: null })
  })

  it('is not asked for without such a request', () =>
    expect(decisionOn({ sent: null }, [transaction({ id: '9', key: '1' })])).toBeUndefined())
})

describe('what the server lists', () => {
  it('is a deposit in USDT only where the wire says so', () => {
    const by = (type: string) => ({ name: 'Wallet', type })
    expect(currencyOfTransaction(transaction({ action: 'deposit', payment_method: by('USDT') }))).toBe('USDT')
    expect(currencyOfTransaction(transaction({ action: 'deposit', payment_method: by('Agent') }))).toBe('BDT')
    expect(currencyOfTransaction(transaction({ action: 'bonus', payment_method: by('USDT') }))).toBe('BDT')
    expect(currencyOfTransaction(transaction({ action: 'deposit' }))).toBe('BDT')
  })

  it('has at most one pending request of each kind', () => {
    const waiting = [
      transaction({ id: '1', key: '2' }),
      transaction({ id: '2' }),
      transaction({ id: '3' }),
      transaction({ id: '4', action: 'deposit' }),
    ]
    expect(pendingRequests(waiting).map(({ id }) => id)).toEqual(['4', '2'])
  })

  it('has each verified phone once, one read as +880… with 11 digits', () => {
    const user = { phone: '8801712345678', session_id: '1' }
    const contacts = [
      { id: '1', contract_value: '+8801898765432', isverify: true },
      { id: '2', contract_value: '01712345678', isverify: true },
      { id: '3', contract_value: '01555555555', isverify: false },
    ]
    expect(verifiedPhones(user as User, contacts)).toEqual(['01712345678', '01898765432'])
  })
})

describe('the phone that a player lacks', () => {
  const contact = (contract_value: string, isverify: boolean) => ({ id: '1', contract_value, isverify })

  it.each([
    ['is his main one while it is not verified', '8801712345678', '0', [], 'phone'],
    ['is none once it is verified', '8801712345678', '1', [], null],
    ['is another one where the main one is of another country', '919876543210', '1', [], 'added'],
    ['is another one where the main one can’t be read', '0171', '0', [], 'added'],
    ['is none if another one is verified', '919876543210', '0', [contact('+8801812345678', true)], null],
    [
      'is his main one while another one is not verified',
      '01712345678',
      '0',
      [contact('01812345678', false)],
      'phone',
    ],
    [
      'is his main one if another one is verified abroad',
      '01712345678',
      '0',
      [contact('923001234567', true)],
      'phone',
    ],
  ])('%s', (_, phone, session_id, contacts, missing) =>
    expect(missingPhone({ phone, session_id } as User, contacts)).toBe(missing),
  )
})

it('methods of one id are told apart, and a form that holds that id alone has none chosen', () => {
  const [bkash, nagad] = [
    { id: '1', name: 'bKash', status: 'active', account_type: 'Agent' },
    { id: '1', name: 'Nagad', status: 'active', account_type: 'Agent' },
  ]
  const options = { methods: [bkash, nagad], phones: [FORM.account] } as unknown as WithdrawalOptions
  const key = '["1","Nagad","Agent",null] 0'
  expect(methodOf(options, key)).toEqual(nagad)
  expect(methodOf(options, '1')).toBeUndefined()
  expect(stillOffered({ ...FORM, method: key }, options).method).toBe(key)
  expect(stillOffered({ ...FORM, method: '1' }, options).method).toBe('')
})

describe('the screen of the withdrawal', () => {
  const METHOD = { id: '4', name: 'bKash', status: 'active' }
  const OPTIONS = {
    methods: [METHOD],
    phones: [FORM.account],
    missingPhone: null,
    hasBirthday: true,
    pending: [],
    turnover: null,
  }
  const STATES = Object.keys(withdrawalMachine.states)
  const context = { ...contextOf(FORM), options: OPTIONS }
  const at = (value: string, changes: Partial<WithdrawalContext> = {}) =>
    withdrawalMachine.resolveState({ value: value as never, context: { ...context, ...changes } })

  it('is busy from the press to the answer, until the form can be used again', () => {
    expect(STATES.filter((state) => summaryOf(at(state)).busy).join(' ')).toBe(
      'checkingPhone checkingTransactions preChecking submitting succeeded',
    )
  })

  it('has succeeded when the request is accepted', () =>
    expect(STATES.filter((state) => hasSucceeded(at(state)))).toEqual(['succeeded', 'done']))

  it.each([
    [{ at: 10_000 }, 1_810_000],
    [null, 1_800_000],
  ])(
    'counts 30 minutes from when it was accepted, %j, or from long ago if that is unknown',
    (accepted, deadline) => expect(outputOf({ ...context, accepted })).toMatchObject({ state: { deadline } }),
  )

  it('tells the next screen the number that the money goes to, masked', () =>
    expect(outputOf(context)).toMatchObject({ state: { account: '01*******78' } }))

  it('is unconfirmed while a form that was sent can be edited', () => {
    const sent = { form: FORM, known: [] }
    expect(STATES.filter((state) => isOutcomeUnknown(at(state, { sent })))).toEqual(['editing'])
    expect(STATES.filter((state) => isOutcomeUnknown(at(state)))).toEqual([])
  })

  it('shows the name of the chosen method, none while none is chosen', () => {
    expect(summaryOf(at('editing')).method).toBe(METHOD.name)
    for (const changes of [
      { form: { ...FORM, method: '' } },
      { form: { ...FORM, method: '5' } },
      { options: null },
    ])
      expect(summaryOf(at('editing', changes)).method).toBe('')
  })

  it('shows the typed amount, or null if it can’t be read or is out of the limits', () => {
    const amounts = ['500', '২৫০০০', '', '1.5', '499', '25001'].map(
      (amount) => summaryOf(at('editing', { form: { ...FORM, amount } })).amount,
    )
    expect(amounts).toEqual([500_00, 25_000_00, null, null, null, null])
  })
})
