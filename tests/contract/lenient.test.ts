import { user } from '@tiya/contract/account'
import { transaction, turnover } from '@tiya/contract/money'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isMainVerified } from '../../machines/account/verifiedPhones.rules.ts'

const TRANSACTION = { id: 1, action: 'deposit', key: 0, amount: '500', created_at: '2026-03-02 06:00:00' }
const TURNOVER = {
  id: 1,
  status: 'active',
  required_turnover: '3000',
  remaining_turnover: 1000.5,
  created_at: '2026-03-02 06:00:00',
}

describe('a field of unspecified shape', () => {
  it.each([
    ['an object with a name', { name: 'Welcome' }, 'Welcome'],
    ['a text', 'Welcome', undefined],
    ['an empty list', [], undefined],
    ['null', null, undefined],
  ])('may be %s as the promotion of a transaction', (_, promotion, name) => {
    const read = z.decode(transaction, { ...TRANSACTION, promotion } as never)
    expect(read.amount).toBe(500_00)
    expect(read.promotion?.name).toBe(name)
  })

  it.each([
    ['an id', 55],
    ['a partial object', { amount: '500' }],
    ['null', null],
  ])('may be %s as the transaction of a turnover', (_, value) => {
    const read = z.decode(turnover, { ...TURNOVER, transaction: value } as never)
    expect(read.remaining_turnover).toBe(1000_50)
  })
})

describe('the main phone', () => {
  const USER = {
    id: 41,
    username: 'rahim88',
    phone: '01712345678',
    email: 'rahim@site.test',
    created_at: '2026-03-02 06:00:00',
    vip_coin: 0,
    balance: 0,
    referral_code: 'RAHIM',
    cash_bonus: 0,
  }

  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    [false, false],
    [null, false],
    [undefined, false],
    ['a-session', false],
  ])('with the `session_id` %j is verified: %j', (session_id, verified) => {
    expect(isMainVerified(z.decode(user, { ...USER, session_id }))).toBe(verified)
  })
})
