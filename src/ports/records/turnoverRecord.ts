import { fromPromise } from 'xstate'
import { mapResult } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type { turnoverRecordPorts } from '../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'

export function turnoverRecordPortsOf(environment: Environment): typeof turnoverRecordPorts {
  return {
    loadTurnovers: fromPromise(async ({ input, signal }) =>
      mapResult(
        await environment.http.send(moneyCalls.turnovers, { query: { remote_id: input }, signal }),
        ({ turnover }) => turnover,
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
