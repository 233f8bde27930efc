import { describe, expect, it } from 'vitest'
import { keepDraft } from '../../src/environment/storage/drafts.ts'
import { readDepositForm } from '../../src/ports/money/deposit.ts'
import { readOverList } from '../../src/ports/rewards/promotions.ts'
import { FakePage } from '../model/headless/fakePage.ts'

const EMPTY = { method: '', channel: '', amount: '', promotion: '' }
const DRAFT = { method: '1', channel: '11', amount: '500', promotion: '3' }

describe('the form that a deposit begins with', () => {
  const { storage } = new FakePage('/deposit', { remote_id: '41' })

  it('is empty without a draft, but for the promotion of the navigation state', () => {
    expect(readDepositForm(storage, '41', null)).toEqual(EMPTY)
    expect(readDepositForm(storage, '41', { promotion: '7' })).toEqual({ ...EMPTY, promotion: '7' })
    const named = { promotion: '7', name: 'Half' }
    expect(readDepositForm(storage, '41', named)).toEqual({ ...EMPTY, ...named })
  })

  it('is the draft, whose promotion is replaced by that of the navigation state', () => {
    keepDraft(storage, { remoteId: '41', flow: 'deposit' }, DRAFT)
    expect(readDepositForm(storage, '41', undefined)).toEqual(DRAFT)
    expect(readDepositForm(storage, '41', { promotion: '7' })).toEqual({ ...DRAFT, promotion: '7' })
    expect(readDepositForm(storage, '42', { promotion: '7' })).toEqual({ ...EMPTY, promotion: '7' })
  })

  it.each(['7', 7, {}, { promotion: 7 }, { promotion: null }, []])('takes nothing from %j', (state) => {
    expect(readDepositForm(storage, '41', state)).toEqual(DRAFT)
  })
})

it.each([
  [{ isOverList: true }, true],
  [{ isOverList: 1 }, false],
  [{}, false],
  [null, false],
  ['isOverList', false],
])('details with the navigation state %j are over the list: %j', (state, expected) =>
  expect(readOverList(state)).toBe(expected),
)
