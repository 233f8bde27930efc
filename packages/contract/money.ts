import * as z from 'zod/mini'
import { promotionName } from './promotions.ts'
import {
  call,
  decimal,
  flag,
  id,
  maybe,
  money,
  number,
  strictList,
  tolerantList,
  wholeMoney,
} from './wire.ts'

/** A payment method or one of its channels. `account_type` is how the player pays: `Agent` means Cash Out. */
export const paymentMethod = z.object({
  id,
  name: z.string(),
  icon: maybe(z.string()),
  status: z.string(),
  account_type: maybe(z.string()),
  deposit_bouns: maybe(decimal),
  /** The network of a USDT channel, such as `TRC20`. */
  network: maybe(z.string()),
})

export const paymentMethods = z.union([
  strictList(paymentMethod),
  z.object({ type: z.literal('ewallet'), pgs: strictList(paymentMethod) }),
])

export const transaction = z.object({
  id,
  action: z.string(),
  /** `0` pending, `1` success, `2` fail. */
  key: id,
  amount: money,
  transaction_id: maybe(id),
  created_at: z.string(),
  updated_at: maybe(z.string()),
  payment_method: maybe(z.object({ name: z.string(), icon: maybe(z.string()), type: maybe(z.string()) })),
  /** The shape is unspecified; a value without a name is read as null. */
  promotion: z.catch(maybe(promotionName), null),
  note: maybe(z.string()),
})

export const turnover = z.object({
  id,
  status: z.string(),
  required_turnover: money,
  remaining_turnover: money,
  created_at: z.string(),
  /** The shape is unspecified; its promotion counts where the turnover has none. */
  transaction: z.catch(maybe(z.object({ id: maybe(id), promotion: maybe(promotionName) })), null),
  promotion: maybe(promotionName),
})

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const

/** What a player may deposit in a day, week or month of Dhaka's calendar. An amount of null is no limit. */
export const depositLimit = z.object({
  period: z.enum(LIMIT_PERIODS),
  amount: z.nullable(money),
  /** What was deposited in the current period. */
  used: money,
  /** A change that counts from a later time. */
  pending: maybe(z.object({ amount: z.nullable(money), from: z.string() })),
})

export type DepositLimit = z.output<typeof depositLimit>
export type LimitPeriod = DepositLimit['period']
export type PaymentMethod = z.output<typeof paymentMethod>
export type PaymentMethods = z.output<typeof paymentMethods>
export const transactions = tolerantList(transaction, ['id', 'action', 'key'])
export const turnovers = tolerantList(turnover, ['id'])

export type Transaction = z.output<typeof transactions>[number]
export type Turnover = z.output<typeof turnovers>[number]

const remoteId = z.object({ remote_id: id })
const outcome = z.object({ success: flag, message: maybe(z.string()), error: maybe(z.string()) })

/** Calls of deposits, withdrawals and their records. Calls of kind `money` carry an idempotency key. */
export const moneyCalls = {
  paymentMethods: call('GET /payment-methods', { response: paymentMethods }),
  channels: call('GET /showpayment-menthod', {
    query: z.object({ name: z.string() }),
    response: z.object({ success: flag, data: strictList(paymentMethod) }),
  }),
  walletNumber: call('GET /get-wallet-number', {
    query: z.object({
      name: z.string(),
      account_type: z.string(),
      amount: wholeMoney,
      promotion_id: z.optional(id),
    }),
    response: strictList(z.object({ id, account_number: id })),
  }),
  requestEwallet: call('POST /ewa/request', {
    kind: 'money',
    body: z.object({
      amount: wholeMoney,
      type: z.literal('deposit'),
      provider: z.string(),
      promotion: z.nullable(id),
    }),
    response: z.object({
      url: maybe(z.string()),
      amount: money,
      transaction: id,
      number: maybe(id),
      /** Minutes to pay. */
      timer: maybe(number),
      message: maybe(z.string()),
    }),
  }),
  confirmEwallet: call('POST /ewa/confirm', {
    kind: 'money',
    body: z.object({ trx_id: z.string(), trxid: z.string(), number: z.string() }),
    response: z.object({ message: maybe(z.string()) }),
  }),
  submitDeposit: call('POST /submit-deposit', {
    kind: 'money',
    body: z.object({
      remote_id: id,
      account_number: z.string(),
      transaction_id: z.string(),
      amount: wholeMoney,
      payment_id: id,
      promotion_id: z.nullable(id),
    }),
    response: z.object({ message: maybe(z.string()) }),
  }),
  withdrawCheck: call('GET /userwithdrawcheck', {
    query: remoteId,
    response: z.object({ success: flag, error: maybe(z.string()) }),
  }),
  submitWithdraw: call('POST /submit-withdraw', {
    kind: 'money',
    body: z.object({
      remote_id: id,
      account_number: z.string(),
      amount: wholeMoney,
      payment_id: id,
      provider: z.string(),
    }),
    response: outcome,
  }),
  transactions: call('GET /transaction/show', {
    query: remoteId,
    response: z.object({ transactions }),
  }),
  turnovers: call('GET /turnovers', {
    query: remoteId,
    response: z.object({ turnover: turnovers }),
  }),
  depositLimits: call('GET /deposit-limits', { response: z.object({ limits: strictList(depositLimit) }) }),
  changeDepositLimit: call('POST /deposit-limits', {
    body: z.object({ period: z.enum(LIMIT_PERIODS), amount: z.nullable(wholeMoney) }),
    response: z.object({ message: maybe(z.string()), limits: strictList(depositLimit) }),
  }),
}

const isPendingRequest = ({ action, key }: { action: string; key: string }) =>
  key === '0' && (action === 'deposit' || action === 'withdraw')

/** A transaction that blocks no request, whatever else is odd in it: what can't be read counts as missing. */
const settledTransaction = z
  .object({
    id: z.catch(id, ''),
    action: z.string(),
    key: id,
    amount: z.catch(z.nullable(money), null),
    transaction_id: z.catch(maybe(id), null),
    created_at: z.catch(z.string(), ''),
    updated_at: z.catch(maybe(z.string()), null),
    payment_method: z.catch(transaction.shape.payment_method, null),
    promotion: transaction.shape.promotion,
    note: z.catch(maybe(z.string()), null),
  })
  .check(z.refine((row) => !isPendingRequest(row)))

/**
 * The transactions as a decision about money reads them: the call has failed unless every row fits, or says at least that
 * it is no pending request.
 */
export const allTransactions = {
  ...moneyCalls.transactions,
  response: z.object({ transactions: strictList(z.union([transaction, settledTransaction])) }),
}
