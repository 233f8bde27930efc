import type { Page } from '@playwright/test'
import type { Transaction } from '#machines/contract/money.ts'
import { decisionPoll, paymentRequestMachine } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import type { RequestState } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import { decisionPortsOf, paymentRequestPortsOf } from '#src/ports/money/paymentRequest.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { defineModel, labelled, type WireAnswer, type World } from '#tests/model/model.ts'
import { DEPOSIT, WITHDRAWAL } from '#tests/site/payments.ts'
import { pollModel } from '../../common/poll.model.ts'

/** A deposit in USDT from ten minutes ago. */
const OLDER: RequestState = {
  ...DEPOSIT,
  amount: 5_000,
  currency: 'USDT',
  method: 'USDT',
  deadline: NOON + 20 * 60_000,
}

const POLL = 'GET /transaction/show'

const wireOf = ({ amount, ...rest }: Transaction) => ({ ...rest, amount: (amount / 100).toFixed(2) })
const listed = (...transactions: Transaction[]): WireAnswer => ({
  body: { transactions: transactions.map(wireOf) },
})

const arriveWith =
  (state: unknown) =>
  async ({ page }: World) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await travel(page, '/payment-request', state)
  }

/** Returns the transaction of a request, with the wire's key of its status. */
function transactionOf({ sent, amount }: RequestState, key: string, note?: string): Transaction {
  return {
    id: '71',
    action: sent.action,
    key,
    amount,
    transaction_id: sent.action === 'deposit' ? sent.transactionId : null,
    created_at: '2026-03-02 06:00:00',
    ...(note && { note }),
  }
}

/** Returns the transactions that a poll may load: none counts but the request's own. */
function listsOf(request: RequestState): Readonly<Record<string, readonly Transaction[]>> {
  const earlier = { ...transactionOf(request, '1'), id: '70', transaction_id: 'BK7X2M9R' }
  return {
    'not listed': [earlier],
    pending: [transactionOf(request, '0'), earlier],
    'a key that the site does not know': [transactionOf(request, '9'), earlier],
    approved: [transactionOf(request, '1'), earlier],
    'rejected with a note': [transactionOf(request, '2', 'The number is not yours.'), earlier],
    'rejected without a note': [transactionOf(request, '2'), earlier],
  }
}

async function answerPoll(world: World, wire: WireAnswer): Promise<void> {
  const isHeld = world.ambient.get(POLL) === 'held'
  world.ambient.set(POLL, wire)
  if (isHeld) await world.release(POLL, wire)
  else await world.pass(10_000)
}

const AMOUNTS: Record<number, string> = { 50000: '৳ 500.00', 5000: '50.00 USDT', 150000: '৳ 1,500.00' }
const TAKEN = {
  deposit: 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।',
  withdraw: 'Your withdrawal request was submitted.',
}
const REVIEW = {
  deposit: 'Your request is under review. Your balance is updated as soon as it is approved.',
  withdraw: 'Your request is under review. The money is sent to your account once it is approved.',
}
const APPROVED = {
  deposit: 'The money is in your wallet.',
  withdraw: 'The money was sent to your account.',
}
const REJECTED = {
  deposit: 'Nothing was added to your wallet. If you have paid, do not pay again: ask our support.',
  withdraw: 'Nothing was sent to your account. The money is back in your wallet.',
}

async function seeRequest(page: Page, heading: string, request: RequestState | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByText(AMOUNTS[request?.amount ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText(request?.method ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Transaction Records', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeEnabled()
}

async function seePending(page: Page, request: RequestState | null): Promise<void> {
  const { action } = request?.sent ?? DEPOSIT.sent
  await seeRequest(page, 'Get Ready!', request)
  await expect(page.getByText(TAKEN[action], { exact: true })).toBeVisible()
  await expect(page.getByText(REVIEW[action], { exact: true })).toBeVisible()
}

async function seeDecided(page: Page, heading: string, request: RequestState | null): Promise<void> {
  await seeRequest(page, heading, request)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText(/under review|on its way|submitted|জমা দেওয়া/)).toHaveCount(0)
}

const paymentRequest = defineModel<typeof paymentRequestMachine>({
  machine: paymentRequestMachine,
  input: { request: DEPOSIT },
  ports: paymentRequestPortsOf,
  stored: PLAYER,
  at: '/payment-request',
  arrive: arriveWith(DEPOSIT),
  ambient: { [POLL]: 'held' },
  variants: {
    'a deposit in USDT, of ten minutes ago': { input: { request: OLDER }, arrive: arriveWith(OLDER) },
    'a withdrawal': { input: { request: WITHDRAWAL }, arrive: arriveWith(WITHDRAWAL) },
    'a state that says nothing': { input: { request: null }, arrive: arriveWith({ amount: 'much' }) },
    'another player’s state': {
      input: { request: null },
      arrive: arriveWith({ ...DEPOSIT, remoteId: '42' }),
    },
  },
  project: ({ request, now, decided }) => [
    request?.sent.action,
    request?.currency,
    request !== null && now >= request.deadline ? 'over' : 'before',
    decided?.key,
    decided?.note,
  ],

  events: {
    'poll.loaded': ({ context: { request } }) =>
      request
        ? Object.entries(listsOf(request)).map(([label, value]) =>
            labelled(label, { type: 'poll.loaded', value }),
          )
        : [],
    'clock.ticked': ({ context }) => [{ type: 'clock.ticked', now: context.request?.deadline ?? 0 }],
    close: () => [{ type: 'close' }],
  },
  durations: { 'clock.ticked': ({ context }) => (context.request?.deadline ?? 0) - context.now },
  gesture: {
    'poll.loaded': (_, { value }, world) => answerPoll(world, listed(...value)),
    close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },

  assertions: {
    'paymentRequest.pending.counting': async (page, { context }) => {
      await seePending(page, context.request)
      await expect(page.getByText('Your Money is on its way. You will get it within')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(
        context.request?.currency === 'USDT' ? '20:00' : '30:00',
      )
      await expect(page.getByText('Still under review')).toHaveCount(0)
    },
    'paymentRequest.pending.over': async (page, { context }) => {
      await seePending(page, context.request)
      await expect(page.getByRole('heading', { name: 'Still under review' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/chat')
      await expect(page.getByRole('timer')).toHaveCount(0)
    },
    'paymentRequest.approved': async (page, { context: { request } }) => {
      const { action } = request?.sent ?? DEPOSIT.sent
      await seeDecided(page, 'Approved', request)
      await expect(page.getByRole('status').filter({ hasText: APPROVED[action] })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Play games', exact: true })).toHaveCount(
        action === 'deposit' ? 1 : 0,
      )
      await expect(page.getByRole('button', { name: 'Ask support' })).toHaveCount(0)
    },
    'paymentRequest.rejected': async (page, { context: { request, decided } }) => {
      const { action } = request?.sent ?? DEPOSIT.sent
      await seeDecided(page, 'Rejected', request)
      await expect(page.getByRole('alert').filter({ hasText: REJECTED[action] })).toBeVisible()
      await expect(page.getByText('The number is not yours.', { exact: true })).toHaveCount(
        decided?.note ? 1 : 0,
      )
      await expect(page.getByText('Note', { exact: true })).toHaveCount(decided?.note ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Ask support', exact: true })).toBeEnabled()
    },
    'paymentRequest.done': (page, { context }) =>
      expect(page).toHaveURL(context.request ? '/account' : '/transaction-record'),
  },
})

const poll = pollModel<readonly Transaction[]>({
  machine: decisionPoll,
  ports: decisionPortsOf,
  subject: '41',
  period: 10_000,
  at: '/payment-request',
  arrive: arriveWith(DEPOSIT),
  answers: {
    pending: listed(transactionOf(DEPOSIT, '0')),
    none: listed(),
    'no amount': { body: { transactions: [{ ...wireOf(transactionOf(DEPOSIT, '0')), amount: null }] } },
  },
  see: (page) => expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible(),
})

export const models = [paymentRequest, poll]
