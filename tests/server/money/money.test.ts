import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { requests } from '#server/db/schema.ts'
import { sweepEwalletRequests } from '#server/money/ewallet/ewallet.ts'
import { HOUR, MINUTE } from '../../times.ts'
import { get, must, newestCode, refusal, tally } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import {
  depositOf,
  newPlayer,
  type Player,
  sendBet,
  verifiedPlayer,
  withdrawingPlayer,
} from '../setup/player.ts'
import { later, losing, setTime, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)
/** A player whose deposits and withdrawals are all refused. */
const refused = await withdrawingPlayer(app, 'refused1')
let bets = 0

async function play(payer: Player, stakes: number[]): Promise<void> {
  const game = await payer.openGame()
  for (const stake of stakes) must(await sendBet(app, game, `money-bet-${++bets}`, stake))
}

/** Asks for the number of the bKash agent, for ৳ 500 unless `change` says otherwise. */
const numberFor = (player: Player, change: Record<string, string> = {}) => {
  const query = new URLSearchParams({ name: 'bKash', account_type: 'Agent', amount: '500', ...change })
  return player.get(`/get-wallet-number?${query}`)
}

const confirmEwallet = (payer: Player, trx_id: string, change: Record<string, unknown> = {}) =>
  payer.post('/ewa/confirm', {
    ...{ trx_id, trxid: `EWA${trx_id.padStart(7, '0')}`, number: payer.phone },
    ...change,
  })

const methodsFor = async (player: Player) => must(await player.get('/payment-methods'))

const PENDING =
  'You already have a deposit request pending. Please wait for it to be processed before making another deposit.'
const LETTERS = 'Transaction ID must contain only letters and digits.'
const GONE = 'This payment method is not available at the moment.'
const WHOLE = 'Amount must be a whole number.'

describe('methods and channels', () => {
  it('are listed with icon, action, bonus and network, unless the operator has emptied it', async () => {
    const player = await newPlayer(app, 'methods1')
    const methods = await methodsFor(player)
    const names = methods.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['bKash', 'Nagad', 'Rocket', 'Upay', 'USDT'])
    expect(methods[1]).toEqual({
      ...{ id: '2', name: 'Nagad', icon: 'pay-nagad.svg', status: 'active' },
      ...{ account_type: 'Agent', deposit_bouns: '3' },
    })
    const loadChannels = async (name: string) =>
      must(await player.get(`/showpayment-menthod?name=${name}`)).data
    expect(await loadChannels('BKASH')).toMatchObject([
      { id: '11', account_type: 'Agent' },
      { id: '12', account_type: 'Personal' },
      { id: '13', account_type: 'Merchant' },
    ])
    expect(await loadChannels('Nobody')).toEqual([])
    const networks = async () => [
      (await methodsFor(player))[4].network,
      (await loadChannels('USDT'))[0].network,
    ]
    expect(await networks()).toEqual(['TRC20', 'TRC20'])
    await operator.set({ 'network-51': '' })
    expect(await networks()).toEqual([undefined, undefined])
    await operator.set({ 'network-51': 'TRC20' })
  })

  it('have a number to pay to, unless the operator has switched the channel off', async () => {
    const payer = await verifiedPlayer(app, 'numbers1')
    const number = async (name: string, account_type: string, amount = '500') =>
      (await numberFor(payer, { name, account_type, amount })).body
    expect(await number('bKash', 'Agent')).toEqual([{ id: '11', account_number: '01700000311' }])
    const wallet = 'TiyaDemo0OIl0OIl0OIl0OIl0OIl0OIl00'
    expect(await number('USDT', 'USDT', '50')).toEqual([{ id: '51', account_number: wallet }])
    expect(await number('bKash', 'USDT')).toEqual([])
    for (const amount of ['99', '25001', '100.50', '99.999', '25000.004', '1e3', '-500'])
      expect([amount, (await numberFor(payer, { amount })).status]).toEqual([amount, 422])
    await operator.set({ 'channel-12': undefined, 'method-4': undefined, 'number-11': '01700000999' })
    expect(await number('bKash', 'Personal')).toEqual([])
    expect(await number('Upay', 'Personal')).toEqual([])
    expect(await number('bKash', 'Agent')).toEqual([{ id: '11', account_number: '01700000999' }])
    const statuses = (await methodsFor(payer)).map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['active', 'active', 'active', 'inactive', 'active'])
    await operator.set({ 'channel-12': 'on', 'method-4': 'on', 'number-11': '01700000311' })
  })
})

describe('before a player pays', () => {
  /** The refusals of the number to pay to and of the e-wallet, which must be the same. */
  async function refusedWith(payer: Player, change: { amount?: string; promotion?: string } = {}) {
    const { amount = '500', promotion } = change
    const listed = await numberFor(payer, { amount, ...(promotion && { promotion_id: promotion }) })
    await operator.set({ paymentKind: 'ewallet' })
    const ewallet = await payer.requestEwallet(change)
    await operator.set({ paymentKind: 'list' })
    expect([ewallet.status, ewallet.body]).toEqual([listed.status, listed.body])
    expect(listed.status).toBe(422)
    return listed.body
  }

  it.each([
    ['is only shown', '5'],
    ['is over', '6'],
  ])('a promotion that %s is refused', async (what, promotion) => {
    const payer = await verifiedPlayer(app, `early${what.replace(/\W/g, '')}`)
    const message = 'This promotion is not available.'
    expect(await refusedWith(payer, { promotion })).toEqual({ message, errors: { promotion_id: [message] } })
  })

  it('a promotion that has been taken is refused, and another one is not', async () => {
    const payer = await verifiedPlayer(app, 'earlytaken')
    must(await numberFor(payer, { promotion_id: '4' }))
    await operator.approveDeposit(payer, { promotion_id: '4' })
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
    must(await payer.deposit())
    expect(await refusedWith(payer)).toEqual({ message: PENDING })
    await operator.decideNewest(payer, 'rejected')
    must(await numberFor(payer))
  })

  it('a player is refused without a verified phone from which a deposit is accepted', async () => {
    const unverified = { message: 'Please verify your phone number first.' }
    expect(await refusedWith(await newPlayer(app, 'earlyphone'))).toEqual(unverified)
    const phone = '919876543210'
    const payer = await newPlayer(app, 'indian01', { phone: `+${phone}` })
    const verify = async (send: string, path: string, phone: string) => {
      must(await payer.post(send, { phone }))
      must(await payer.post(path, { verification_code: await newestCode(app) }))
    }
    await verify('/send-verification-code', '/verify-phone-number', phone)
    expect(await refusedWith(payer)).toEqual(unverified)
    expect((await payer.deposit({ account_number: phone })).body).toEqual(unverified)
    must(await payer.post('/add/number', { phone: '01811000055' }))
    await verify('/add/send-verification-code', '/add/verify-phone-number', '01811000055')
    must(await numberFor(payer))
    const message = 'This is not one of your verified phone numbers.'
    const refused = await payer.deposit({ account_number: phone })
    expect(refused.body).toEqual({ message, errors: { account_number: [message] } })
    must(await payer.deposit({ account_number: '01811000055' }))
  })
})

describe('a deposit', () => {
  it('is pending and moves nothing until it is approved', async () => {
    const payer = await verifiedPlayer(app, 'deposit1')
    const body = depositOf(payer)
    expect((await payer.post('/submit-deposit', body)).body).toEqual({
      message: 'Your deposit is under review.',
    })
    expect(await payer.transactions()).toEqual([
      {
        ...{ id: expect.stringMatching(/^\d+$/), action: 'deposit', key: '0', amount: '500.00', note: null },
        ...{ transaction_id: body.transaction_id, promotion: null },
        ...{ created_at: expect.stringMatching(/Z$/), updated_at: expect.stringMatching(/Z$/) },
        payment_method: { name: 'bKash', icon: 'pay-bkash.svg', type: 'Agent' },
      },
    ])
    expect(await payer.balance()).toBe('1000.00')
    await operator.decideNewest(payer, 'approved')
    expect(await payer.balance()).toBe('1500.00')
    expect((await payer.transactions())[0]).toMatchObject({ key: '1', note: null })
  })

  it('has a unique transaction id, which a rejection frees', async () => {
    const [first, second] = [await verifiedPlayer(app, 'trxfirst'), await verifiedPlayer(app, 'trxsecond')]
    const { transaction_id } = depositOf(first)
    must(await first.deposit({ transaction_id }))
    const taken = await second.deposit({ transaction_id: ` ${transaction_id.toLowerCase()} ` })
    expect(taken).toMatchObject(refusal('This transaction ID has been used already.', 'transaction_id'))
    await operator.decideNewest(first, 'rejected', 'The amount is another one.')
    expect(await first.balance()).toBe('1000.00')
    expect(await first.transactions()).toMatchObject([{ key: '2', note: 'The amount is another one.' }])
    must(await second.deposit({ transaction_id }))
  })

  it('must have a transaction id of letters and digits only, so that one payment has one id', async () => {
    const payer = await verifiedPlayer(app, 'trxletters')
    for (const transaction_id of ['ABCD1234.', 'ABCD-1234', 'ABCD 1234', 'ABCD1234\u200b', '\uff21BCD1234']) {
      const refused = await payer.deposit({ transaction_id })
      expect([transaction_id, refused]).toMatchObject([transaction_id, refusal(LETTERS, 'transaction_id')])
    }
    must(await payer.deposit({ transaction_id: ' abcd1234 ' }))
  })

  it('in USDT is credited at the rate of its submission, in whole poisha', async () => {
    const payer = await verifiedPlayer(app, 'usdtusdt')
    await operator.set({ usdtRate: '121.3777' })
    must(await payer.deposit({ payment_id: '51', amount: '50' }))
    await operator.set({ usdtRate: '122.50' })
    const [shown] = await payer.transactions()
    expect(shown).toMatchObject({ amount: '50.00', payment_method: { name: 'USDT', type: 'USDT' } })
    await operator.decideNewest(payer, 'approved')
    // 50 × 121.3777 = 6,068.885, rounded down.
    expect(await payer.balance()).toBe('7068.88')
  })

  it('by a method with a bonus adds the bonus, with a turnover of once the deposit', async () => {
    const payer = await withdrawingPlayer(app, 'nagadbonus')
    await operator.approveDeposit(payer, { payment_id: '21', amount: 1000 })
    expect(await payer.balance()).toBe('2030.00')
    expect((await payer.transactions())[0]).toMatchObject({ action: 'bonus', key: '1', amount: '30.00' })
    expect(await payer.turnovers()).toMatchObject([
      { required_turnover: '1000.00', promotion: { name: 'Nagad +3%', turnover: null } },
    ])
    expect(await payer.told()).toContain(
      'Your deposit of ৳ 1,000.00 by Nagad has been added to your balance. It came with a bonus of ৳ 30.00 and a turnover of ৳ 1,000.00.',
    )
    expect((await payer.withdraw()).body.message).toBe('Please complete your turnover and try again.')
  })

  it('by a method with a bonus and with a promotion has a turnover for each', async () => {
    const payer = await verifiedPlayer(app, 'nagadtwice')
    await operator.approveDeposit(payer, { payment_id: '21', amount: 1000, promotion_id: '2' })
    expect(await payer.balance()).toBe('2080.00')
    expect(await payer.turnovers()).toMatchObject([
      { required_turnover: '50.00', promotion: { id: '2' } },
      { required_turnover: '1000.00', promotion: { name: 'Nagad +3%' } },
    ])
  })

  it.each([
    ['an amount below the limit', { amount: 99 }, 'Amount must be between ৳100 and ৳25,000.'],
    ['too many USDT', { amount: 201, payment_id: '51' }, 'Amount must be between 10 and 200 USDT.'],
    ['a fraction', { amount: 500.5 }, WHOLE],
    ['a little more than the limit', { amount: 25_000.004 }, WHOLE],
    ['a channel that is not there', { payment_id: '99' }, GONE],
    ['a method instead of its channel', { payment_id: '1' }, GONE],
    ['a short transaction id', { transaction_id: 'abc123' }, 'Transaction ID must be at least 7 characters.'],
    ['a long one', { transaction_id: 'A'.repeat(101) }, 'Transaction ID must be at most 100 characters.'],
    ['a promotion that is over', { promotion_id: '6' }, 'This promotion is not available.'],
  ])('is refused with %s', async (_, change, message) => {
    expect(await refused.deposit(change)).toMatchObject(refusal(message))
    expect(await refused.transactions()).toEqual([])
  })
})

describe('a promotion', () => {
  it('adds its bonus with the approval, and a turnover that bets reduce', async () => {
    const payer = await withdrawingPlayer(app, 'turnover1')
    must(await payer.deposit({ promotion_id: '1' }))
    expect(await payer.turnovers()).toEqual([])
    await operator.decideNewest(payer, 'approved')
    expect(await payer.balance()).toBe('2000.00')
    const [bonus, paid] = await payer.transactions()
    expect(bonus).toMatchObject({ action: 'bonus', key: '1', amount: '500.00', promotion: { id: '1' } })
    const [turnover] = await payer.turnovers()
    // The bonus times the promotion's turnover: 500 × 12 = 6,000.
    expect(turnover).toMatchObject({
      status: 'active',
      required_turnover: '6000.00',
      remaining_turnover: '6000.00',
      promotion: { id: '1', name: 'Double your first deposit', turnover: '12.00' },
      transaction: { id: paid.id },
    })
    await play(payer, [50_000, 50_000])
    expect((await payer.turnovers())[0]).toMatchObject({ remaining_turnover: '5000.00' })
    expect((await payer.withdraw()).body.message).toBe('Please complete your turnover and try again.')
  })

  it('is capped at ৳ 7,777', async () => {
    const payer = await verifiedPlayer(app, 'capped01')
    await operator.approveDeposit(payer, { promotion_id: '1', amount: 25_000 })
    expect((await payer.transactions())[0]).toMatchObject({ action: 'bonus', amount: '7777.00' })
    expect(await payer.balance()).toBe('33777.00')
  })
})

it('every promotion that can be taken says in its text how often', async () => {
  const OFTEN = ['Once a player, with the first deposit.', 'Once a week.', 'Once a player.']
  const expected = { '1': 0, '2': 1, '3': 2, '4': 1, '7': 2, '8': 2, '9': 1 }
  const { promotions } = must(await get(app, '/promotion'))
  const active = promotions.filter(({ status }: { status: string }) => status === 'active')
  const often = active.map(({ id, desc, turnover }: { id: string; desc: string; turnover: string }) => [
    id,
    OFTEN.findIndex((words) => desc.endsWith(`<ul><li>Turnover ${turnover}×.</li><li>${words}</li></ul>`)),
  ])
  expect(Object.fromEntries(often)).toEqual(expected)
})

it('a promotion is not paid at the approval if the player has received it meanwhile', async () => {
  const payer = await verifiedPlayer(app, 'tookother')
  must(await payer.deposit({ promotion_id: '7' }))
  const [{ id }] = await payer.transactions()
  const [other] = await app.db
    .insert(requests)
    .values({
      ...{ playerId: Number(payer.remoteId), action: 'deposit', state: 'approved', currency: 'BDT' },
      ...{ amount: 50_000, stated: 50_000, promotionId: '7' },
    })
    .returning({ id: requests.id })
  expect(await operator.decide(id, 'approved')).toBe('approved')
  expect(await payer.balance()).toBe('1500.00')
  expect(await payer.turnovers()).toEqual([])
  const [, decided] = await payer.transactions()
  expect(decided).toMatchObject({ id, key: '1', promotion: null })
  expect(await payer.deposit({ promotion_id: '7' })).toMatchObject(
    refusal('You have already had this promotion.', 'promotion_id'),
  )
  await app.db.delete(requests).where(eq(requests.id, other?.id ?? 0))
})

describe('the weekly promotion', () => {
  const weekly = { promotion_id: '2' }
  const taken = 'You have already had this promotion this week.'

  it('is paid once between Monday and Sunday in Dhaka', async () => {
    const payer = await verifiedPlayer(app, 'weekly01')
    // Sunday, 23:59 in Dhaka.
    setTime(new Date('2025-11-16T17:59:00Z'))
    must(await payer.deposit(weekly))
    await operator.decideNewest(payer, 'rejected')
    must(await payer.deposit(weekly))
    // Approved on Monday, 00:00: it counts for the new week.
    setTime(new Date('2025-11-16T18:00:00Z'))
    await operator.decideNewest(payer, 'approved')
    setTime(new Date('2025-11-23T17:59:00Z'))
    expect(await payer.deposit(weekly)).toMatchObject(refusal(taken))
    await operator.approveDeposit(payer)
    setTime(new Date('2025-11-23T18:00:00Z'))
    await operator.approveDeposit(payer, weekly)
    const actions = (await payer.transactions()).map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action === 'bonus')).toHaveLength(2)
  })

  it('is paid once when an e-wallet was paid twice: the second payment counts without it', async () => {
    await operator.set({ paymentKind: 'ewallet' })
    const payer = await verifiedPlayer(app, 'weekly02')
    const [first, second] = [
      must(await payer.requestEwallet({ promotion: '2' })),
      must(await payer.requestEwallet({ promotion: '2' })),
    ]
    expect(must(await confirmEwallet(payer, first.transaction))).toEqual({
      message: 'Your deposit is under review.',
    })
    await operator.decideNewest(payer, 'approved')
    expect(must(await confirmEwallet(payer, second.transaction))).toEqual({
      message:
        'Your deposit is under review without the promotion. You have already had this promotion this week.',
    })
    expect(await payer.told()).toContain(
      'Your deposit of ৳ 500.00 counts without “Slot week”. You have already had this promotion this week.',
    )
    expect(await payer.transactions()).toContainEqual(
      expect.objectContaining({ id: second.transaction, key: '0', promotion: null }),
    )
    expect(await operator.decide(second.transaction, 'approved')).toBe('approved')
    expect(await payer.balance()).toBe('2025.00')
    expect(await payer.turnovers()).toHaveLength(1)
    await operator.set({ paymentKind: 'list' })
  })
})

describe('an operator with e-wallets', () => {
  beforeAll(async () => {
    await operator.set({ paymentKind: 'ewallet' })
    return () => operator.set({ paymentKind: 'list' })
  })

  it('returns a number, and accepts a payment to it', async () => {
    const payer = await verifiedPlayer(app, 'ewanumber')
    const { type, pgs } = await methodsFor(payer)
    const names = pgs.map(({ name }: { name: string }) => name)
    expect([type, names]).toEqual(['ewallet', ['bKash', 'Nagad', 'Rocket', 'Upay']])
    const { body } = await payer.requestEwallet()
    const { transaction } = body
    const transaction_id = `EWA${transaction.padStart(7, '0')}`
    expect(body).toEqual({ amount: '500.00', transaction, timer: 10, number: '01700000311' })
    expect(transaction).toMatch(/^\d+$/)
    expect(await payer.transactions()).toEqual([])
    const wrong = await confirmEwallet(payer, transaction, { trxid: 'EWA-1234567' })
    expect(wrong).toMatchObject(refusal(LETTERS, 'trxid'))
    must(await confirmEwallet(payer, transaction))
    expect(await payer.transactions()).toMatchObject([
      { id: transaction, key: '0', amount: '500.00', transaction_id },
    ])
    const again = await confirmEwallet(payer, transaction)
    expect(again).toMatchObject(refusal('This payment has been sent already.'))
    expect(await payer.requestEwallet()).toMatchObject(refusal(PENDING))
    await operator.decideNewest(payer, 'approved')
    expect(await payer.balance()).toBe('1500.00')
  })

  it('returns a page, which shows a transaction id', async () => {
    const payer = await verifiedPlayer(app, 'ewapage1')
    const { body } = await payer.requestEwallet({ provider: 'nagad' })
    expect(body).toMatchObject({
      number: '01700000321',
      message: 'Pay on the page of Nagad, then enter its transaction ID.',
    })
    const url = new URL(body.url).pathname
    const page = await app.inject({ url })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Pay ৳ 500.00')])
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['x-frame-options']).toBeUndefined()
    // In the language in which the payment was asked for.
    expect(new URL(body.url).search).toBe('?language=en')
    const bengali = await app.inject({ url: `${url}?language=bn` })
    expect(bengali.body).toContain('৳ 500.00 পেমেন্ট করুন')
    expect(bengali.body.replace(/<[^>]*>|Nagad/g, '')).not.toMatch(/[a-z]/i)
    expect(bengali.body).toContain('name="language" value="bn"')
    const paid = await app.inject({ url: `${url}/paid` })
    const id = /<output[^>]*>([0-9A-F]{10})<\/output>/.exec(paid.body)?.[1]
    must(await confirmEwallet(payer, body.transaction, { trxid: id }))
    expect((await app.inject({ url })).statusCode).toBe(410)
    expect((await app.inject({ url: '/demo-wallet/nobody' })).statusCode).toBe(410)
  })

  it('sends a page, a number or both, and lets the page refuse to be framed', async () => {
    const payer = await verifiedPlayer(app, 'ewakinds')
    const framedBy = async (url: string) => {
      const { headers } = await app.inject({ url: new URL(url).pathname })
      return /frame-ancestors (\S+)/.exec(String(headers['content-security-policy']))?.[1]
    }
    await operator.set({ 'ewallet-4': 'unframed' })
    const refusing = must(await payer.requestEwallet({ provider: 'Upay' }))
    expect([refusing.number, await framedBy(refusing.url)]).toEqual(['01700000341', "'none'"])
    await operator.set({ 'ewallet-4': 'page', 'channel-41': undefined })
    const paged = must(await payer.requestEwallet({ provider: 'Upay' }))
    expect([paged.number, await framedBy(paged.url)]).toEqual([null, "'self'"])
    await operator.set({ 'ewallet-4': 'number' })
    expect((await payer.requestEwallet({ provider: 'Upay' })).body.message).toBe(GONE)
    await operator.set({ 'channel-41': 'on' })
    const numbered = must(await payer.requestEwallet({ provider: 'Upay' }))
    expect([numbered.number, numbered.url, numbered.message]).toEqual(['01700000341', undefined, undefined])
    await operator.set({ 'ewallet-4': 'none' })
    expect((await payer.requestEwallet({ provider: 'Upay' })).status).toBe(422)
    await operator.set({ 'ewallet-4': 'page' })
  })

  it('allows a player five open requests, each until its time limit', async () => {
    const payer = await verifiedPlayer(app, 'ewamany1')
    const answers = await Promise.all(Array.from({ length: 12 }, () => payer.requestEwallet()))
    expect(tally(answers)).toEqual({ 200: 5, 422: 7 })
    expect((await payer.requestEwallet()).body.message).toBe(
      'You have too many open payments. Please finish one, or try again in a few minutes.',
    )
    later(11.5 * MINUTE)
    const late = await confirmEwallet(payer, answers.find(({ status }) => status === 200)?.body.transaction)
    expect(late).toMatchObject(refusal('Time is over. Please start again.'))
    must(await payer.requestEwallet())
  })

  it('deletes a request a day after the time limit', async () => {
    const payer = await verifiedPlayer(app, 'ewaswept')
    must(await payer.requestEwallet())
    const paid = must(await payer.requestEwallet())
    must(await confirmEwallet(payer, paid.transaction))
    const states = async () => {
      await sweepEwalletRequests(app.db)
      const rows = await app.db.query.requests.findMany()
      const own = rows.filter(({ playerId }) => playerId === Number(payer.remoteId))
      return own.map(({ state }) => state).sort()
    }
    const expiry = Date.now() + 11 * MINUTE
    setTime(expiry + 23 * HOUR)
    expect(await states()).toEqual(['open', 'pending'])
    setTime(expiry + 25 * HOUR)
    expect(await states()).toEqual(['pending'])
  })

  it('refuses a deposit by channel, and an unknown provider', async () => {
    const payer = await verifiedPlayer(app, 'ewawrong')
    expect((await payer.deposit()).status).toBe(422)
    for (const change of [{ provider: 'USDT' }, { provider: 'Nobody' }, { provider: '' }, { amount: 99 }])
      expect((await payer.requestEwallet(change)).status).toBe(422)
    for (const amount of [100.5, '999.999', '25000.004']) {
      expect(await payer.requestEwallet({ amount })).toMatchObject(refusal(WHOLE))
    }
  })
})

describe('a withdrawal', () => {
  const check = (player: Player) => player.get(`/userwithdrawcheck?remote_id=${player.remoteId}`)

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
    expect((await payer.withdraw()).body.message).toContain('Date of Birth')
    must(await payer.saveBirthday())
    expect(await check(payer)).toMatchObject({ status: 200, body: { success: true } })
  })

  it('reserves its money, which is returned when it is rejected and paid out when it is approved', async () => {
    const payer = await withdrawingPlayer(app, 'withdraw1')
    must(await payer.withdraw({ amount: 1000 }))
    expect(await payer.balance()).toBe('0.00')
    await operator.decideNewest(payer, 'rejected', 'The number is closed.')
    expect(await payer.balance()).toBe('1000.00')
    expect(await payer.transactions()).toMatchObject([{ key: '2', note: 'The number is closed.' }])
    expect((await payer.withdraw({ amount: '600' })).body).toMatchObject({ success: true })
    expect(await payer.balance()).toBe('400.00')
    expect((await payer.transactions())[0]).toMatchObject({
      ...{ action: 'withdraw', key: '0', amount: '600.00', payment_method: { name: 'bKash' } },
    })
    await operator.decideNewest(payer, 'approved')
    expect(await payer.balance()).toBe('400.00')
    expect((await payer.transactions())[0]).toMatchObject({ key: '1' })
  })

  it.each([
    ['less than the limit', { amount: 499 }, 'Amount must be between ৳500 and ৳25,000.'],
    ['more than it', { amount: 25_001 }, 'Amount must be between ৳500 and ৳25,000.'],
    ['a fraction', { amount: '500.01' }, WHOLE],
    ['more than there is', { amount: 1001 }, 'Your balance does not cover this amount.'],
    [
      'a foreign number',
      { account_number: '01999999999' },
      'This is not one of your verified phone numbers.',
    ],
    ['USDT', { payment_id: '5' }, GONE],
    ['a method that is not there', { payment_id: '77' }, GONE],
  ])('is refused with %s', async (_, change, message) => {
    expect(await refused.withdraw(change)).toMatchObject(refusal(message))
    expect(await refused.balance()).toBe('1000.00')
    expect(await refused.transactions()).toEqual([])
  })

  it('can only be pending once at a time, but at the same time as a deposit', async () => {
    const payer = await withdrawingPlayer(app, 'withdraw3')
    must(await payer.withdraw())
    expect((await payer.withdraw()).body.message).toBe(
      'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
    )
    expect(await payer.balance()).toBe('500.00')
    must(await payer.deposit())
  })
})
