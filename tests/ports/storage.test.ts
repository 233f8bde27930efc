import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../src/environment/storage.ts'

/** Returns a fake of the browser's storage that can fail to read or write. */
function fakeStore(refusals: { read?: boolean; write?: boolean } = {}): globalThis.Storage {
  const values = new Map<string, string>()
  const store = {
    getItem(key: string) {
      if (refusals.read) throw new DOMException('denied', 'SecurityError')
      return values.get(key) ?? null
    },
    setItem(key: string, value: string) {
      if (refusals.write) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    get length() {
      return values.size
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    removeItem(key: string) {
      if (refusals.write) throw new DOMException('full', 'QuotaExceededError')
      values.delete(key)
    },
  }
  return store as globalThis.Storage
}

const page = new EventTarget() as unknown as Window

describe('storage', () => {
  it('names its keys by how they begin, also those that could not be written', () => {
    const refusals = { write: false }
    const store = fakeStore(refusals)
    const storage = createStorage(page, () => store)
    storage.set('token', 'abc')
    storage.set('app.draft.41', '{}')
    storage.set('app.draft.42', '{}')
    refusals.write = true
    storage.set('app.draft.42', '7')
    storage.set('app.draft.43', '{}')
    expect(storage.keys('app.draft')).toEqual(['app.draft.41', 'app.draft.42', 'app.draft.43'])
  })

  it.each([
    ['the storage is full', () => fakeStore({ write: true })],
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
    const refusals = { write: false }
    const store = fakeStore(refusals)
    const storage = createStorage(page, () => store)
    storage.set('token', 'old')
    refusals.write = true
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
    const storage = createStorage(page, () => fakeStore())
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
