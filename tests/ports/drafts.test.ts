import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forgetDrafts, keepDraft, readDraft } from '../../src/environment/storage/drafts.ts'
import { FakePage } from '../model/headless/fakePage.ts'

const schema = z.object({ amount: z.string() })
const place = { remoteId: '41', flow: 'deposit' } as const

const storageWith = (text?: string) =>
  new FakePage('/', { remote_id: '41', ...(text !== undefined && { 'app.draft.41': text }) }).storage

describe('drafts', () => {
  it('are stored per player and flow', () => {
    const storage = storageWith()
    keepDraft(storage, place, { amount: '500' })
    keepDraft(storage, { remoteId: '41', flow: 'withdrawal' }, { amount: '900' })
    expect(readDraft(storage, place, schema)).toEqual({ amount: '500' })
    expect(readDraft(storage, { remoteId: '42', flow: 'deposit' }, schema)).toBeUndefined()
  })

  it('are not stored once another player, or nobody, is logged in', () => {
    const storage = storageWith()
    keepDraft(storage, { remoteId: '42', flow: 'deposit' }, { amount: '500' })
    storage.remove('remote_id')
    keepDraft(storage, place, { amount: '500' })
    expect(storage.keys('app.draft')).toEqual([])
  })

  it('are removed for the given flows only', () => {
    const storage = storageWith()
    for (const flow of ['deposit', 'vip', 'withdrawal'] as const)
      keepDraft(storage, { remoteId: '41', flow }, { amount: flow })
    forgetDrafts(storage, '41', ['deposit', 'vip'])
    expect(storage.get('app.draft.41')).toBe('{"withdrawal":{"amount":"withdrawal"}}')
    forgetDrafts(storage, '41', ['withdrawal'])
    expect(storage.get('app.draft.41')).toBe('')
  })

  it.each(['', 'nonsense', '7', '[]', '{"deposit":{"amount":7}}', '{"deposit":null}'])(
    'are undefined if the stored value is invalid: %s',
    (text) => expect(readDraft(storageWith(text), place, schema)).toBeUndefined(),
  )
})
