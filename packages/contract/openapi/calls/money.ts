import type * as z from 'zod/mini'
import type { depositLimit, moneyCalls } from '../../money.ts'
import type { CallDocs } from '../callDocs.types.ts'

const AMOUNT = 'Amounts are in taka, those of the USDT channel in USDT.'

const LIMITS: z.input<typeof depositLimit>[] = [
  {
    period: 'day',
    amount: '1000.00',
    used: '300.00',
    pending: { amount: '2000.00', from: '2026-03-03T06:00:00Z' },
  },
  { period: 'week', amount: '5000.00', used: '300.00' },
  { period: 'month', amount: null, used: '1800.00' },
]

export const moneyDocs: CallDocs<typeof moneyCalls> = {
  paymentMethods: {
    summary: 'Returns the payment methods',
    note: 'Either a list of methods, whose numbers players pay to, or the e-wallets of a provider: `{ "type": "ewallet", "pgs": [ … ] }`.',
    answer: [{ id: 1, name: 'bKash', icon: 'pay-bkash.svg', status: 'active', account_type: 'Agent' }],
  },
  channels: {
    summary: 'Returns the channels of a payment method',
    note: '`account_type` says how the player pays: `Agent` is Cash Out.',
    query: { name: 'bKash' },
    answer: {
      success: true,
      data: [
        {
          id: 11,
          name: 'bKash',
          icon: 'pay-bkash.svg',
          status: 'active',
          account_type: 'Agent',
          deposit_bouns: '2.5',
        },
      ],
    },
  },
  walletNumber: {
    summary: 'Returns the number to pay a deposit to',
    note: 'The first item counts. An empty list means that the channel is not available. `promotion_id` is sent where a promotion is chosen: one that the player may not take is refused here, with `errors.promotion_id`, before the player pays.',
    query: { name: 'bKash', account_type: 'Agent', amount: '500', promotion_id: '1' },
    answer: [{ id: 11, account_number: '01799000111' }],
  },
  requestEwallet: {
    summary: 'Opens a deposit at an e-wallet',
    note: '`number` is where to pay, or `url` the page of the provider. `timer` is in minutes, 10 where it is missing. `promotion` is null where none was chosen.',
    body: { amount: '500.00', type: 'deposit', provider: 'bKash', promotion: null },
    answer: { amount: '500.00', transaction: '1042', number: '01799000111', timer: 10 },
  },
  confirmEwallet: {
    summary: 'Says that a deposit at an e-wallet has been paid',
    note: '`trx_id` is the `transaction` of the request, `trxid` the player’s transaction id, `number` the one that was paid from.',
    body: { trx_id: '1042', trxid: '9KL2M4Q8ZP', number: '01712345678' },
    answer: { message: 'Your deposit is under review.' },
  },
  submitDeposit: {
    summary: 'Submits a deposit that has been paid',
    note: `\`account_number\` is the one that was paid from, \`payment_id\` the channel. ${AMOUNT}`,
    body: {
      remote_id: '41',
      account_number: '01712345678',
      transaction_id: '9KL2M4Q8ZP',
      amount: '500.00',
      payment_id: '11',
      promotion_id: null,
    },
    answer: { message: 'Your deposit is under review.' },
    refusals: {
      422: {
        message: 'This transaction ID has been used.',
        errors: { transaction_id: ['This transaction ID has been used.'] },
      },
    },
  },
  withdrawCheck: {
    summary: 'Returns whether the player may withdraw',
    query: { remote_id: '41' },
    answer: { success: true },
    refusals: { 400: { success: false, error: 'Please complete your turnover first.' } },
  },
  submitWithdraw: {
    summary: 'Submits a withdrawal',
    note: '`payment_id` and `provider` are the id and the name of the payment method, `account_number` is a verified phone of the player.',
    body: {
      remote_id: '41',
      account_number: '01712345678',
      amount: '500.00',
      payment_id: '1',
      provider: 'bKash',
    },
    answer: { success: true, message: 'Your withdrawal is under review.' },
    refusals: { 422: { message: 'Your balance is not enough.' } },
  },
  transactions: {
    summary: 'Returns the deposits, withdrawals and bonuses of the player',
    note: '`key` is `0` while a transaction is pending, `1` for success and `2` for failure. `note` says why it was rejected.',
    query: { remote_id: '41' },
    answer: {
      transactions: [
        {
          id: 90,
          action: 'deposit',
          key: '1',
          amount: '500.00',
          transaction_id: '9KL2M4Q8ZP',
          created_at: '2026-03-02 06:00:00',
          updated_at: '2026-03-02 06:04:10',
          payment_method: { name: 'bKash', icon: 'pay-bkash.svg', type: 'Agent' },
          promotion: { id: 1, name: 'Welcome bonus', turnover: '12' },
          note: null,
        },
      ],
    },
  },
  turnovers: {
    summary: 'Returns the turnovers that the player has to reach',
    query: { remote_id: '41' },
    answer: {
      turnover: [
        {
          id: 7,
          status: 'active',
          required_turnover: '6000.00',
          remaining_turnover: '1500.00',
          created_at: '2026-03-02 06:04:10',
          promotion: { id: 1, name: 'Welcome bonus', turnover: '12' },
        },
      ],
    },
  },
  depositLimits: {
    summary: 'Returns what the player may deposit in a day, a week and a month',
    note: '`amount` is null where there is no limit. `used` is what was deposited in the period, by the calendar of Dhaka. A backend without limits answers 404.',
    answer: { limits: LIMITS },
    refusals: { 404: { message: 'Not found.' } },
  },
  changeDepositLimit: {
    summary: 'Changes or removes a deposit limit',
    note: 'A lower limit counts at once; a higher one, or none (`amount` null), is `pending` for 24 hours. The amount in effect cancels what is pending.',
    body: { period: 'day', amount: '2000.00' },
    answer: { message: 'Your deposit limit was changed.', limits: LIMITS },
    refusals: { 422: { message: 'A limit must be above 0.' } },
  },
}
