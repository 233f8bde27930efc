import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { requests } from '../../server/db/schema.ts'
import { sweepEwalletRequests } from '../../server/money/ewallet/ewallet.ts'
import {
  balanceIn,
  deposit,
  depositOf,
  must,
  Operator,
  type Payer,
  transactionsOf,
  turnoversOf,
  verifiedPlayer,
  withdraw,
  withdrawingPlayer,
} from './cashier.ts'
import {
  get,
  logIn,
  losing,
  newestCode,
  newPlayer,
  openGame,
  post,
  type Session,
  sendBet,
  signup,
  startSandbox,
} from './sandbox.ts'

const app = await startSandbox({ below: losing() })
let operator: Operator
let limited = 0

beforeAll(async () => {
  operator = await Operator.enter(app)
})

afterEach(() => {
  vi.useRealTimers()
})

async function play(payer: Payer, stakes: number[]): Promise<void> {
  const game = await openGame(app, payer)
  for (const [at, stake] of stakes.entries()) {
    must(await sendBet(app, game, `play-${payer.username}-${at}`, stake))
  }
}

/** Asks for the number of the bKash agent, for ৳ 500 unless `change` says otherwise. */
const numberFor = ({ token }: Session, change: Record<string, string> = {}) => {
  const query = new URLSearchParams({ name: 'bKash', account_type: 'Agent', amount: '500', ...change })
  return get(app, `/get-wallet-number?${query}`, token)
}

const requestEwallet = ({ token }: Session, change: Record<string, unknown> = {}) =>
  post(
    app,
    '/ewa/request',
    { amount: 500, type: 'deposit', provider: 'bKash', promotion: null, ...change },
    token,
  )

const confirmEwallet = (payer: Payer, trx_id: string, change: Record<string, unknown> = {}) =>
  post(
    app,
    '/ewa/confirm',
    { trx_id, trxid: `EWA${trx_id.padStart(7, '0')}`, number: payer.phone, ...change },
    payer.token,
  )

const newestMessage = async ({ token, remoteId }: Session) =>
  must(await get(app, `/inbox?remote_id=${remoteId}&page=1`, token)).data.data[0].message

describe('methods and channels', () => {
  it('are listed with icon, action and bonus', async () => {
    const { token } = await newPlayer(app, 'methods1')
    const methods = (await get(app, '/payment-methods', token)).body
    expect(methods.map(({ name }: { name: string }) => name)).toEqual([
      'bKash',
      'Nagad',
      'Rocket',
      'Upay',
      'USDT',
    ])
    expect(methods[1]).toEqual({
      id: '2',
      name: 'Nagad',
      icon: 'pay-nagad.svg',
      status: 'active',
      account_type: 'Agent',
      deposit_bouns: '3',
    })
    for (const { icon } of methods)
      expect((await app.inject({ url: `/storage/${icon}` })).statusCode).toBe(200)
    const channels = (await get(app, '/showpayment-menthod?name=BKASH', token)).body
    expect(channels.success).toBe(true)
    expect(channels.data.map((each: Record<string, unknown>) => [each.id, each.account_type])).toEqual([
      ['11', 'Agent'],
      ['12', 'Personal'],
      ['13', 'Merchant'],
    ])
    expect((await get(app, '/showpayment-menthod?name=Nobody', token)).body.data).toEqual([])
  })

  it('have a number to pay to, unless the operator has switched the channel off', async () => {
    const payer = await verifiedPlayer(app, 'numbers1')
    const number = (name: string, account_type: string, amount: string) =>
      numberFor(payer, { name, account_type, amount })
    expect((await number('bKash', 'Agent', '500')).body).toEqual([
      { id: '11', account_number: '01700000311' },
    ])
    expect((await number('USDT', 'USDT', '50')).body).toEqual([
      { id: '51', account_number: 'TiyaDemo0OIl0OIl0OIl0OIl0OIl0OIl00' },
    ])
    expect((await number('bKash', 'USDT', '500')).body).toEqual([])
    await operator.set({ 'channel-12': undefined, 'method-4': undefined, 'number-11': '01700000999' })
    expect((await number('bKash', 'Personal', '500')).body).toEqual([])
    expect((await number('Upay', 'Personal', '500')).body).toEqual([])
    expect((await number('bKash', 'Agent', '500')).body).toEqual([
      { id: '11', account_number: '01700000999' },
    ])
    const methods = (await get(app, '/payment-methods', payer.token)).body
    expect(methods.map(({ status }: { status: string }) => status)).toEqual([
      'active',
      'active',
      'active',
      'inactive',
      'active',
    ])
    await operator.set({ 'channel-12': 'on', 'method-4': 'on', 'number-11': '01700000311' })
  })

  it.each([
    ['bKash', 'Agent', '99', 422],
    ['bKash', 'Agent', '100', 200],
    ['bKash', 'Agent', '25000', 200],
    ['bKash', 'Agent', '25001', 422],
    ['bKash', 'Agent', '100.50', 422],
    ['bKash', 'Agent', '99.999', 422],
    ['bKash', 'Agent', '25000.004', 422],
    ['bKash', 'Agent', '1e3', 422],
    ['bKash', 'Agent', '-500', 422],
    ['USDT', 'USDT', '9', 422],
    ['USDT', 'USDT', '10', 200],
    ['USDT', 'USDT', '200', 200],
    ['USDT', 'USDT', '201', 422],
  ])('of %s %s answer an amount of %s with %i', async (name, type, amount, status) => {
    const payer = await verifiedPlayer(app, `limits${++limited}`)
    expect((await numberFor(payer, { name, account_type: type, amount })).status).toBe(status)
  })

  it('in USDT name their network, unless the operator has emptied it', async () => {
    const { token } = await newPlayer(app, 'network1')
    const named = async () => {
      const methods = must(await get(app, '/payment-methods', token))
      const [channel] = must(await get(app, '/showpayment-menthod?name=USDT', token)).data
      return [...methods, channel].map(({ network }: { network?: string }) => network)
    }
    const none = Array(4).fill(undefined)
    expect(await named()).toEqual([...none, 'TRC20', 'TRC20'])
    await operator.set({ 'network-51': 'BEP20' })
    expect(await named()).toEqual([...none, 'BEP20', 'BEP20'])
    await operator.set({ 'network-51': '' })
    expect(await named()).toEqual([...none, undefined, undefined])
    await operator.set({ 'network-51': 'TRC20' })
  })
})

describe('before a player pays', () => {
  /** The refusals of the number to pay to and of the e-wallet, which must be the same. */
  async function refusedWith(payer: Session, change: { amount?: string; promotion?: string } = {}) {
    const { amount = '500', promotion } = change
    const listed = await numberFor(payer, { amount, ...(promotion && { promotion_id: promotion }) })
    await operator.set({ paymentKind: 'ewallet' })
    const ewallet = await requestEwallet(payer, change)
    await operator.set({ paymentKind: 'list' })
    expect([ewallet.status, ewallet.body]).toEqual([listed.status, listed.body])
    expect(listed.status).toBe(422)
    return listed.body
  }

  it.each([
    ['is not there', '99'],
    ['is only shown', '3'],
    ['is over', '6'],
  ])('a promotion that %s is refused', async (what, promotion) => {
    const payer = await verifiedPlayer(app, `early${what.replace(/\W/g, '')}`)
    const message = 'This promotion is not available.'
    expect(await refusedWith(payer, { promotion })).toEqual({ message, errors: { promotion_id: [message] } })
  })

  it('a promotion that has been taken is refused, and another one is not', async () => {
    const payer = await verifiedPlayer(app, 'earlytaken')
    must(await numberFor(payer, { promotion_id: '4' }))
    must(await deposit(app, payer, { promotion_id: '4' }))
    await operator.decideNewest(payer, 'approved')
    const refusals = [
      ['4', 'You have already had this promotion this week.'],
      ['1', 'This promotion is for your first deposit.'],
    ] as const
    for (const [promotion, message] of refusals) {
      const expected = { message, errors: { promotion_id: [message] } }
      expect(await refusedWith(payer, { promotion })).toEqual(expected)
    }
    must(await numberFor(payer, { promotion_id: '2' }))
    must(await numberFor(payer))
  })

  it('a second deposit is refused while one is pending', async () => {
    const payer = await verifiedPlayer(app, 'earlypending')
    must(await deposit(app, payer))
    const message =
      'You already have a deposit request pending. Please wait for it to be processed before making another deposit.'
    expect(await refusedWith(payer)).toEqual({ message })
    await operator.decideNewest(payer, 'rejected')
    must(await numberFor(payer))
  })

  it('an amount outside the limits is refused', async () => {
    const payer = await verifiedPlayer(app, 'earlyamount')
    const message = 'Amount must be between ৳100 and ৳25,000.'
    expect(await refusedWith(payer, { amount: '99' })).toEqual({ message, errors: { amount: [message] } })
  })

  it('a player is refused without a verified phone from which a deposit is accepted', async () => {
    const unverified = { message: 'Please verify your phone number first.' }
    expect(await refusedWith(await newPlayer(app, 'earlyphone'))).toEqual(unverified)
    const [username, phone] = ['indian01', '919876543210']
    must(await post(app, '/v1/create-players', signup(username, { phone: `+${phone}` })))
    const session = await logIn(app, username)
    const verify = async (send: string, path: string, phone: string) => {
      must(await post(app, send, { phone }, session.token))
      must(await post(app, path, { verification_code: await newestCode(app) }, session.token))
    }
    await verify('/send-verification-code', '/verify-phone-number', phone)
    expect(await refusedWith(session)).toEqual(unverified)
    const payer = { ...session, username, phone }
    expect((await deposit(app, payer)).body).toEqual(unverified)
    must(await post(app, '/add/number', { phone: '01811000055' }, session.token))
    await verify('/add/send-verification-code', '/add/verify-phone-number', '01811000055')
    must(await numberFor(session))
    const message = 'This is not one of your verified phone numbers.'
    expect((await deposit(app, payer)).body).toEqual({ message, errors: { account_number: [message] } })
    must(await deposit(app, { ...payer, phone: '01811000055' }))
  })
})

describe('a deposit', () => {
  it('is pending and moves nothing until it is approved', async () => {
    const payer = await verifiedPlayer(app, 'deposit1')
    const body = depositOf(payer)
    expect((await post(app, '/submit-deposit', body, payer.token)).body).toEqual({
      message: 'Your deposit is under review.',
    })
    expect(await transactionsOf(app, payer)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        action: 'deposit',
        key: '0',
        amount: '500.00',
        transaction_id: body.transaction_id,
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
        payment_method: { name: 'bKash', icon: 'pay-bkash.svg', type: 'Agent' },
        promotion: null,
        note: null,
      },
    ])
    expect(await balanceIn(app, payer)).toBe('1000.00')
    await operator.decideNewest(payer, 'approved')
    expect(await balanceIn(app, payer)).toBe('1500.00')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({ key: '1', note: null })
  })

  it('that is rejected moves nothing and shows the reason', async () => {
    const payer = await verifiedPlayer(app, 'deposit2')
    must(await deposit(app, payer))
    await operator.decideNewest(payer, 'rejected', 'The amount is another one.')
    expect(await balanceIn(app, payer)).toBe('1000.00')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({
      key: '2',
      note: 'The amount is another one.',
    })
  })

  it('can only be pending once at a time', async () => {
    const payer = await verifiedPlayer(app, 'deposit3')
    must(await deposit(app, payer))
    const second = await deposit(app, payer)
    expect([second.status, second.body.message]).toEqual([
      422,
      'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
    ])
    await operator.decideNewest(payer, 'rejected')
    must(await deposit(app, payer))
  })

  it('has a unique transaction id, which a rejection frees', async () => {
    const [first, second] = [await verifiedPlayer(app, 'trxfirst'), await verifiedPlayer(app, 'trxsecond')]
    const { transaction_id } = depositOf(first)
    must(await deposit(app, first, { transaction_id }))
    const taken = await deposit(app, second, { transaction_id: ` ${transaction_id.toLowerCase()} ` })
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { transaction_id: ['This transaction ID has been used already.'] },
    ])
    await operator.decideNewest(first, 'rejected')
    must(await deposit(app, second, { transaction_id }))
  })

  it('must have a transaction id of letters and digits only, so that one payment has one id', async () => {
    const payer = await verifiedPlayer(app, 'trxletters')
    const message = 'Transaction ID must contain only letters and digits.'
    const ids = [
      'ABCD1234.',
      'ABCD_1234',
      'ABCD-1234',
      'ABCD:1234',
      'ABCD 1234',
      'ABCD1234\u200b',
      'ABCD১২৩৪',
    ]
    for (const transaction_id of [...ids, '\uff21BCD1234', 'ABC.', '-'.repeat(101)]) {
      const { status, body } = await deposit(app, payer, { transaction_id })
      expect([transaction_id, status, body]).toEqual([
        transaction_id,
        422,
        { message, errors: { transaction_id: [message] } },
      ])
    }
    must(await deposit(app, payer, { transaction_id: ' abcd1234 ' }))
  })

  it('in USDT is credited at the rate of its submission, in whole poisha', async () => {
    const payer = await verifiedPlayer(app, 'usdtusdt')
    await operator.set({ usdtRate: '121.3777' })
    must(await deposit(app, payer, { payment_id: '51', amount: '50' }))
    await operator.set({ usdtRate: '122.50' })
    expect((await transactionsOf(app, payer))[0]).toMatchObject({
      amount: '50.00',
      payment_method: { name: 'USDT', type: 'USDT' },
    })
    await operator.decideNewest(payer, 'approved')
    // 50 × 121.3777 = 6,068.885, rounded down.
    expect(await balanceIn(app, payer)).toBe('7068.88')
  })

  it('by a method with a bonus adds the bonus, without a turnover', async () => {
    const payer = await verifiedPlayer(app, 'nagadbonus')
    must(await deposit(app, payer, { payment_id: '21', amount: 1000 }))
    await operator.decideNewest(payer, 'approved')
    expect(await balanceIn(app, payer)).toBe('2030.00')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({
      action: 'bonus',
      key: '1',
      amount: '30.00',
    })
    expect(await turnoversOf(app, payer)).toEqual([])
  })

  it.each([
    ['an amount below the limit', { amount: 99 }, 'Amount must be between ৳100 and ৳25,000.'],
    ['an amount above it', { amount: '25000.01' }, 'Amount must be a whole number.'],
    [
      'a USDT amount above its limit',
      { amount: 201, payment_id: '51' },
      'Amount must be between 10 and 200 USDT.',
    ],
    ['a fraction', { amount: 500.5 }, 'Amount must be a whole number.'],
    ['almost a whole', { amount: '999.999' }, 'Amount must be a whole number.'],
    ['a little more than the limit', { amount: '25000.004' }, 'Amount must be a whole number.'],
    ['the same as a number', { amount: 25_000.004 }, 'Amount must be a whole number.'],
    [
      'a channel that is not there',
      { payment_id: '99' },
      'This payment method is not available at the moment.',
    ],
    [
      'a method instead of its channel',
      { payment_id: '1' },
      'This payment method is not available at the moment.',
    ],
    ['a short transaction id', { transaction_id: 'abc123' }, 'Transaction ID must be at least 7 characters.'],
    [
      'an overlong transaction id',
      { transaction_id: 'A'.repeat(101) },
      'Transaction ID must be at most 100 characters.',
    ],
    [
      'a foreign number',
      { account_number: '01999999999' },
      'This is not one of your verified phone numbers.',
    ],
    ['a promotion that is not there', { promotion_id: '99' }, 'This promotion is not available.'],
    ['one that is only shown', { promotion_id: '3' }, 'This promotion is not available.'],
    ['one that is over', { promotion_id: '6' }, 'This promotion is not available.'],
  ])('is refused with %s', async (what, change, message) => {
    const payer = await verifiedPlayer(app, `no${what.replace(/\W/g, '').slice(0, 14)}`)
    const { status, body } = await deposit(app, payer, change)
    expect([status, body.message]).toEqual([422, message])
    expect(await transactionsOf(app, payer)).toEqual([])
  })

  it('requires a verified phone', async () => {
    const session = await newPlayer(app, 'noverify')
    const payer = { ...session, username: 'noverify', phone: '01700000000' }
    expect((await deposit(app, payer)).body.message).toBe('Please verify your phone number first.')
  })
})

describe('a promotion', () => {
  it('adds its bonus with the approval, and a turnover that bets reduce', async () => {
    const payer = await withdrawingPlayer(app, 'turnover1')
    must(await deposit(app, payer, { promotion_id: '1' }))
    expect(await turnoversOf(app, payer)).toEqual([])
    await operator.decideNewest(payer, 'approved')
    expect(await balanceIn(app, payer)).toBe('2000.00')
    const [bonus, paid] = await transactionsOf(app, payer)
    expect(bonus).toMatchObject({ action: 'bonus', key: '1', amount: '500.00', promotion: { id: '1' } })
    const [turnover] = await turnoversOf(app, payer)
    // The bonus times the promotion's turnover: 500 × 12 = 6,000.
    expect(turnover).toMatchObject({
      status: 'active',
      required_turnover: '6000.00',
      remaining_turnover: '6000.00',
      promotion: { id: '1', name: 'Double your first deposit', turnover: '12.00' },
      transaction: { id: paid.id },
    })
    await play(payer, [50_000, 50_000])
    expect((await turnoversOf(app, payer))[0]).toMatchObject({ remaining_turnover: '5000.00' })
    expect((await withdraw(app, payer)).body.message).toBe('Please complete your turnover and try again.')
  })

  it('allows a withdrawal when its turnover is complete', async () => {
    const payer = await withdrawingPlayer(app, 'complete1')
    must(await deposit(app, payer, { promotion_id: '2', amount: 1000 }))
    await operator.decideNewest(payer, 'approved')
    expect((await turnoversOf(app, payer))[0]).toMatchObject({ required_turnover: '50.00' })
    await play(payer, [2_000, 2_000])
    expect((await turnoversOf(app, payer))[0]).toMatchObject({
      status: 'active',
      remaining_turnover: '10.00',
    })
    const game = await openGame(app, payer)
    must(await sendBet(app, game, 'last-of-turnover', 5_000))
    expect((await turnoversOf(app, payer))[0]).toMatchObject({
      status: 'complete',
      remaining_turnover: '0.00',
    })
    expect((await withdraw(app, payer)).status).toBe(200)
  })

  it('counts a stake towards the oldest turnover, and the rest towards the next', async () => {
    const payer = await withdrawingPlayer(app, 'twoturns')
    for (const change of [
      { promotion_id: '2', amount: 1000 },
      { promotion_id: '4', amount: 500 },
    ]) {
      must(await deposit(app, payer, change))
      await operator.decideNewest(payer, 'approved')
    }
    const left = async () =>
      (await turnoversOf(app, payer)).map((turnover: Record<string, unknown>) => turnover.remaining_turnover)
    expect(await left()).toEqual(['150.00', '50.00'])
    await play(payer, [2_000])
    expect(await left()).toEqual(['150.00', '30.00'])
    const game = await openGame(app, payer)
    must(await sendBet(app, game, 'spills-over', 5_000))
    expect(await left()).toEqual(['130.00', '0.00'])
  })

  it('is capped at ৳ 7,777', async () => {
    const payer = await verifiedPlayer(app, 'capped01')
    must(await deposit(app, payer, { promotion_id: '1', amount: 25_000 }))
    await operator.decideNewest(payer, 'approved')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({ action: 'bonus', amount: '7777.00' })
    expect(await balanceIn(app, payer)).toBe('33777.00')
  })

  it('for a first deposit can be used once, and again after a rejection', async () => {
    const payer = await verifiedPlayer(app, 'firstonly')
    must(await deposit(app, payer, { promotion_id: '1' }))
    await operator.decideNewest(payer, 'rejected')
    must(await deposit(app, payer, { promotion_id: '1' }))
    await operator.decideNewest(payer, 'approved')
    const { status, body } = await deposit(app, payer, { promotion_id: '1' })
    expect([status, body.message]).toEqual([422, 'This promotion is for your first deposit.'])
  })
})

describe('every promotion', () => {
  const OFTEN = {
    '1': 'Once a player, with the first deposit.',
    '2': 'Once a week.',
    '4': 'Once a week.',
    '6': 'Once a week.',
    '7': 'Once a player.',
    '8': 'Once a player.',
  }

  it('that can be taken says in its text how often', async () => {
    const { promotions } = must(await get(app, '/promotion'))
    const active = promotions.filter(({ status }: { status: string }) => status === 'active')
    expect(active.map(({ id }: { id: string }) => id)).toEqual(Object.keys(OFTEN))
    for (const { id, desc, turnover, often } of active) {
      const terms = `<ul><li>Turnover ${turnover}×.</li><li>${OFTEN[id as keyof typeof OFTEN]}</li></ul>`
      expect([id, desc, often]).toEqual([id, expect.stringMatching(new RegExp(`${terms}$`)), undefined])
    }
  })

  it.each([
    ['4', 'week', 'You have already had this promotion this week.'],
    ['7', 'player', 'You have already had this promotion.'],
    ['8', 'player', 'You have already had this promotion.'],
  ])('such as %s can be taken once a %s', async (promotion_id, often, message) => {
    const payer = await verifiedPlayer(app, `often00${promotion_id}`)
    must(await deposit(app, payer, { promotion_id }))
    await operator.decideNewest(payer, 'rejected')
    must(await deposit(app, payer, { promotion_id }))
    await operator.decideNewest(payer, 'approved')
    const again = await deposit(app, payer, { promotion_id })
    expect([again.status, again.body]).toEqual([422, { message, errors: { promotion_id: [message] } }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 })
    expect((await deposit(app, payer, { promotion_id })).status).toBe(often === 'week' ? 200 : 422)
  })

  it('is not paid at the approval if the player has received it meanwhile', async () => {
    const payer = await verifiedPlayer(app, 'tookother')
    must(await deposit(app, payer, { promotion_id: '7' }))
    const [{ id }] = await transactionsOf(app, payer)
    const [other] = await app.db
      .insert(requests)
      .values({
        ...{ playerId: Number(payer.remoteId), action: 'deposit', state: 'approved', currency: 'BDT' },
        ...{ amount: 50_000, stated: 50_000, promotionId: '7' },
      })
      .returning({ id: requests.id })
    expect(await operator.decide(id, 'approved')).toBe('approved')
    expect(await balanceIn(app, payer)).toBe('1500.00')
    expect(await turnoversOf(app, payer)).toEqual([])
    const [, decided] = await transactionsOf(app, payer)
    expect(decided).toMatchObject({ id, key: '1', promotion: null })
    await app.db.delete(requests).where(eq(requests.id, other?.id ?? 0))
  })
})

describe('the weekly promotion', () => {
  const weekly = { promotion_id: '2' }
  const taken = [422, 'You have already had this promotion this week.']
  const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

  it('is paid once between Monday and Sunday in Dhaka', async () => {
    const payer = await verifiedPlayer(app, 'weekly01')
    // Sunday, 23:59 in Dhaka.
    setTime('2025-11-16T17:59:00Z')
    must(await deposit(app, payer, weekly))
    await operator.decideNewest(payer, 'rejected')
    must(await deposit(app, payer, weekly))
    // Approved on Monday, 00:00: it counts for the new week.
    setTime('2025-11-16T18:00:00Z')
    await operator.decideNewest(payer, 'approved')
    setTime('2025-11-23T17:59:00Z')
    const second = await deposit(app, payer, weekly)
    expect([second.status, second.body.message]).toEqual(taken)
    must(await deposit(app, payer))
    await operator.decideNewest(payer, 'approved')
    setTime('2025-11-23T18:00:00Z')
    must(await deposit(app, payer, weekly))
    await operator.decideNewest(payer, 'approved')
    expect(
      (await transactionsOf(app, payer)).filter(({ action }: { action: string }) => action === 'bonus'),
    ).toHaveLength(2)
  })

  it('is paid once when an e-wallet was paid twice: the second payment counts without it', async () => {
    await operator.set({ paymentKind: 'ewallet' })
    const payer = await verifiedPlayer(app, 'weekly02')
    const [first, second] = [
      must(await requestEwallet(payer, { promotion: '2' })),
      must(await requestEwallet(payer, { promotion: '2' })),
    ]
    expect(must(await confirmEwallet(payer, first.transaction))).toEqual({
      message: 'Your deposit is under review.',
    })
    await operator.decideNewest(payer, 'approved')
    expect(must(await confirmEwallet(payer, second.transaction))).toEqual({
      message:
        'Your deposit is under review without the promotion. You have already had this promotion this week.',
    })
    expect(await newestMessage(payer)).toBe(
      'Your deposit of ৳ 500.00 counts without “5% weekly slot cashback”. You have already had this promotion this week.',
    )
    expect(await transactionsOf(app, payer)).toContainEqual(
      expect.objectContaining({ id: second.transaction, key: '0', promotion: null }),
    )
    expect(await operator.decide(second.transaction, 'approved')).toBe('approved')
    expect(await balanceIn(app, payer)).toBe('2025.00')
    expect(await turnoversOf(app, payer)).toHaveLength(1)
    await operator.set({ paymentKind: 'list' })
  })
})

describe('an operator with e-wallets', () => {
  const [request, confirm] = [requestEwallet, confirmEwallet]

  beforeAll(async () => {
    await operator.set({ paymentKind: 'ewallet' })
    return () => operator.set({ paymentKind: 'list' })
  })

  it('lists them as e-wallets, without USDT', async () => {
    const { token } = await newPlayer(app, 'ewalist1')
    const { type, pgs } = (await get(app, '/payment-methods', token)).body
    expect([type, pgs.map(({ name }: { name: string }) => name)]).toEqual([
      'ewallet',
      ['bKash', 'Nagad', 'Rocket', 'Upay'],
    ])
  })

  it('returns a number, and accepts a payment to it', async () => {
    const payer = await verifiedPlayer(app, 'ewanumber')
    const { body } = await request(payer)
    expect(body).toEqual({
      amount: '500.00',
      transaction: expect.stringMatching(/^\d+$/),
      timer: 10,
      number: '01700000311',
    })
    expect(await transactionsOf(app, payer)).toEqual([])
    expect((await confirm(payer, body.transaction, { trxid: 'EWA-1234567' })).body.errors).toEqual({
      trxid: ['Transaction ID must contain only letters and digits.'],
    })
    must(await confirm(payer, body.transaction))
    expect(await transactionsOf(app, payer)).toMatchObject([
      {
        id: body.transaction,
        key: '0',
        amount: '500.00',
        transaction_id: `EWA${body.transaction.padStart(7, '0')}`,
      },
    ])
    expect((await confirm(payer, body.transaction)).body.message).toBe('This payment has been sent already.')
    expect((await request(payer)).status).toBe(422)
    await operator.decideNewest(payer, 'approved')
    expect(await balanceIn(app, payer)).toBe('1500.00')
  })

  it('returns a page, which shows a transaction id', async () => {
    const payer = await verifiedPlayer(app, 'ewapage1')
    const { body } = await request(payer, { provider: 'nagad' })
    expect(body).toMatchObject({
      number: '01700000321',
      message: 'Pay on the page of Nagad, then enter its transaction ID.',
    })
    const url = new URL(body.url).pathname
    const page = await app.inject({ url })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Pay ৳ 500.00')])
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['x-frame-options']).toBeUndefined()
    const paid = await app.inject({ url: `${url}/paid` })
    const id = /<output[^>]*>([0-9A-F]{10})<\/output>/.exec(paid.body)?.[1]
    must(await confirm(payer, body.transaction, { trxid: id }))
    expect((await app.inject({ url })).statusCode).toBe(410)
    expect((await app.inject({ url: '/demo-wallet/nobody' })).statusCode).toBe(410)
  })

  it('sends a page, a number or both, and lets the page refuse to be framed', async () => {
    const payer = await verifiedPlayer(app, 'ewakinds')
    const framedBy = async (url: string) => {
      const { headers } = await app.inject({ url: new URL(url).pathname })
      return /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1]
    }
    await operator.set({ 'ewallet-4': 'unframed' })
    const refusing = must(await request(payer, { provider: 'Upay' }))
    expect([refusing.number, await framedBy(refusing.url)]).toEqual(['01700000341', "'none'"])
    await operator.set({ 'ewallet-4': 'page', 'channel-41': undefined })
    const paged = must(await request(payer, { provider: 'Upay' }))
    expect([paged.number, await framedBy(paged.url)]).toEqual([null, "'self'"])
    await operator.set({ 'ewallet-4': 'number' })
    expect((await request(payer, { provider: 'Upay' })).body.message).toBe(
      'This payment method is not available at the moment.',
    )
    await operator.set({ 'channel-41': 'on' })
    const numbered = must(await request(payer, { provider: 'Upay' }))
    expect([numbered.number, numbered.url, numbered.message]).toEqual(['01700000341', undefined, undefined])
    await operator.set({ 'ewallet-4': 'none' })
    expect((await request(payer, { provider: 'Upay' })).status).toBe(422)
    await operator.set({ 'ewallet-4': 'page' })
  })

  it('refuses a confirmation after the time limit', async () => {
    const payer = await verifiedPlayer(app, 'ewalate1')
    const { transaction } = (await request(payer)).body
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11.5 * 60_000 })
    expect((await confirm(payer, transaction)).body.message).toBe('Time is over. Please start again.')
    expect(await transactionsOf(app, payer)).toEqual([])
    must(await request(payer))
  })

  it('allows a player five open requests', async () => {
    const payer = await verifiedPlayer(app, 'ewamany1')
    const answers = await Promise.all(Array.from({ length: 12 }, () => request(payer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await request(payer)).body.message).toBe(
      'You have too many open payments. Please finish one, or try again in a few minutes.',
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11.5 * 60_000 })
    must(await request(payer))
  })

  it('deletes a request a day after the time limit', async () => {
    const payer = await verifiedPlayer(app, 'ewaswept')
    must(await request(payer))
    const paid = must(await request(payer))
    must(await confirm(payer, paid.transaction))
    const states = async () => {
      await sweepEwalletRequests(app.db)
      const rows = await app.db.query.requests.findMany()
      const own = rows.filter(({ playerId }) => playerId === Number(payer.remoteId))
      return own.map(({ state }) => state).sort()
    }
    const expiry = Date.now() + 11 * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: expiry + 23 * 3_600_000 })
    expect(await states()).toEqual(['open', 'pending'])
    vi.setSystemTime(expiry + 25 * 3_600_000)
    expect(await states()).toEqual(['pending'])
  })

  it('refuses a deposit by channel, and an unknown provider', async () => {
    const payer = await verifiedPlayer(app, 'ewawrong')
    expect((await deposit(app, payer)).status).toBe(422)
    for (const provider of ['USDT', 'Nobody', ''])
      expect((await request(payer, { provider })).status).toBe(422)
    expect((await request(payer, { amount: 99 })).status).toBe(422)
    for (const amount of [100.5, '999.999', '25000.004']) {
      const { status, body } = await request(payer, { amount })
      expect([status, body.message]).toEqual([422, 'Amount must be a whole number.'])
    }
  })
})

describe('a withdrawal', () => {
  const check = ({ remoteId, token }: { remoteId: string; token: string }) =>
    get(app, `/userwithdrawcheck?remote_id=${remoteId}`, token)

  it('is checked in advance for the status, the phone and the birthday', async () => {
    const session = await newPlayer(app, 'precheck')
    const refused = (error: string) => ({ status: 400, body: { success: false, error } })
    await operator.set({ withdrawalsOpen: undefined })
    expect(await check(session)).toMatchObject(
      refused('Withdrawals are closed at the moment. Please try again later.'),
    )
    expect((await get(app, '/general')).body.general.withdrawal_status).toBe(false)
    await operator.set({ withdrawalsOpen: 'on' })
    expect(await check(session)).toMatchObject(refused('Please verify your phone number first.'))
    const payer = await verifiedPlayer(app, 'precheck2')
    expect(await check(payer)).toMatchObject(refused('Please add your Date of Birth to your profile first.'))
    expect((await withdraw(app, payer)).body.message).toContain('Date of Birth')
    must(
      await post(app, '/user/profile/update', { remote_id: payer.remoteId, dofb: '1990-05-14' }, payer.token),
    )
    expect(await check(payer)).toMatchObject({ status: 200, body: { success: true } })
  })

  it('reserves its money, which is paid out when it is approved', async () => {
    const payer = await withdrawingPlayer(app, 'withdraw1')
    expect((await withdraw(app, payer, { amount: '600' })).body).toMatchObject({ success: true })
    expect(await balanceIn(app, payer)).toBe('400.00')
    expect(await transactionsOf(app, payer)).toMatchObject([
      { action: 'withdraw', key: '0', amount: '600.00', payment_method: { name: 'bKash' } },
    ])
    await operator.decideNewest(payer, 'approved')
    expect(await balanceIn(app, payer)).toBe('400.00')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({ key: '1' })
  })

  it('returns its money when it is rejected', async () => {
    const payer = await withdrawingPlayer(app, 'withdraw2')
    must(await withdraw(app, payer, { amount: 1000 }))
    expect(await balanceIn(app, payer)).toBe('0.00')
    await operator.decideNewest(payer, 'rejected', 'The number is closed.')
    expect(await balanceIn(app, payer)).toBe('1000.00')
    expect((await transactionsOf(app, payer))[0]).toMatchObject({ key: '2', note: 'The number is closed.' })
    must(await withdraw(app, payer))
  })

  it.each([
    ['less than the limit', { amount: 499 }, 'Amount must be between ৳500 and ৳25,000.'],
    ['more than it', { amount: 25_001 }, 'Amount must be between ৳500 and ৳25,000.'],
    ['a fraction', { amount: '500.01' }, 'Amount must be a whole number.'],
    ['almost a whole', { amount: '999.999' }, 'Amount must be a whole number.'],
    ['a little more than the limit', { amount: 25_000.004 }, 'Amount must be a whole number.'],
    ['more than there is', { amount: 1001 }, 'Your balance does not cover this amount.'],
    [
      'a foreign number',
      { account_number: '01999999999' },
      'This is not one of your verified phone numbers.',
    ],
    ['USDT', { payment_id: '5' }, 'This payment method is not available at the moment.'],
    [
      'a method that is not there',
      { payment_id: '77' },
      'This payment method is not available at the moment.',
    ],
  ])('is refused with %s', async (what, change, message) => {
    const payer = await withdrawingPlayer(app, `wd${what.replace(/\W/g, '').slice(0, 14)}`)
    const { status, body } = await withdraw(app, payer, change)
    expect([status, body.message]).toEqual([422, message])
    expect(await balanceIn(app, payer)).toBe('1000.00')
    expect(await transactionsOf(app, payer)).toEqual([])
  })

  it('can only be pending once at a time, but at the same time as a deposit', async () => {
    const payer = await withdrawingPlayer(app, 'withdraw3')
    must(await withdraw(app, payer))
    expect((await withdraw(app, payer)).body.message).toBe(
      'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
    )
    expect(await balanceIn(app, payer)).toBe('500.00')
    must(await deposit(app, payer))
  })
})

describe('another player’s account', () => {
  it('cannot be read or used with the token of a player', async () => {
    const mine = await withdrawingPlayer(app, 'mineown1')
    const other = await withdrawingPlayer(app, 'othersown')
    must(await deposit(app, other))
    await operator.set({ paymentKind: 'ewallet' })
    const third = await verifiedPlayer(app, 'thirdown')
    const open = must(
      await post(
        app,
        '/ewa/request',
        { amount: 500, type: 'deposit', provider: 'bKash', promotion: null },
        third.token,
      ),
    )
    const stolen = await post(
      app,
      '/ewa/confirm',
      { trx_id: open.transaction, trxid: 'STOLEN12345', number: mine.phone },
      mine.token,
    )
    expect(stolen.status).toBe(404)
    await operator.set({ paymentKind: 'list' })
    const asked = [
      await get(app, `/transaction/show?remote_id=${other.remoteId}`, mine.token),
      await get(app, `/turnovers?remote_id=${other.remoteId}`, mine.token),
      await get(app, `/userwithdrawcheck?remote_id=${other.remoteId}`, mine.token),
      await post(app, '/submit-deposit', depositOf(mine, { remote_id: other.remoteId }), mine.token),
      await withdraw(app, mine, { remote_id: other.remoteId }),
      await post(app, '/user/profile/update', { remote_id: other.remoteId, dofb: '1990-01-01' }, mine.token),
      await post(app, '/send-verification-code', { phone: other.phone }, mine.token),
      await post(app, '/send-verification-code', { email: 'othersown@mail.example' }, mine.token),
      await post(app, '/add/send-verification-code', { phone: other.phone }, mine.token),
    ]
    expect(asked.map(({ status }) => status)).toEqual(Array(asked.length).fill(403))
    const paid = [
      await deposit(app, mine, { account_number: other.phone }),
      await withdraw(app, mine, { account_number: other.phone }),
      await post(app, '/add/number', { phone: other.phone }, mine.token),
    ]
    expect(paid.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await transactionsOf(app, mine)).toEqual([])
    expect(await balanceIn(app, mine)).toBe('1000.00')
  })
})
