import { fromPromise } from 'xstate'
import { mapResult, type Result } from '../../../machines/common/result.ts'
import type { RecordsPorts } from '../../../machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'

/** Makes the ports of a list of records from the call that loads a player's rows, by remote id. */
export function recordsPortsOf<Row>(
  environment: Environment,
  load: (remoteId: string, signal: AbortSignal) => Promise<Result<readonly Row[]>>,
): RecordsPorts<Row> {
  return {
    loadRecords: fromPromise(async ({ input, signal }) =>
      mapResult(await load(input, signal), (rows) => ({ rows, loadedAt: environment.clock.now() })),
    ),
    tabReturns: tabReturns(environment),
  }
}
