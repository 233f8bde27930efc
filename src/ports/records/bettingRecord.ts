import {
  type BettingRecord,
  bettingRecords,
  type ExchangeRecord,
  exchangeRecords,
  playCalls,
} from '@tiya/contract/play'
import { mapResult } from '#machines/common/result.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { lastKnownRows } from '../../environment/storage/lastKnown.ts'
import { recordsPortsOf } from './records.ts'

const dataOf = <Data>({ data }: { data: Data }): Data => data

/** Returns the ports of the bets on games. The last rows stay readable offline, as those of the exchange. */
export function settledPortsOf(environment: Environment): RecordsPorts<BettingRecord> {
  return recordsPortsOf(
    environment,
    async (_, signal) => mapResult(await environment.http.send(playCalls.bettingRecords, { signal }), dataOf),
    lastKnownRows(environment, 'bets', bettingRecords),
  )
}

/** Returns the ports of the bets on the exchange, open and settled, which several flows show. */
export function exchangeBetsPortsOf(environment: Environment): RecordsPorts<ExchangeRecord> {
  return recordsPortsOf(
    environment,
    async (_, signal) =>
      mapResult(await environment.http.send(playCalls.exchangeRecords, { signal }), dataOf),
    lastKnownRows(environment, 'exchangeBets', exchangeRecords),
  )
}
