import { transactions } from '@tiya/contract/money'
import { expect, it } from 'vitest'
import { lastKnownRows } from '../../src/environment/storage/lastKnown.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'

const row = (id: string) => ({
  id,
  action: 'deposit',
  key: '1',
  amount: 50_050,
  created_at: '2026-03-02 06:00:00',
})

function lastKnown(stored: Readonly<Record<string, string>> = { remote_id: '41' }) {
  const environment = new HeadlessEnvironment({ at: '/', stored }).of('loadRecords')
  return { environment, rows: lastKnownRows(environment, 'transactions', transactions) }
}

it('the device keeps the rows of a list in wire form, and the time of the list', () => {
  const { environment, rows } = lastKnown()
  rows.keep('41', { rows: [row('1')], loadedAt: NOON })
  expect(environment.storage.get('app.lastRecords.41')).toContain('"amount":"500.50"')
  expect(rows.recall('41')).toEqual({ rows: [expect.objectContaining(row('1'))], loadedAt: NOON })
  expect(lastKnownRows(environment, 'others', transactions).recall('41')).toBeNull()
  expect(rows.recall('42')).toBeNull()
})

it('the device keeps a row of which not everything is known', () => {
  const { rows } = lastKnown()
  const odd = { ...row('1'), amount: null, payment_method: { name: '', icon: null, type: null } }
  rows.keep('41', { rows: [odd], loadedAt: NOON })
  expect(rows.recall('41')?.rows).toEqual([expect.objectContaining(odd)])
})

it('the device keeps several lists, and the first 100 rows of each', () => {
  const { environment, rows } = lastKnown()
  const many = Array.from({ length: 101 }, (_, at) => row(String(at)))
  lastKnownRows(environment, 'others', transactions).keep('41', { rows: [row('7')], loadedAt: 1 })
  rows.keep('41', { rows: many, loadedAt: NOON })
  expect(rows.recall('41')?.rows).toHaveLength(100)
  expect(rows.recall('41')?.rows.at(-1)?.id).toBe('99')
  expect(lastKnownRows(environment, 'others', transactions).recall('41')?.rows).toHaveLength(1)
})

it('the device keeps nothing for a player whose session has ended meanwhile', () => {
  for (const stored of [{}, { remote_id: '42' }]) {
    const { environment, rows } = lastKnown(stored)
    rows.keep('41', { rows: [row('1')], loadedAt: NOON })
    expect(environment.storage.get('app.lastRecords.41')).toBe('')
  }
})

it.each([
  '',
  'no JSON',
  '[]',
  '{"transactions":{"rows":[{"id":1}],"loadedAt":1}}',
  '{"transactions":{"rows":[]}}',
])('no rows are recalled from %j', (kept) => {
  const { rows } = lastKnown({ remote_id: '41', 'app.lastRecords.41': kept })
  expect(rows.recall('41')).toBeNull()
})
