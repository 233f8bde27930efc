import * as z from 'zod/mini'
import type { Storage, StorageKey } from './storage.ts'

/** Returns the JSON value of a key, decoded by the schema; `{}` if there is none or it is invalid. */
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
