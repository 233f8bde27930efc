import { describe, expect, it } from 'vitest'
import { createStorage } from '../../src/environment/storage.ts'

/** A store of the platform, as far as the port uses it. */
function platformStore(refusals: { read?: boolean; write?: boolean } = {}): globalThis.Storage {
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
    removeItem(key: string) {
      if (refusals.write) throw new DOMException('full', 'QuotaExceededError')
      values.delete(key)
    },
  }
  return store as globalThis.Storage
}

const page = new EventTarget() as unknown as Window

describe('the device’s store', () => {
  it('keeps, gives and forgets', () => {
    const store = platformStore()
    const storage = createStorage(page, () => store)
    storage.set('token', 'abc')
    expect(store.getItem('token')).toBe('abc')
    expect(storage.get('token')).toBe('abc')
    storage.remove('token')
    expect(storage.get('token')).toBe('')
  })

  it.each([
    ['it is full', () => platformStore({ write: true })],
    [
      'it is refused',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
  ])('keeps for the length of the page where %s', (_, open) => {
    const storage = createStorage(page, open)
    storage.set('token', 'abc')
    expect(storage.get('token')).toBe('abc')
    storage.remove('token')
    expect(storage.get('token')).toBe('')
  })

  it('does not give an old value back where a new one did not fit', () => {
    const refusals = { write: false }
    const store = platformStore(refusals)
    const storage = createStorage(page, () => store)
    storage.set('token', 'old')
    refusals.write = true
    storage.set('token', 'new')
    expect(storage.get('token')).toBe('new')
    storage.remove('token')
    expect(storage.get('token')).toBe('')
  })

  it('hears of other tabs until it is stopped', () => {
    const storage = createStorage(page, () => platformStore())
    const heard: (string | null)[] = []
    const stop = storage.subscribe((key) => heard.push(key))
    const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    change('token')
    change(null)
    stop()
    change('token')
    expect(heard).toEqual(['token', null])
  })
})
