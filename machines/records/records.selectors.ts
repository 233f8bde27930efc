import type { SnapshotFrom } from 'xstate'
import type { RecordsMachine } from './records.machine.ts'

/** Selects the row whose details are open, undefined if none is. */
export function openRow<Row extends object>({
  context: { rows, keys, openId },
  value,
}: SnapshotFrom<RecordsMachine<Row>>): Row | undefined {
  return value.details === 'open' ? rows?.find((row) => keys.get(row) === openId) : undefined
}
