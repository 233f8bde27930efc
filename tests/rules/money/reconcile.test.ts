import type { Transaction } from '@tiya/contract/money'
import { describe, expect, it } from 'vitest'
import { reconcile, rejectedDeposits, transactionOf } from '#machines/money/reconcile.rules.ts'
import { transaction } from '../records/records.fixture.ts'

describe('a withdrawal whose answer was lost', () => {
  const request = { action: 'withdraw', amount: 500_00, known: ['7'] } as const
  const known = transaction({ id: '7', key: '1' })

  it.each<[string, Transaction[], string]>([
    ['is not found without transactions', [], 'notFound'],
    ['is not found where only the one that was known is listed', [known], 'notFound'],
    ['is accepted where a new one is pending', [transaction({}), known], 'accepted'],
    ['is accepted where a new one was approved', [transaction({ key: '1' }), known], 'accepted'],
    ['is accepted where a new one has an unknown key', [transaction({ key: '9' }), known], 'accepted'],
    ['is rejected where a new one was rejected', [transaction({ key: '2' }), known], 'rejected'],
    [
      'is accepted where only the later of two new ones was rejected',
      [transaction({ key: '2' }), transaction({ id: '8', key: '1' })],
      'accepted',
    ],
    [
      'is rejected where two new ones were rejected',
      [transaction({ key: '2' }), transaction({ id: '8', key: '2' })],
      'rejected',
    ],
    ['is not found in a new one of one poisha more', [transaction({ amount: 500_01 })], 'notFound'],
    ['is not found in a new one of one poisha less', [transaction({ amount: 499_99 })], 'notFound'],
    ['is not found in a deposit of that amount', [transaction({ action: 'deposit' })], 'notFound'],
    ['is not found where the known one was rejected since', [transaction({ id: '7', key: '2' })], 'notFound'],
  ])('%s', (_, transactions, match) => expect(reconcile(request, transactions)).toBe(match))

  it('has one transaction, which is one that is not rejected if there are several', () => {
    const [rejected, pending] = [transaction({ key: '2' }), transaction({ id: '8' })]
    expect(transactionOf(request, [known, rejected])).toBe(rejected)
    expect(transactionOf(request, [known, rejected, pending])).toBe(pending)
    expect(transactionOf(request, [rejected, transaction({ id: '8', key: '2' })])).toBe(rejected)
    expect(transactionOf(request, [known])).toBeUndefined()
  })

  it('is not found if its amount can’t be read', () =>
    expect(reconcile({ ...request, amount: null }, [transaction({})])).toBe('notFound'))
})

describe('a deposit whose answer was lost', () => {
  const request = { action: 'deposit', transactionId: 'BK7X2M9Q', rejected: ['9'] } as const
  const deposit = (changes: Partial<Transaction> = {}) =>
    transaction({ action: 'deposit', transaction_id: 'BK7X2M9Q', ...changes })

  it.each<[string, Transaction[], string]>([
    ['is not found without transactions', [], 'notFound'],
    ['is accepted while it is pending', [deposit()], 'accepted'],
    ['is accepted if it was approved', [deposit({ key: '1' })], 'accepted'],
    ['is rejected if it was rejected', [deposit({ key: '2' })], 'rejected'],
    [
      'is accepted if an earlier try was rejected and a later one is pending',
      [deposit(), deposit({ id: '8', key: '2' })],
      'accepted',
    ],
    [
      'is rejected if both tries were rejected',
      [deposit({ key: '2' }), deposit({ id: '8', key: '2' })],
      'rejected',
    ],
    ['is not found in one that was rejected before', [deposit({ id: '9', key: '2' })], 'notFound'],
    ['is accepted where that one was approved since', [deposit({ id: '9', key: '1' })], 'accepted'],
    ['is not found by another transaction id', [deposit({ transaction_id: 'BK7X2M9R' })], 'notFound'],
    ['is not found without a transaction id', [deposit({ transaction_id: null })], 'notFound'],
    ['is not found in a withdrawal with that id', [deposit({ action: 'withdraw' })], 'notFound'],
  ])('%s', (_, transactions, match) => expect(reconcile(request, transactions)).toBe(match))

  const ewallet = { ...request, transaction: '900' }
  const own = (key: string, more: Partial<Transaction> = {}) =>
    deposit({ key, transaction_id: '900', ...more })

  it.each<[string, Transaction[], string]>([
    ['is accepted where the e-wallet’s own is approved', [own('1')], 'accepted'],
    ['is rejected where the e-wallet’s own is rejected', [own('2')], 'rejected'],
    ['is not found where the e-wallet’s own is pending, before anybody has paid', [own('0')], 'notFound'],
    ['is not found where the key of the e-wallet’s own is unknown', [own('9')], 'notFound'],
    ['is not found where the e-wallet’s own was rejected before', [own('2', { id: '9' })], 'notFound'],
    [
      'is accepted where the typed one is pending and the e-wallet’s own rejected',
      [own('2', { id: '8' }), deposit()],
      'accepted',
    ],
  ])('%s', (_, transactions, match) => expect(reconcile(ewallet, transactions)).toBe(match))

  it('is not found without what the player typed', () =>
    expect(reconcile({ ...request, transactionId: '' }, [deposit({ transaction_id: '' })])).toBe('notFound'))

  it('has the rejected deposits of before in its payment', () =>
    expect(
      rejectedDeposits([deposit({ id: '8' }), deposit({ id: '9', key: '2' }), transaction({ key: '2' })]),
    ).toEqual(['9']))
})
