import type { Route } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import type { Payment } from '../../machines/money/makePayment/makePayment.types.ts'
import type { RequestState } from '../../machines/money/paymentRequest/paymentRequest.types.ts'
import { arriveAt } from '../model/device.ts'
import { NOON } from '../model/headless/headlessEnvironment.ts'

const TEN_MINUTES = 600_000

/** A payment of ৳500 to a number, with ten minutes left at the start of a walk. */
export const CASH_OUT: Payment = {
  paymentType: 'cashOut',
  remoteId: '41',
  method: 'bKash',
  icon: 'pay-bkash.svg',
  amount: 50_000,
  currency: 'BDT',
  number: '01700000321',
  url: '',
  message: '',
  network: '',
  paymentId: '11',
  promotionId: '2',
  rejected: [],
  transaction: '',
  deadline: NOON + TEN_MINUTES,
  whole: TEN_MINUTES,
}
export const USDT: Payment = {
  ...CASH_OUT,
  paymentType: 'usdt',
  method: 'USDT',
  network: 'TRC20',
  amount: 5_000,
  currency: 'USDT',
  number: 'TiyaDemo0OIl0OIl',
  paymentId: '51',
  promotionId: null,
  deadline: NOON + 3 * TEN_MINUTES,
  whole: 3 * TEN_MINUTES,
}
export const WALLET_NUMBER: Payment = {
  ...CASH_OUT,
  paymentType: 'ewallet',
  amount: 50_050,
  transaction: '900',
}
export const WALLET_PAGE: Payment = {
  ...WALLET_NUMBER,
  message: 'Pay on the page of bKash.',
  number: '',
  url: 'https://wallet.test/pay',
  amount: 0,
}

/** The navigation state of a withdrawal of ৳1,500 that was just requested, with thirty minutes left. */
export const WITHDRAWAL: RequestState = {
  remoteId: '41',
  sent: { action: 'withdraw', amount: 150_000, known: ['70'] },
  amount: 150_000,
  currency: 'BDT',
  method: 'bKash',
  icon: 'pay-bkash.svg',
  account: '01*******78',
  deadline: NOON + 1_800_000,
}

/** The navigation state of a deposit of ৳500 that was just confirmed. */
export const DEPOSIT: RequestState = {
  ...WITHDRAWAL,
  sent: { action: 'deposit', transactionId: 'BK7X2M9Q', rejected: [] },
  account: undefined,
  amount: 50_000,
}

/** Returns the response that lists the player's phones, by whether each is verified. */
export const phonesOf = (...verified: (0 | 1)[]) => ({
  body: { data: verified.map((isverify, id) => ({ id, contract_value: `0181234569${id}`, isverify })) },
})

const openWallet = (route: Route) => route.fulfill({ body: 'A wallet.' })

/** Opens `/make-payment` with a navigation state; `serveWallet` answers for the page of an e-wallet. */
export async function arriveWith(
  state: unknown,
  { page }: Pick<World, 'page'>,
  serveWallet: (route: Route) => unknown = openWallet,
): Promise<void> {
  await page.route('https://wallet.test/**', serveWallet)
  await arriveAt('/make-payment', state)({ page })
}
