import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import type { LastKnown } from '../../environment/storage/lastKnown.ts'

const NOWHERE: LastKnown<never> = { keep: () => undefined, recall: () => null }

/**
 * Creates the ports of a list of records from the call that loads a player's rows, by remote id. The rows in
 * `lastKnown` stay readable offline.
 */
export function recordsPortsOf<Row>(
  environment: Environment,
  load: (remoteId: string, signal: AbortSignal) => Promise<Result<readonly Row[]>>,
  lastKnown: LastKnown<Row> = NOWHERE,
): RecordsPorts<Row> {
  return {
    loadRecords: promisePort(environment.report, async ({ input, signal }) => {
      const result = await load(input, signal)
      const loaded = mapResult(result, (rows) => ({ rows, loadedAt: environment.clock.now() }))
      if (loaded.ok) lastKnown.keep(input, loaded.value)
      return loaded
    }),
    recallRecords: promisePort(environment.report, async ({ input }) => succeeded(lastKnown.recall(input))),
    tabReturns: tabReturns(environment),
  }
}
