import { fromPromise } from 'xstate'
import { mapResult } from '../../../machines/common/result.ts'
import { moneyCalls, type Turnover } from '../../../machines/contract/money.ts'
import type { RecordsPorts } from '../../../machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'

export function turnoversPortsOf(environment: Environment): RecordsPorts<Turnover> {
  return {
    loadRecords: fromPromise(async ({ input, signal }) =>
      mapResult(
        await environment.http.send(moneyCalls.turnovers, { query: { remote_id: input }, signal }),
        ({ turnover }) => turnover,
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
