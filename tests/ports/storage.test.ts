import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../src/environment/storage/storage.ts'
import { FakePage } from '../model/headless/fakePage.ts'

/** Returns the storage of a page, which is full from now on. */
function fill(store: globalThis.Storage): globalThis.Storage {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return Object.assign(store, { setItem: refuse, removeItem: refuse })
}

const newStore = () => new FakePage('/', {}).window.localStorage

const page = new EventTarget() as unknown as Window

describe('storage', () => {
  it('names its keys by how they begin, also those that could not be written', () => {
    const store = newStore()
    const storage = createStorage(page, () => store)
    storage.set('token', 'abc')
    storage.set('app.draft.41', '{}')
    storage.set('app.draft.42', '{}')
    fill(store)
    storage.set('app.draft.42', '7')
    storage.set('app.draft.43', '{}')
    expect(storage.keys('app.draft')).toEqual(['app.draft.41', 'app.draft.42', 'app.draft.43'])
  })

  it.each([
    ['the storage is full', () => fill(newStore())],
    [
      'the storage is blocked',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
  ])('keeps values in memory if %s', (_, open) => {
    const storage = createStorage(page, open)
    storage.set('token', 'abc')
    expect(storage.get('token')).toBe('abc')
    storage.remove('token')
    expect(storage.get('token')).toBe('')
  })

  it('does not return an old value if a new one could not be written', () => {
    const store = newStore()
    const storage = createStorage(page, () => store)
    storage.set('token', 'old')
    fill(store)
    storage.set('token', 'new')
    expect(storage.get('token')).toBe('new')
    storage.remove('token')
    expect(storage.get('token')).toBe('')
  })

  it.each([
    [
      "other tabs' changes of a key or all keys",
      'storage',
      [{ key: 'token' }, { key: 'popup' }, { key: null }],
      2,
    ],
    ['that the browser brings the page back', 'pageshow', [{ persisted: false }, { persisted: true }], 1],
  ])('reports %s until it is unsubscribed', (_, type, events, times) => {
    const storage = createStorage(page, newStore)
    const listener = vi.fn()
    const dispatchAll = () => {
      for (const fields of events) page.dispatchEvent(Object.assign(new Event(type), fields))
    }
    const unsubscribe = storage.subscribe(['token'], listener)
    dispatchAll()
    unsubscribe()
    dispatchAll()
    expect(listener).toHaveBeenCalledTimes(times)
  })
})
