import type { Answers } from './serve.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' }

/** Responses for a deposit up to its submission: one method with one channel, `Cash Out`. */
export const LISTED: Answers = {
  'GET /payment-methods': { body: [METHOD] },
  'GET /showpayment-menthod': { body: { success: true, data: [{ ...METHOD, id: 11 }] } },
  'GET /promotion': { body: { promotions: [] } },
  'GET /get-wallet-number': { body: [{ id: 11, account_number: '01700000321' }] },
  'GET /get/other/phone': { body: { data: [] } },
  'GET /transaction/show': { body: { transactions: [] } },
}

/** The response of `/ewa/request` with a number to pay to. */
export const EWALLET_REQUEST = { amount: '500.00', transaction: 'T900', number: '01700000321', timer: 10 }

/** Responses of an operator whose payment methods are e-wallets. */
export const EWALLET: Answers = {
  ...LISTED,
  'GET /payment-methods': { body: { type: 'ewallet', pgs: [METHOD] } },
  'POST /ewa/request': { body: EWALLET_REQUEST },
}
