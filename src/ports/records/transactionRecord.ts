import { type allTransactions, moneyCalls, type Transaction, transactions } from '@tiya/contract/money'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http/http.ts'
import { lastKnownRows } from '../../environment/storage/lastKnown.ts'
import { recordsPortsOf } from './records.ts'

/**
 * Loads the player's transactions, newest first as the server lists them.
 *
 * @param call `allTransactions` where a decision about money rests on them
 */
export async function loadTransactions(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
  call: typeof allTransactions | typeof moneyCalls.transactions = moneyCalls.transactions,
): Promise<Result<readonly Transaction[]>> {
  return mapResult(
    await http.send(call, { query: { remote_id: remoteId }, signal }),
    ({ transactions }) => transactions,
  )
}

/** Returns the device's store for the last known transactions. */
export function lastTransactions(environment: Environment) {
  return lastKnownRows(environment, 'transactions', transactions)
}

export function transactionsPortsOf(environment: Environment): RecordsPorts<Transaction> {
  return recordsPortsOf(
    environment,
    (remoteId, signal) => loadTransactions(environment.http, remoteId, signal),
    lastTransactions(environment),
  )
}
