import { fromPromise } from 'xstate'
import { moneyCalls } from '../../machines/contract/money.ts'
import { mapOutcome } from '../../machines/contract/outcome.ts'
import type { turnoverPorts } from '../../machines/turnover/turnover.machine.ts'
import type { Outside } from './outside.ts'
import { tabReturns } from './visibility.ts'

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
