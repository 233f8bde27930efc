import { readAroundOddRows } from '@tiya/contract/oddRows'
import * as z from 'zod/mini'
import type { LoadedRecords } from '#machines/records/records.machine.ts'
import type { Environment } from '../environment.ts'
import { playerKey } from './storage.ts'
import { readStored } from './stored.ts'

/** The maximum number of rows stored per list: as many as a player scrolls to. */
const STORED_ROWS = 100

/** A player's lists by name, in wire format, each with its load time in milliseconds since the epoch. */
const storedLists = z.record(z.string(), z.object({ rows: z.unknown(), loadedAt: z.number() }))

/** The device's store for the last known rows of a list, by remote id. */
export interface LastKnown<Row> {
  /** Stores the rows, replacing the earlier ones. */
  keep(remoteId: string, loaded: LoadedRecords<Row>): void
  /** Returns the stored rows, or null if there are none or they do not match the schema. */
  recall(remoteId: string): LoadedRecords<Row> | null
}

/** Returns a row without its unknown numbers, which no schema can write. */
const known = (row: object) => Object.fromEntries(Object.entries(row).filter(([, field]) => field !== null))

/**
 * Returns the store for the last known rows of a list, which can be read offline. The player's lists are
 * removed when the session ends; rows that arrive after that are not stored.
 *
 * @param name distinguishes the player's lists
 * @param list schema of the list on the wire, a tolerant one
 */
export function lastKnownRows<Row extends object>(
  { storage }: Environment,
  name: string,
  list: z.ZodMiniType<Row[]>,
): LastKnown<Row> {
  const { element } = (list as unknown as z.ZodMiniArray<z.ZodMiniObject>).def
  const written = z.array(z.partial(element))
  const read = (remoteId: string) => readStored(storage, playerKey('app.lastRecords', remoteId), storedLists)
  return {
    keep(remoteId, loaded) {
      if (storage.get('remote_id') !== remoteId) return
      const stored = z.encode(written, loaded.rows.slice(0, STORED_ROWS).map(known))
      const lists = { ...read(remoteId), [name]: { rows: stored, loadedAt: loaded.loadedAt } }
      storage.set(playerKey('app.lastRecords', remoteId), JSON.stringify(lists))
    },
    recall(remoteId) {
      const stored = read(remoteId)[name]
      const rows = stored && readAroundOddRows(list, stored.rows).value
      return rows ? { rows, loadedAt: stored.loadedAt } : null
    },
  }
}
