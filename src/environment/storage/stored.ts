import * as z from 'zod/mini'
import { parseJson } from './parseJson.ts'
import type { Storage, StorageKey } from './storage.ts'

/** Returns the JSON value of a key, decoded by the schema; `{}` if there is none or it is invalid. */
export function readStored<S extends z.core.$ZodType>(
  storage: Storage,
  key: StorageKey,
  schema: S,
): z.output<S> | Record<string, never> {
  return z.safeParse(schema, parseJson(storage.get(key))).data ?? {}
}
