import * as z from 'zod/mini'
import type { Storage, StorageKey } from './storage.ts'

/** What is kept as JSON under a key, as its schema has it; `{}` where nothing is kept or it can't be read. */
export function readStored<S extends z.core.$ZodType>(
  storage: Storage,
  key: StorageKey,
  schema: S,
): z.output<S> | Record<string, never> {
  try {
    return z.parse(schema, JSON.parse(storage.get(key) || '{}'))
  } catch {
    return {}
  }
}
