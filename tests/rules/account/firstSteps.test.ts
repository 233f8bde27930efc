import type { User } from '@tiya/contract/account'
import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import {
  firstSteps,
  hasDeposited,
  lackedPhone,
  needsContacts,
} from '#machines/account/account/firstSteps.rules.ts'
import { transaction } from '../records/records.fixture.ts'

const NEW = { phone: '01712345678', session_id: '0', cash_bonus: 50_00 } as User
const DONE = { ...NEW, session_id: '1', cash_bonus: 9_99, dofb: '1990-05-06' } as User
const DEPOSIT = transaction({ id: '1', action: 'deposit', key: '1' })
const LOST = failed({ kind: 'lost' } as const)
const added = (isverify: boolean) => succeeded([{ id: '1', contract_value: '01812345678', isverify }])

/** Returns the names of the steps, with `✓` before those that are done. */
const told = (...[known]: Parameters<typeof firstSteps>) =>
  firstSteps(known)
    ?.map(({ name, isDone }) => `${isDone ? '✓ ' : ''}${name}${isDone === null ? '?' : ''}`)
    .join(', ')

describe('the first steps', () => {
  it.each([
    ['are all there after the sign-up', NEW, added(false), [], 'bonus, phone, birthday, deposit'],
    [
      'have no bonus below what can be claimed',
      { ...NEW, cash_bonus: 9_99 },
      added(false),
      [],
      '✓ bonus, phone, birthday, deposit',
    ],
    [
      'have the least bonus that can be claimed',
      { ...DONE, cash_bonus: 10_00 },
      null,
      [DEPOSIT],
      'bonus, ✓ phone, ✓ birthday, ✓ deposit',
    ],
    ['tick off a phone that was added', NEW, added(true), [], 'bonus, ✓ phone, birthday, deposit'],
    ['leave out a phone that is unknown', NEW, LOST, [], 'bonus, birthday, deposit'],
    [
      'tick off a deposit that waits',
      NEW,
      added(false),
      [{ ...DEPOSIT, key: '0' }],
      'bonus, phone, birthday, ✓ deposit',
    ],
    [
      'do not tick off a deposit that was rejected',
      NEW,
      added(false),
      [{ ...DEPOSIT, key: '2' }],
      'bonus, phone, birthday, deposit',
    ],
    [
      'do not tick off a withdrawal',
      NEW,
      added(false),
      [{ ...DEPOSIT, action: 'withdraw' }],
      'bonus, phone, birthday, deposit',
    ],
    [
      'say nothing of a deposit until the transactions are known',
      NEW,
      added(false),
      null,
      'bonus, phone, birthday, deposit?',
    ],
    ['are none once all is done', DONE, null, [DEPOSIT], ''],
  ])('%s', (_, user, contacts, transactions, words) =>
    expect(told({ user, contacts, transactions })).toBe(words),
  )

  it.each([
    ['the player', null, added(false), []],
    ['the additional phones', NEW, null, []],
    ['the transactions, if nothing else is to do', DONE, null, null],
  ])('are unknown without %s', (_, user, contacts, transactions) =>
    expect(firstSteps({ user, contacts, transactions })).toBeNull(),
  )
})

it('asks for the additional phones only if the main one does not count', () => {
  expect([needsContacts(null), needsContacts(NEW), needsContacts(DONE)]).toEqual([false, true, false])
  expect(needsContacts({ ...DONE, phone: '919876543210' })).toBe(true)
})

it('names the phone that a player lacks, if that is known', () => {
  expect(lackedPhone({ user: NEW, contacts: added(false) })).toBe('phone')
  expect(lackedPhone({ user: { ...NEW, phone: '919876543210' }, contacts: added(false) })).toBe('added')
  expect(lackedPhone({ user: DONE, contacts: null })).toBeNull()
  expect(lackedPhone({ user: NEW, contacts: LOST })).toBeUndefined()
  expect(lackedPhone({ user: null, contacts: null })).toBeUndefined()
})

it('takes a deposit that was rejected for none', () => {
  expect(hasDeposited([])).toBe(false)
  expect(hasDeposited([{ ...DEPOSIT, key: '2' }])).toBe(false)
  expect(hasDeposited([DEPOSIT])).toBe(true)
})
