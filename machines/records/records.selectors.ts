import type { SnapshotFrom } from 'xstate'
import type { RecordsMachine } from './records.machine.ts'

/** Selects the row whose details are open, undefined if none is. `idOf` is that of the list's machine. */
export function openRow<Row>(idOf: (row: Row) => string) {
  return ({ context: { rows, openId }, value }: SnapshotFrom<RecordsMachine<Row>>): Row | undefined =>
    value.details === 'open' ? rows?.find((row) => idOf(row) === openId) : undefined
}
