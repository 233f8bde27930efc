import { moneyCalls, type Turnover, turnovers } from '@tiya/contract/money'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http/http.ts'
import { lastKnownRows } from '../../environment/storage/lastKnown.ts'
import { recordsPortsOf } from './records.ts'

/** Loads the player's turnovers. */
export async function loadTurnovers(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
): Promise<Result<readonly Turnover[]>> {
  return mapResult(
    await http.send(moneyCalls.turnovers, { query: { remote_id: remoteId }, signal }),
    ({ turnover }) => turnover,
  )
}

export function turnoversPortsOf(environment: Environment): RecordsPorts<Turnover> {
  return recordsPortsOf(
    environment,
    (remoteId, signal) => loadTurnovers(environment.http, remoteId, signal),
    lastKnownRows(environment, 'turnovers', turnovers),
  )
}
