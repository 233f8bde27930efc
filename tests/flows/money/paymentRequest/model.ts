import type { Page } from '@playwright/test'
import { paymentRequestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import type { RequestState } from '../../../../machines/money/paymentRequest/paymentRequest.types.ts'
import { paymentRequestPortsOf } from '../../../../src/ports/money/paymentRequest.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { travel } from '../../../model/device.ts'
import { expect } from '../../../model/expect.ts'
import { NOON } from '../../../model/headless-environment.ts'
import { defineModel, type World } from '../../../model/model.ts'

const DEPOSIT: RequestState = {
  kind: 'deposit',
  amount: 50_000,
  currency: 'BDT',
  method: 'bKash',
  icon: 'pay-bkash.svg',
  deadline: NOON + 30 * 60_000,
}

/** A deposit in USDT from ten minutes ago. */
const OLDER: RequestState = {
  ...DEPOSIT,
  amount: 5_000,
  currency: 'USDT',
  method: 'USDT',
  deadline: NOON + 20 * 60_000,
}
const WITHDRAWAL: RequestState = { ...DEPOSIT, kind: 'withdrawal', amount: 150_000 }

const arriveWith =
  (state: unknown) =>
  async ({ page }: World) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await travel(page, '/payment-request', state)
  }

async function seeRequest(page: Page, request: RequestState | null): Promise<void> {
  const amounts: Record<number, string> = { 50000: '৳ 500.00', 5000: '50.00 USDT', 150000: '৳ 1,500.00' }
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  await expect(page.getByText(amounts[request?.amount ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText(request?.method ?? '', { exact: true })).toBeVisible()
  const accepted =
    request?.kind === 'deposit' ? 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।' : 'Withdrawal successful!'
  await expect(page.getByText(accepted, { exact: true })).toBeVisible()
  await expect(page.getByText(/is under review/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeEnabled()
}

export const model = defineModel<typeof paymentRequestMachine>({
  machine: paymentRequestMachine,
  input: { request: DEPOSIT },
  ports: paymentRequestPortsOf,
  stored: PLAYER,
  at: '/payment-request',
  arrive: arriveWith(DEPOSIT),
  ambient: { 'GET /transaction/show': { body: { transactions: [] } } },
  variants: {
    'a deposit in USDT, of ten minutes ago': { input: { request: OLDER }, arrive: arriveWith(OLDER) },
    'a withdrawal': { input: { request: WITHDRAWAL }, arrive: arriveWith(WITHDRAWAL) },
    'a state that says nothing': { input: { request: null }, arrive: arriveWith({ amount: 'much' }) },
  },
  project: ({ request, now }) => [
    request?.kind,
    request?.currency,
    request !== null && now >= request.deadline ? 'over' : 'before',
  ],

  events: {
    'clock.ticked': ({ context }) => [{ type: 'clock.ticked', now: context.request?.deadline ?? 0 }],
    close: () => [{ type: 'close' }],
  },
  durations: { 'clock.ticked': ({ context }) => (context.request?.deadline ?? 0) - context.now },
  gesture: { close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click() },

  assertions: {
    'paymentRequest.counting': async (page, { context }) => {
      await seeRequest(page, context.request)
      await expect(page.getByText('Your Money is on its way. You will get it within')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(
        context.request?.currency === 'USDT' ? '20:00' : '30:00',
      )
      await expect(page.getByText('Still under review')).toHaveCount(0)
    },
    'paymentRequest.over': async (page, { context }) => {
      await seeRequest(page, context.request)
      await expect(page.getByRole('heading', { name: 'Still under review' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/chat')
      await expect(page.getByRole('timer')).toHaveCount(0)
    },
    'paymentRequest.done': (page, { context }) =>
      expect(page).toHaveURL(context.request ? '/account' : '/transaction-record'),
  },
})
