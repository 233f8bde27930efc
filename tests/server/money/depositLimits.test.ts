import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../times.ts'
import { must, refusal } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { type Player, verifiedPlayer } from '../setup/player.ts'
import { later, setTime, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()
const operator = await Operator.enter(app)

const limit = (player: Player, period: string, amount: unknown) =>
  player.post('/deposit-limits', { period, amount })

/** Returns the player's limit for a day. */
async function daily(player: Player) {
  const [day] = must(await player.get('/deposit-limits')).limits
  return day
}

const numberFor = (player: Player, amount: number) =>
  player.get(`/get-wallet-number?name=bKash&account_type=Agent&amount=${amount}`)

const over = (period: string, left: string, when: string) =>
  refusal(`This is more than your ${period} deposit limit. You can deposit ${left} more ${when}.`, 'amount')

it('a higher limit, and its removal, wait for 24 hours', async () => {
  const player = await verifiedPlayer(app, 'limits02')
  const now = Date.now()
  setTime(now)
  must(await limit(player, 'day', 1000))
  must(await limit(player, 'day', 3000))
  const pending = { amount: '3000.00', from: new Date(now + 24 * HOUR).toISOString() }
  expect(await daily(player)).toMatchObject({ amount: '1000.00', pending })
  later(24 * HOUR - 1)
  expect(await daily(player)).toMatchObject({ amount: '1000.00', pending })
  later(1)
  expect(await daily(player)).toEqual({ period: 'day', amount: '3000.00', used: '0.00' })
  must(await limit(player, 'day', null))
  expect(await daily(player)).toMatchObject({ amount: '3000.00', pending: { amount: null } })
  later(24 * HOUR)
  expect(await daily(player)).toEqual({ period: 'day', amount: null, used: '0.00' })
})

it('the amount in effect, or a lower one, cancels what is pending', async () => {
  const player = await verifiedPlayer(app, 'limits03')
  must(await limit(player, 'week', 1000))
  for (const amount of ['1000.00', '900']) {
    must(await limit(player, 'week', 5000))
    const [, week] = must(await limit(player, 'week', amount)).limits
    expect([Number(week.amount), week.pending]).toEqual([Number(amount), undefined])
  }
})

it('a deposit over a limit is refused before a number is shown, and when it is submitted', async () => {
  const player = await verifiedPlayer(app, 'limits04')
  must(await limit(player, 'day', 1500))
  await operator.approveDeposit(player, { amount: 1000 })
  expect((await daily(player)).used).toBe('1000.00')
  must(await numberFor(player, 500))
  const refused = over('daily', '৳ 500.00', 'today')
  expect(await numberFor(player, 501)).toMatchObject(refused)
  expect(await player.deposit({ amount: 501 })).toMatchObject(refused)
  await operator.set({ paymentKind: 'ewallet' })
  expect(await player.requestEwallet({ amount: 501 })).toMatchObject(refused)
  await operator.set({ paymentKind: 'list' })
  must(await player.deposit({ amount: 500 }))
  await operator.decideNewest(player, 'rejected')
  expect((await daily(player)).used).toBe('1000.00')
})

it('an open request to an e-wallet counts until its time is over, and is taken once it is paid', async () => {
  const player = await verifiedPlayer(app, 'limits06')
  setTime(Date.now())
  must(await limit(player, 'day', 1000))
  await operator.set({ paymentKind: 'ewallet' })
  const first = must(await player.requestEwallet({ amount: 1000, provider: 'Upay' }))
  expect((await daily(player)).used).toBe('1000.00')
  const refused = over('daily', '৳ 0.00', 'today')
  for (const amount of [100, 1000]) expect(await player.requestEwallet({ amount })).toMatchObject(refused)
  await operator.set({ paymentKind: 'list' })
  expect(await player.deposit({ amount: 100 })).toMatchObject(refused)

  later(11 * MINUTE)
  expect((await daily(player)).used).toBe('0.00')
  await operator.set({ paymentKind: 'ewallet' })
  const second = must(await player.requestEwallet({ amount: 1000, provider: 'Upay' }))
  must(await limit(player, 'day', 500))
  // The limit is lower now: the page takes no payment, but what was paid is taken.
  const page = async ({ url }: { url: string }) => (await app.inject({ url: new URL(url).pathname })).body
  expect(await page(first)).toContain('Please start again on the site.')
  expect(await page(second)).toContain('This is more than your daily deposit limit.')
  const paid = { trx_id: second.transaction, trxid: 'EWALIMIT01', number: player.phone }
  must(await player.post('/ewa/confirm', paid))
  expect((await daily(player)).used).toBe('1000.00')
  expect(await player.requestEwallet({ amount: 100 })).toMatchObject({ status: 422 })
  await operator.decideNewest(player, 'approved')
  expect(await player.balance()).toBe('2000.00')
  await operator.set({ paymentKind: 'list' })
})

it('requests at the same time share a limit', async () => {
  const player = await verifiedPlayer(app, 'limits07')
  must(await limit(player, 'day', 1000))
  await operator.set({ paymentKind: 'ewallet' })
  const requests = Array.from({ length: 4 }, () => player.requestEwallet({ amount: 600 }))
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422, 422, 422])
  expect((await daily(player)).used).toBe('600.00')
  await operator.set({ paymentKind: 'list' })
})

it('each period has its own limit, and USDT counts in taka', async () => {
  const player = await verifiedPlayer(app, 'limits05')
  must(await limit(player, 'month', 2000))
  must(await limit(player, 'day', 5000))
  await operator.set({ usdtRate: '122.50' })
  const usdt = (amount: number) =>
    player.get(`/get-wallet-number?name=USDT&account_type=USDT&amount=${amount}`)
  must(await usdt(16))
  expect(await usdt(17)).toMatchObject(over('monthly', '৳ 2,000.00', 'this month'))
})

it('a limit that is no amount, or of another period, is refused', async () => {
  const player = await verifiedPlayer(app, 'limitbad')
  for (const amount of [0, -5, '', 'all']) expect((await limit(player, 'day', amount)).status).toBe(422)
  expect((await limit(player, 'year', 500)).status).toBe(422)
})
