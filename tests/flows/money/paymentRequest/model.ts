import type { Page } from '@playwright/test'
import type { Transaction } from '@tiya/contract/money'
import { labelled } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { present } from '#machines/common/present.ts'
import { decisionPoll, paymentRequestMachine } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import type { RequestState } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import { decisionPortsOf, paymentRequestPortsOf } from '#src/ports/money/paymentRequest.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { DEPOSIT, WITHDRAWAL } from '#tests/site/payments.ts'
import { answerPoll, pollModel } from '../../common/poll.model.ts'

/** A deposit in USDT from ten minutes ago. */
const OLDER: RequestState = {
  ...DEPOSIT,
  amount: 5_000,
  currency: 'USDT',
  method: 'USDT',
  deadline: NOON + 20 * 60_000,
}

const POLL = 'GET /transaction/show'

const wireOf = ({ amount, ...rest }: Transaction) => ({ ...rest, amount: (Number(amount) / 100).toFixed(2) })
const listed = (...transactions: Transaction[]): WireAnswer => ({
  body: { transactions: transactions.map(wireOf) },
})

/** An e-wallet's deposit, which has an id of its own beside the typed one. */
const EWALLET: RequestState = {
  ...DEPOSIT,
  sent: { action: 'deposit', transactionId: 'BK7X2M9Q', transaction: '900', rejected: [] },
}

/** Returns the e-wallet's own id of a request, if it has one. */
const ownIdOf = (request: RequestState | null) =>
  request?.sent.action === 'deposit' ? request.sent.transaction : undefined

/** Returns how a player starts with a navigation state; the flow takes only a request of this player from it. */
const startWith = (state: object, request: RequestState | null) => ({
  input: { request },
  arrive: arriveAt('/payment-request', state),
})

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
  const own = (key: string) => ({ ...transactionOf(request, key), transaction_id: '900' })
  if (ownIdOf(request))
    return {
      'the e-wallet’s own is pending': [own('0'), earlier],
      'the e-wallet’s own is approved': [own('1'), earlier],
      'the e-wallet’s own is rejected': [own('2'), earlier],
    }
  return {
    'not listed': [earlier],
    pending: [transactionOf(request, '0'), earlier],
    'a key that the site does not know': [transactionOf(request, '9'), earlier],
    approved: [transactionOf(request, '1'), earlier],
    'rejected with a note': [transactionOf(request, '2', 'The number is not yours.'), earlier],
    'rejected without a note': [transactionOf(request, '2'), earlier],
  }
}

const AMOUNTS: Record<number, string> = { 50000: '৳ 500.00', 5000: '50.00 USDT', 150000: '৳ 1,500.00' }
const WORDS = {
  deposit: {
    taken: 'আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।',
    review: 'Your request is under review. Your balance is updated as soon as it is approved.',
    approved: 'The money is in your wallet.',
    rejected: 'Nothing was added to your wallet. If you have paid, do not pay again: ask our support.',
  },
  withdraw: {
    taken: 'Your withdrawal request was submitted.',
    review: 'Your request is under review. The money is sent to your account once it is approved.',
    approved: 'The money was sent to your account.',
    rejected: 'Nothing was sent to your account. The money is back in your wallet.',
  },
}
const actionOf = (request: RequestState | null) => (request ?? DEPOSIT).sent.action

async function seeRequest(page: Page, heading: string, request: RequestState | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByText(AMOUNTS[request?.amount ?? 0] ?? 'an amount', { exact: true })).toBeVisible()
  await expect(page.getByText(request?.method ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Transaction Records', exact: true })).toBeVisible()
  await expect(page.getByText('BK7X2M9Q', { exact: true })).toHaveCount(
    actionOf(request) === 'deposit' ? 1 : 0,
  )
  await expect(page.getByText('01*******78', { exact: true })).toHaveCount(
    actionOf(request) === 'withdraw' ? 1 : 0,
  )
  await expect(button(page, 'Close')).toBeEnabled()
}

async function seePending(page: Page, request: RequestState | null): Promise<void> {
  const { taken, review } = WORDS[actionOf(request)]
  await seeRequest(page, 'Get Ready!', request)
  await expect(page.getByText(taken, { exact: true })).toBeVisible()
  const inBengali = actionOf(request) === 'deposit'
  await expect(page.locator('p[lang=bn]')).toHaveText(inBengali ? [taken] : [])
  await expect(page.getByText(review, { exact: true })).toBeVisible()
  await expect(page.getByText(/^You need not wait here/)).toBeVisible()
}

async function seeDecided(page: Page, heading: string, request: RequestState | null): Promise<void> {
  await seeRequest(page, heading, request)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText(/under review|on its way|submitted|জমা দেওয়া/)).toHaveCount(0)
}

const paymentRequest = defineModel<typeof paymentRequestMachine>({
  machine: paymentRequestMachine,
  ...startWith(DEPOSIT, DEPOSIT),
  ports: paymentRequestPortsOf,
  stored: PLAYER,
  at: '/payment-request',
  ambient: { [POLL]: 'held' },
  variants: {
    'a deposit in USDT, of ten minutes ago': startWith(OLDER, OLDER),
    'an e-wallet’s deposit': startWith(EWALLET, EWALLET),
    'a withdrawal': startWith(WITHDRAWAL, WITHDRAWAL),
    'a state that says nothing': startWith({ amount: 'much' }, null),
    'another player’s state': startWith({ ...DEPOSIT, remoteId: '42' }, null),
  },
  project: ({ request, now, decided }) => [
    request?.sent.action,
    request?.currency,
    ownIdOf(request),
    request !== null && now >= request.deadline ? 'over' : 'before',
    decided?.key,
    decided?.note,
  ],

  plainEvents: ['close'],
  events: {
    'poll.loaded': ({ context: { request } }) =>
      Object.entries(listsOf(present(request))).map(([label, value]) =>
        labelled(label, { type: 'poll.loaded', value }),
      ),
    'clock.ticked': ({ context }) => [{ type: 'clock.ticked', now: context.request?.deadline ?? 0 }],
  },
  durations: { 'clock.ticked': ({ context }) => (context.request?.deadline ?? 0) - context.now },
  gesture: {
    'poll.loaded': (_, { value }, world) => answerPoll(world, POLL, listed(...value), 10_000),
    close: (page) => button(page, 'Close').click(),
  },

  assertions: {
    'paymentRequest.pending.counting': async (page, { context }) => {
      await seePending(page, context.request)
      await expect(page.getByText('Your Money is on its way. You will get it within')).toBeVisible()
      const left = context.request?.currency === 'USDT' ? '20:00' : '30:00'
      await expect(page.getByRole('timer')).toHaveText(left)
      const percent = left === '20:00' ? '67' : '100'
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
      await expect(page.getByText('Still under review')).toHaveCount(0)
    },
    'paymentRequest.pending.over': async (page, { context }) => {
      await seePending(page, context.request)
      await expect(page.getByRole('heading', { name: 'Still under review' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/chat')
      await expect(page.getByRole('timer')).toHaveCount(0)
    },
    'paymentRequest.approved': async (page, { context: { request } }) => {
      const action = actionOf(request)
      await seeDecided(page, 'Approved', request)
      await expect(page.getByRole('status').filter({ hasText: WORDS[action].approved })).toBeVisible()
      const play = page.getByRole('link', { name: 'Play games', exact: true })
      await expect(play).toHaveCount(action === 'deposit' ? 1 : 0)
      await expect(button(page, 'Ask support')).toHaveCount(0)
    },
    'paymentRequest.rejected': async (page, { context: { request, decided } }) => {
      await seeDecided(page, 'Rejected', request)
      const { rejected } = WORDS[actionOf(request)]
      await expect(page.getByRole('alert').filter({ hasText: rejected })).toBeVisible()
      for (const note of ['Note', 'The number is not yours.'])
        await expect(page.getByText(note, { exact: true })).toHaveCount(decided?.note ? 1 : 0)
      await expect(button(page, 'Ask support')).toBeEnabled()
      await expect(page.getByRole('link', { name: 'Withdraw again', exact: true })).toHaveCount(
        actionOf(request) === 'withdraw' ? 1 : 0,
      )
    },
    'paymentRequest.done': (page, { context }) =>
      expect(page).toHaveURL(context.request ? '/account' : '/transaction-record'),
  },
})

const poll = pollModel<readonly Transaction[]>({
  machine: decisionPoll,
  ports: decisionPortsOf,
  answers: {
    pending: listed(transactionOf(DEPOSIT, '0')),
    none: listed(),
    'no amount': { body: { transactions: [{ ...wireOf(transactionOf(DEPOSIT, '0')), amount: null }] } },
  },
})

export const models = [paymentRequest, poll]
