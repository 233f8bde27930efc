import * as z from 'zod/mini'
import type { LoadedRecords } from '../../machines/records/records.machine.ts'
import type { Environment } from './environment.ts'
import { playerKey } from './storage.ts'
import { readStored } from './stored.ts'

/** How many rows of a list are kept: those that a player scrolls to. */
const KEPT_ROWS = 100

/** A player's lists by name, in wire form, and when each was loaded, in milliseconds since the epoch. */
const keptLists = z.record(z.string(), z.object({ rows: z.unknown(), loadedAt: z.number() }))

/** The place where the device keeps the last rows of a list, by remote id. */
export interface LastKnown<Row> {
  /** Keeps the rows in place of the earlier ones. */
  keep(remoteId: string, loaded: LoadedRecords<Row>): void
  /** Returns the rows that were kept, null where there are none, or none that fit the schema. */
  recall(remoteId: string): LoadedRecords<Row> | null
}

/**
 * Returns the place where the last rows of a list are kept, to be read without a network. The player's lists are removed
 * when the session ends; rows that arrive after that are not kept.
 *
 * @param name tells the player's lists apart
 * @param row schema of the wire
 */
export function lastKnownRows<S extends z.core.$ZodType>(
  { storage }: Environment,
  name: string,
  row: S,
): LastKnown<z.output<S>> {
  const rows = z.array(row)
  const read = (remoteId: string) => readStored(storage, playerKey('app.lastRecords', remoteId), keptLists)
  return {
    keep(remoteId, loaded) {
      if (storage.get('remote_id') !== remoteId) return
      const kept = z.encode(rows, loaded.rows.slice(0, KEPT_ROWS) as z.output<typeof rows>)
      const lists = { ...read(remoteId), [name]: { rows: kept, loadedAt: loaded.loadedAt } }
      storage.set(playerKey('app.lastRecords', remoteId), JSON.stringify(lists))
    },
    recall(remoteId) {
      const kept = read(remoteId)[name]
      const parsed = z.safeParse(rows, kept?.rows)
      return kept && parsed.success ? { rows: parsed.data, loadedAt: kept.loadedAt } : null
    },
  }
}
