import { mapResult } from '../../../machines/common/result.ts'
import { type BettingRecord, type ExchangeRecord, playCalls } from '../../../machines/contract/play.ts'
import type { RecordsPorts } from '../../../machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { recordsPortsOf } from './records.ts'

const dataOf = <Data>({ data }: { data: Data }): Data => data

export function settledPortsOf(environment: Environment): RecordsPorts<BettingRecord> {
  return recordsPortsOf(environment, async (_, signal) =>
    mapResult(await environment.http.send(playCalls.bettingRecords, { signal }), dataOf),
  )
}

export function exchangePortsOf(environment: Environment): RecordsPorts<ExchangeRecord> {
  return recordsPortsOf(environment, async (_, signal) =>
    mapResult(await environment.http.send(playCalls.exchangeRecords, { signal }), dataOf),
  )
}
