import { fromPromise } from 'xstate'
import { mapOutcome } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type { turnoverPorts } from '../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import type { Outside } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'

export function turnoverPortsOf(outside: Outside): typeof turnoverPorts {
  return {
    loadTurnovers: fromPromise(async ({ input, signal }) =>
      mapOutcome(
        await outside.http.send(moneyCalls.turnovers, { query: { remote_id: input }, signal }),
        ({ turnover }) => turnover,
      ),
    ),
    tabReturns: tabReturns(outside),
  }
}
