import { mapResult } from '../../../machines/common/result.ts'
import { moneyCalls, type Turnover, turnover as turnoverRow } from '../../../machines/contract/money.ts'
import type { RecordsPorts } from '../../../machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { lastKnownRows } from '../../environment/lastKnown.ts'
import { recordsPortsOf } from './records.ts'

export function turnoversPortsOf(environment: Environment): RecordsPorts<Turnover> {
  return recordsPortsOf(
    environment,
    async (remoteId, signal) =>
      mapResult(
        await environment.http.send(moneyCalls.turnovers, { query: { remote_id: remoteId }, signal }),
        ({ turnover }) => turnover,
      ),
    lastKnownRows(environment, 'turnovers', turnoverRow),
  )
}
