import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../machines/contract/money.ts'
import { reconcile, transactionOf } from '../../machines/money/reconcile.rules.ts'
import { transaction } from './records.fixture.ts'

describe('a withdrawal whose answer was lost', () => {
  const request = { action: 'withdraw', amount: 500_00, known: ['7'] } as const
  const known = transaction({ id: '7', key: '1' })

  it.each<[string, Transaction[], string]>([
    ['no transactions', [], 'notFound'],
    ['only the one that was known', [known], 'notFound'],
    ['a new one that is pending', [transaction({}), known], 'accepted'],
    ['a new one that was approved', [transaction({ key: '1' }), known], 'accepted'],
    ['a new one of an unknown key', [transaction({ key: '9' }), known], 'accepted'],
    ['a new one that was rejected', [transaction({ key: '2' }), known], 'rejected'],
    [
      'two new ones, the later rejected',
      [transaction({ key: '2' }), transaction({ id: '8', key: '1' })],
      'accepted',
    ],
    [
      'two new ones, both rejected',
      [transaction({ key: '2' }), transaction({ id: '8', key: '2' })],
      'rejected',
    ],
    ['a new one of one poisha more', [transaction({ amount: 500_01 })], 'notFound'],
    ['a new one of one poisha less', [transaction({ amount: 499_99 })], 'notFound'],
    ['a deposit of that amount', [transaction({ action: 'deposit' })], 'notFound'],
    ['the known one rejected since', [transaction({ id: '7', key: '2' })], 'notFound'],
  ])('%s', (_, transactions, match) => expect(reconcile(request, transactions)).toBe(match))

  it('has one transaction, which is one that is not rejected if there are several', () => {
    const [rejected, pending] = [transaction({ key: '2' }), transaction({ id: '8' })]
    expect(transactionOf(request, [known, rejected])).toBe(rejected)
    expect(transactionOf(request, [known, rejected, pending])).toBe(pending)
    expect(transactionOf(request, [rejected, transaction({ id: '8', key: '2' })])).toBe(rejected)
    expect(transactionOf(request, [known])).toBeUndefined()
  })

  it('an amount that can’t be read matches nothing', () =>
    expect(reconcile({ ...request, amount: null }, [transaction({})])).toBe('notFound'))
})

describe('a deposit whose answer was lost', () => {
  const request = { action: 'deposit', transactionId: 'BK7X2M9Q' } as const
  const deposit = (changes: Partial<Transaction> = {}) =>
    transaction({ action: 'deposit', transaction_id: 'BK7X2M9Q', ...changes })

  it.each<[string, Transaction[], string]>([
    ['no transactions', [], 'notFound'],
    ['pending', [deposit()], 'accepted'],
    ['approved', [deposit({ key: '1' })], 'accepted'],
    ['rejected', [deposit({ key: '2' })], 'rejected'],
    ['an earlier try rejected, a later one pending', [deposit(), deposit({ id: '8', key: '2' })], 'accepted'],
    ['both tries rejected', [deposit({ key: '2' }), deposit({ id: '8', key: '2' })], 'rejected'],
    ['another transaction id', [deposit({ transaction_id: 'BK7X2M9R' })], 'notFound'],
    ['no transaction id', [deposit({ transaction_id: null })], 'notFound'],
    ['a withdrawal with that id', [deposit({ action: 'withdraw' })], 'notFound'],
  ])('%s', (_, transactions, match) => expect(reconcile(request, transactions)).toBe(match))
})
